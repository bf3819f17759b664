/** Support chats as people write them. `u` is the user, `s` the staff; `after` is in minutes. */
import type { Language } from '../people.ts'

export interface Talk {
  language: Language
  lines: readonly [who: 'u' | 's', after: number, text: string][]
}

export const talks: readonly Talk[] = [
  {
    language: 'fil',
    lines: [
      ['u', 0, 'Hello po, gaano po katagal bago dumating yung withdrawal sa GCash?'],
      ['s', 7, 'Magandang araw po! Kadalasan po sa loob ng 3 oras kapag banking day.'],
      ['u', 2, 'Ah ok po. Kahapon po kasi ako nag-request bandang gabi na'],
      ['s', 5, 'Nasa unahan na po siya ng pila. Makakatanggap po kayo ng notice pag naipadala.'],
      ['u', 1, 'Salamat po 🙏'],
    ],
  },
  {
    language: 'en',
    lines: [
      ['u', 0, 'I changed my phone number. Do I need to tell you?'],
      ['s', 16, 'Please change it under Settings. You will be asked for your password.'],
      ['u', 4, 'Found it, thanks.'],
    ],
  },
  {
    language: 'fil',
    lines: [
      ['u', 0, 'Sir/ma’am may tumawag sa akin taga Kaban daw hinihingi yung code ko'],
      ['s', 3, 'Huwag po ninyong ibigay! Hindi po kami tumatawag at hindi humihingi ng code.'],
      ['u', 1, 'Hindi ko naman po binigay. Kinabahan lang ako'],
      [
        's',
        2,
        'Tama po ang ginawa ninyo. Maaari po ninyong i-lock ang pera sa Security anumang oras.',
      ],
      ['u', 3, 'Sige po ginawa ko na. Salamat sa mabilis na sagot'],
    ],
  },
  {
    language: 'en',
    lines: [
      [
        'u',
        0,
        'Where can I download my statement for last month? My landlord asks for proof of income.',
      ],
      ['s', 22, 'Open your transactions, then Statements. Each month is there as PDF and CSV.'],
      ['u', 9, 'Got it. It even has a code to verify, nice.'],
    ],
  },
  {
    language: 'fil',
    lines: [
      ['u', 0, 'Magtatanong lang po sa Harvest, pag po ba nagka-emergency makukuha ko agad?'],
      [
        's',
        12,
        'May dalawang banking day po kayo para bawiin nang buo. Pagkatapos, may 2% na bawas.',
      ],
      ['u', 3, 'Pag hindi po ako nag-exit, sure po ba yung tubo?'],
      [
        's',
        6,
        'Hindi po sigurado. Inaasahan lang po ang tubo at maaari ring malugi. Nasa terms po lahat.',
      ],
      ['u', 2, 'Ok po salamat sa totoo. Pag isipan ko muna'],
    ],
  },
  {
    language: 'en',
    lines: [
      ['u', 0, 'My deposit expired but I had already paid. What now?'],
      ['s', 9, 'No worries, send the proof in that chat. We can still complete it.'],
      ['u', 6, 'Sent.'],
      ['s', 18, 'Found it in the bank, it is in your wallet.'],
    ],
  },
  {
    language: 'fil',
    lines: [
      ['u', 0, 'Pano po palitan ang bank account? BPI na po gagamitin ko'],
      [
        's',
        11,
        'Sa Account po, tapos Bank Details. 24 oras pong naka-pause ang withdrawal pagkatapos.',
      ],
      ['u', 2, 'Bakit po may pause'],
      ['s', 4, 'Para po kung may ibang nagpalit, may oras kayong mapansin at pigilan.'],
      ['u', 1, 'ayy ok po gets'],
    ],
  },
  {
    language: 'en',
    lines: [
      ['u', 0, 'Is there a way to set a weekly deposit automatically?'],
      [
        's',
        35,
        'Not yet. Each deposit is confirmed by one of us, so we do not pull money by ourselves.',
      ],
      ['u', 12, 'Understood.'],
    ],
  },
  {
    language: 'fil',
    lines: [
      ['u', 0, 'Magandang araw po. Ano po ibig sabihin ng On hold?'],
      [
        's',
        8,
        'Nakita po namin ang bayad pero iba ang halaga. Tinatanong lang po namin ang bangko.',
      ],
      ['u', 5, 'Nagkulang po ata ako ng 50, ipadala ko na lang po'],
      ['s', 3, 'Hindi na po kailangan, idadagdag po namin kung ano ang pumasok.'],
    ],
  },
  {
    language: 'en',
    lines: [
      ['u', 0, 'Can I have two wallets, one for my sari-sari store?'],
      [
        's',
        14,
        'One person has one wallet. You could use tasks and statements to tell them apart.',
      ],
    ],
  },
  {
    language: 'fil',
    lines: [
      [
        'u',
        0,
        'Nalimutan ko po password ko kanina pero nareset ko na. Bakit hindi pa maka-withdraw',
      ],
      [
        's',
        6,
        'Pagkatapos po ng bagong password, 24 oras na walang withdrawal. Bukas po, pwede na ulit.',
      ],
      ['u', 1, 'Sige po hintayin ko na lang'],
      ['s', 2, 'Salamat po sa pag-unawa.'],
    ],
  },
  {
    language: 'en',
    lines: [
      ['u', 0, 'Hi, my name on the receipt is missing my second name.'],
      ['s', 19, 'We can correct it. Please send a picture of an ID here.'],
      ['u', 41, 'Done.'],
      ['s', 26, 'Corrected. New receipts show the full name.'],
      ['u', 3, 'Perfect, thank you!'],
    ],
  },
]

/** The last ones of today, which nobody has answered yet. */
export const unanswered: readonly { name: string; minutesAgo: number; text: string }[] = [
  {
    name: 'Imelda Cabrera',
    minutesAgo: 27,
    text: 'Hello po, tanong ko lang po kung pwede bang sa anak ko ipadala yung withdrawal?',
  },
  {
    name: 'Carlo Mendoza',
    minutesAgo: 9,
    text: 'Good day. How long does it take until the tax certificate for my payout is ready?',
  },
]
