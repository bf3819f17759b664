import type { siteLandingWords } from './words-landing.ts'

export const siteLandingWordsFil: typeof siteLandingWords = {
  minutes: (count) => `${count} minuto`,
  hours: (count) => `${count} oras`,
  days: (count) => `${count} araw`,
  hero: {
    title: 'Ang peso\u00a0wallet na bukas ang mga libro',
    text:
      'Magdeposito at mag-withdraw sa chat kasama ang totoong tao, mag-invest nang malinaw ang ' +
      'panganib, at sundan ang bawat piso sa resibo nito.',
    textWithoutPlans:
      'Magdeposito at mag-withdraw sa chat kasama ang totoong tao. Sundan ang bawat piso sa ' +
      'reference, petsa, at resibo.',
    start: 'Simulang mag-invest',
    login: 'May login na ako',
    picture:
      'Ang Kaban sa telepono, may halimbawang datos: ang balanse, mga button para magdeposito at ' +
      'mag-withdraw, at ang mga huling galaw ng pera',
    pictureMark: 'Halimbawang datos',
    message: 'Tugma ang patunay. Nasa balanse mo na ang deposito.',
    messageBy: 'Suporta ng kompanya',
    figures: 'Mula sa mga libro',
    counted: 'Binilang mula sa ledger,',
    allFigures: 'Paano ginagawa ang mga bilang na ito',
  },
  ticker: {
    title: 'Mga numero ng merkado',
    none: 'Wala pang numero ng merkado na nailagay at nakumpirma.',
    pause: 'Ihinto ang gumagalaw na mga bilang',
  },
  payouts: {
    title: 'Mga live payout',
    lead: 'Pumayag ang may-ari. Ibinaba ang halaga; hanggang oras lang ang oras, walang minuto.',
    list: 'Mga huling withdrawal na nabayaran',
    none:
      'Wala pang maipapakita: walang may-ari ng natapos na withdrawal ang pumayag. Hindi ' +
      'kailanman pinupunan ng mga halimbawa ang listahang ito.',
    atLeast: (amount) => `${amount}+`,
    noAmount: 'hindi ipinapakita ang halaga',
    to: 'sa',
    bank: 'isang bangko',
    ewallet: 'isang e-wallet',
    pause: 'Ihinto ang listahan',
    know:
      'Bawat linya ay isang withdrawal sa ledger na tinapos ng staff namin at pinayagan ng ' +
      'may-ari, sa resibo, na ipakita.',
    knowCrowd: (people) =>
      `Ibinababa namin ang halaga hanggang hindi bababa sa ${people} tao ang maaaring tinutukoy. ` +
      'Bago iyon, ang minimum na withdrawal lang ang ipinapakita. Sa parehong tuntunin ' +
      'pinapangalanan ang bangko.',
  },
  banks: {
    title: 'Saan puwedeng i-withdraw',
    lead: 'Mga paraan ng pag-withdraw, hindi partner.',
    banks: 'Mga bangko',
    ewallets: 'Mga e-wallet',
    know:
      'Ang mga paraang maaaring pangalanan ng isang withdrawal, mula sa software mismo. Amin ang ' +
      'mga titik at hindi logo: wala kaming hiningan ng logo nila. Wala ring nag-eendorso sa ' +
      'amin.',
    about: 'ang mga paraan ng pag-withdraw',
    list: 'Mga bangko at e-wallet na puwedeng gamitin',
  },
  news: {
    title: 'Balita',
    none: 'Wala pang inilagay na link sa balita ang kompanya.',
  },
  market: {
    title: 'Galaw ng merkado',
    know:
      'Inilagay mula sa pinangalanang pinagkunan at kinumpirma ng ikalawang tao. Wala itong ' +
      'sinasabi tungkol sa ibibigay ng isang plano.',
    none: 'Wala pang numero ng merkado na nailagay at nakumpirma.',
    change: 'Pagbabago',
    asOf: 'Hanggang',
    noChange: 'hindi ibinigay',
    up: 'tumaas',
    down: 'bumaba',
    unchanged: 'walang pagbabago',
  },
  proofs: {
    title: 'Mga patunay ng payout',
    lead: 'May pirma ang bawat resibo: buksan ang isa at suriin.',
    none: 'Wala pang may-ari ang naglathala ng resibo.',
    open: 'Suriin ang resibong ito',
    amount: 'Halaga',
    day: 'Binayaran noong',
    receiver: 'Tumanggap',
    reference: 'Reference',
    know:
      'Inilathala ng may-ari ng withdrawal na ito ang resibo. Sinusuri ang pirma sa tuwing may ' +
      'magbubukas nito.',
  },
  testimonials: {
    title: 'Mga testimonial',
    lead: 'Isinulat matapos ang isang transaksyon at hindi kailanman binago.',
    none: 'Wala pang sumulat.',
    pictureOf: (name) => `Larawan ni ${name}`,
    average: (stars) => `${stars} sa limang bituin`,
    ofAll: (count) => (count === 1 ? 'mula sa nag-iisa' : `average ng lahat ng ${count}`),
    know:
      'Kasama ang bawat nailathalang testimonial, ipinapakita man dito o hindi. Pang-aabuso at ' +
      'personal na impormasyon lang ang tinitingnan ng staff, hindi papuri o puna.',
    knowAmount:
      'Natapos na transaksyon ng sumulat sa ledger ang halaga. Pumayag ang sumulat na ipakita ' +
      'ito at maaari itong bawiin anumang oras.',
    amount: {
      in: (amount) => `Nagdeposito ng ${amount}`,
      out: (amount) => `Nag-withdraw ng ${amount}`,
    },
    knowOne:
      'May natapos na transaksyon sa mga tala ng installation na ito ang sumulat, at pumayag ' +
      'siyang ipakita ito.',
    stars: (rating) => `${rating} sa limang bituin`,
    written: 'Isinulat noong',
  },
  notifications: {
    title: 'Mga abiso sa transfer',
    lead: 'Ang talagang ipinapadala namin, gawa-gawa lang ang mga halaga.',
    example: 'Halimbawa',
    inApp: 'Sa app',
    byMail: 'Email',
    noSms: 'Hindi kami nagpapadala ng SMS: hindi galing sa amin ang text tungkol sa wallet mo.',
    list: 'Mga abiso, isa-isa',
  },
  highlights: {
    title: 'Tungkol sa kompanya',
    none: 'Wala pang idinagdag ang kompanya tungkol sa sarili nito.',
  },
  legal: {
    title: 'Pagsunod sa batas',
    none:
      'Walang nakalagay na rehistro. Walang sinasabi ang site na ito na may regulator na ' +
      'nagpahintulot sa kompanyang ito na tumanggap ng deposito o investment.',
    number: 'Numero',
    permits: 'Pinapayagan nito',
    doesNotPermit: 'Hindi nito pinapayagan',
    issued: 'Ibinigay noong',
    expires: 'Matatapos sa',
    over: 'Tapos na ang rehistrong ito',
    check: 'Suriin sa regulator',
    document: 'Buksan ang dokumento',
    primer: 'Bago ka mag-invest kanino man',
    primerText:
      'Ang pagiging rehistradong kompanya ay hindi pahintulot na tumanggap ng investment. Hingin ' +
      'ang numero ng alok at hanapin sa regulator.',
    law: 'Securities Regulation Code',
    lawKnow:
      'Republic Act No. 8799, seksiyon 8: hindi maaaring ialok sa publiko ang mga securities ' +
      'kung hindi nakarehistro ang alok.',
    notDeposit: 'Hindi deposito sa bangko ang wallet at hindi ito nakaseguro. Wala itong interes.',
    since: 'Nakarehistro noong',
  },
  contact: {
    title: 'Makipag-ugnayan',
    email: 'Email',
    phone: 'Telepono',
    hours: 'Oras ng opisina',
    emergency: 'Kapag may emergency',
    address: 'Address',
    none:
      'Hindi pa inilalagay ng kompanya kung paano ito makakausap. Puwedeng sumulat ang mga user ' +
      'sa support chat.',
    faq: 'Mga tanong at sagot',
    howLong: 'Gaano katagal ang withdrawal?',
    howLongLead: 'Sinukat, hindi ipinangako.',
    measured: [
      'Natapos ang kalahati ng mga withdrawal sa loob ng',
      ', at ang siyam sa sampu sa loob ng',
      '.',
    ],
    notMeasured: 'Kulang pa ang mga natapos na withdrawal para masabi ito.',
    howLess: 'Magkano ang mga minimum?',
    minimums: ['Nagsisimula ang deposito sa', ', ang withdrawal sa', '.'],
    howLost: 'Maaari bang mawala ang pera ko?',
    lost:
      'Oo. Maaaring mas maliit ang ibalik ng isang investment kaysa sa inilagay, hanggang sa ' +
      'pinakamasamang mangyayari na sinasabi ng plano. Ang pera sa wallet mo ay maaari mong ' +
      'i-withdraw at walang kinikita.',
    ready: 'Handa ka nang tumingin?',
    readyText: 'Libre ang pag-sign up. Walang nai-invest dahil lang dito.',
    register: 'Mag-sign up ngayon',
    know: 'Setting ng installation na ito, pareho para sa lahat at umiiral na ngayon.',
  },
}
