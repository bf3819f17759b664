import type { kitWords } from './words.ts'

export const kitWordsFil: typeof kitWords = {
  brand: 'Kaban',
  readOnly: 'Hindi magagawa habang inaayos ang sistema.',
  close: 'Isara',
  cancel: 'Kanselahin',
  retry: 'Subukan ulit',
  loading: 'Naglo-load',
  optional: 'hindi kailangan',
  skipToContent: 'Lumaktaw sa nilalaman',
  sampleData: 'Halimbawang datos',
  sampleDataMore: 'Walang totoong pera o tao rito.',
  showing: (count, noun) => `Ipinapakita ang ${count} ${noun}`,
  rows: 'hanay',
  pagesOfList: 'Mga pahina ng listahan',
  newest: 'Pinakabago',
  newer: 'Mas bago',
  older: 'Mas luma',
  nothingHere: 'Wala pang laman',
  couldNotLoad: 'Hindi ito ma-load',
  notLoaded: 'Subukan ulit mamaya.',
  requestId: (id) => `Reference para sa suporta: ${id}`,
  copy: (what) => `Kopyahin ang ${what}`,
  copied: 'Nakopya na',
  copyFailed: 'Hindi makopya. Piliin ang teksto at kopyahin nang mano-mano.',
  showPassword: 'Ipakita ang tina-type',
  hidePassword: 'Itago ang tina-type',
  amountPasteRefused: 'Hindi iyon halaga sa piso.',
  amountUnreadable: 'Hindi ito halaga sa piso. Isulat nang ganito: 1,000.50.',
  amountTooLarge: (highest) => `Masyadong malaki ang halagang ito. Hanggang ${highest} lang.`,
  quickAmounts: 'Mga mungkahi',
  max: 'Lahat',
  choose: 'Pumili ng isa',
  timeLeft: (minutes) => `${minutes} minuto na lang`,
  timeOver: 'Tapos na ang oras',
  theme: 'Tema',
  themeLight: 'Maliwanag',
  themeDark: 'Madilim',
  themeSystem: 'Ayon sa device',
  language: 'Wika',
  dismiss: 'Isara ang paalala',
  notices: 'Mga paalala',
  asOf: (time) => `Noong ${time}, oras sa Maynila`,
  updated: (time) => `Na-update noong ${time}`,
  reconnecting: 'Kumokonekta ulit… Maaaring medyo luma ang nakikita mo.',
  offline:
    'Offline ka. Maaaring luma ang nakikita mo, at hindi makagagalaw ng pera hangga’t hindi ' +
    'ka nakababalik.',
  needsConnection: 'Offline ka. Magagawa ito kapag nakabalik ka na online.',
  needsConnectionMore:
    'Hindi maigagalaw ang pera nang walang koneksyon. Kusang bubukas ang pahinang ito ' +
    'pagbalik ng koneksyon mo.',
  offlineTitle: 'Offline ka',
  notKept:
    'Offline ka, at hindi ito naitabi sa device na ito. Lalabas ito pagbalik ng koneksyon mo.',
  offlineMessage: 'Walang naipadala. Tingnan ang koneksyon mo, saka subukan ulit.',
  unansweredTitle: 'Walang sagot',
  unansweredMessage: (aboutMoney) =>
    'Naputol ang koneksyon bago dumating ang sagot, kaya maaaring nagawa ito o hindi. Subukan ' +
    'ulit dito: walang magagawa nang doble.' +
    (aboutMoney ? ' Tingnan din ang mga transaksyon mo.' : ''),
  busyTitle: 'Napakaraming ginagawa ngayon',
  busyMessage: (seconds: number) =>
    `Napakaraming ginagawa ng Kaban. Walang nagawa at walang perang gumalaw. Subukan ulit ` +
    `pagkalipas ng ${seconds} segundo; walang magagawa nang doble.`,
  faultTitle: 'May nagkaproblema',
  faultMessage: (requestId, aboutMoney) =>
    [
      'Hindi ito natapos ng Kaban.',
      aboutMoney ? 'Tingnan muna ang mga transaksyon mo bago umulit.' : 'Pakisubukan ulit.',
      ...(requestId ? [`Sanggunian: ${requestId}`] : []),
    ].join(' '),
  signedOutTitle: 'Mag-sign in ulit',
  signedOutMessage: 'Tapos na ang session mo. Babalik ka sa pahinang ito pagkatapos mag-sign in.',
}
