import type { siteLandingWords } from './words-landing.ts'

export const siteLandingWordsFil: typeof siteLandingWords = {
  minutes: (count) => `${count} minuto`,
  hours: (count) => `${count} oras`,
  days: (count) => `${count} araw`,
  hero: {
    title: 'Peso wallet na bukas sa iyo ang mga libro',
    text:
      'Magdeposito at mag-withdraw sa iyong bangko o e-wallet, mag-invest sa mga planong ' +
      'kasinglinaw ng kita ang panganib, at sundan ang bawat piso sa reference, petsa, at ' +
      'resibo nito.',
    textWithoutPlans:
      'Magdeposito at mag-withdraw sa iyong bangko o e-wallet, at sundan ang bawat piso ' +
      'sa reference, petsa, at resibo nito.',
    start: 'Magsimulang Mag-invest',
    login: 'May login na ako',
    figures: 'Mula sa mga libro',
    figuresHint:
      'Binilang mula sa mga tala; walang nagta-type nito. Pindutin ang isang linya para ' +
      'makita kung paano namin nalaman.',
    allFigures: 'Paano ginagawa ang mga bilang na ito',
  },
  ticker: {
    title: 'Mga bilang ng merkado',
    none: 'Wala pang bilang ng merkado na nailagay at nakumpirma.',
    pause: 'Ihinto ang gumagalaw na mga bilang',
  },
  payouts: {
    title: 'Mga live payout',
    lead:
      'Mga withdrawal na naibayad na, at ipinapakita lamang kung pumayag ang may-ari. ' +
      'Nakatago ang pangalan, ibinaba ang halaga, at walang minuto ang oras.',
    list: 'Mga huling withdrawal na nabayaran',
    none:
      'Wala pang ipinapakita: walang natapos na withdrawal na pinayagan ng may-ari. Hindi ' +
      'kailanman pinupunan ng mga halimbawa ang listahang ito.',
    atLeast: (amount) => `${amount} pataas`,
    noAmount: 'hindi ipinapakita ang halaga',
    to: 'sa',
    bank: 'isang bangko',
    ewallet: 'isang e-wallet',
    pause: 'Ihinto ang listahan',
    know:
      'Ang bawat linya ay isang withdrawal sa talaan ng pera na tinapos ng mga kawani at ' +
      'pinayagan ng may-ari, sa resibo, na maipakita.',
    knowCrowd: (people) =>
      `Ibinababa ang halaga hanggang hindi bababa sa ${people} tao ang maaaring tinutukoy; ` +
      'bago iyon, ang pinakamababang puwedeng i-withdraw lamang ang sinasabi. Sa parehong ' +
      'tuntunin lamang pinapangalanan ang bangko.',
  },
  banks: {
    title: 'Saan puwedeng pumunta ang mga withdrawal',
    lead:
      'Mga suportadong daanan. Hindi sila katuwang ng kompanyang ito at hindi nila ito ' +
      'ineendorso.',
    banks: 'Mga bangko',
    ewallets: 'Mga e-wallet',
    know:
      'Ang listahan ng software mismo: ang mga daanang maaaring pangalanan ng isang ' +
      'withdrawal. Walang mga logo, dahil wala sa kanila ang hiningan nito.',
    about: 'ang mga daanan',
  },
  news: {
    title: 'Balita',
    lead: 'Isinulat ng iba, pinili ng kompanya. Papunta sa naglathala ang bawat link.',
    none: 'Walang inilagay na link sa balita ang kompanya.',
  },
  market: {
    title: 'Galaw ng merkado',
    lead:
      'Inilagay nang mano-mano mula sa pinangalanang pinagkunan at kinumpirma ng ikalawang ' +
      'tao. Walang sinasabi ang mga bilang na ito tungkol sa ibibigay ng isang plano.',
    none: 'Wala pang bilang ng merkado na nailagay at nakumpirma.',
    change: 'Pagbabago',
    asOf: 'Noong',
    noChange: 'hindi ibinigay',
    up: 'tumaas',
    down: 'bumaba',
    unchanged: 'walang pagbabago',
  },
  proofs: {
    title: 'Mga patunay ng payout',
    lead:
      'Mga resibo ng totoong withdrawal na inilathala ng mga may-ari. May pirma ang bawat ' +
      'isa; buksan ito at susuriin ng site na ito ang pirma sa harap mo.',
    none: 'Wala pang resibong inilathala ng may-ari nito.',
    open: 'Suriin ang resibong ito',
    amount: 'Halaga',
    day: 'Binayaran noong',
    receiver: 'Tumanggap',
    know:
      'Inilathala ng may-ari ng withdrawal na ito ang resibo. Sinusuri ang pirma nito sa ' +
      'bawat pagbukas.',
  },
  testimonials: {
    title: 'Mga testimonial',
    lead:
      'Isinulat ng mga taong may natapos na transaksiyon, sa sarili nilang salita, at ' +
      'hindi binago. Pang-aabuso at personal na impormasyon lamang ang tinitingnan ng mga ' +
      'kawani, hindi papuri o puna.',
    none: 'Wala pang sumulat.',
    pictureOf: (name) => `Larawan ni ${name}`,
    average: (stars) => `${stars} sa limang bituin`,
    ofAll: (count) =>
      count === 1
        ? 'mula sa iisang nailathala'
        : `ang karaniwan ng lahat ng ${count} na nailathala`,
    know:
      'Binilang mula sa mga tala ng installation na ito: kasama ang bawat nailathalang ' +
      'testimonial, alinman ang ipinapakita rito.',
    knowAmount:
      'Natapos na transaksiyon ng sumulat sa mga aklat ng installation na ito ang halaga. ' +
      'Pumayag siyang ipakita ito at maaari niya itong bawiin anumang oras.',
    amount: {
      in: (amount) => `Nag-deposito ng ${amount}`,
      out: (amount) => `Nag-withdraw ng ${amount}`,
    },
    knowOne:
      'May natapos na transaksiyon sa mga tala ng installation na ito ang sumulat, at ' +
      'pumayag siyang maipakita ito.',
    stars: (rating) => `${rating} sa limang bituin`,
    written: 'Isinulat noong',
  },
  notifications: {
    title: 'Mga abiso sa paggalaw ng pera',
    lead:
      'Ang sinasabi namin sa iyo kapag gumalaw ang pera: agad sa application, at sa email ' +
      'kung gusto mo. Totoo ang mga salita, gawa-gawa ang mga halaga.',
    example: 'Halimbawa',
    inApp: 'Sa application',
    byMail: 'Email',
    noSms: 'Wala pang SMS. Hindi galing sa amin ang text message tungkol sa wallet mo.',
  },
  highlights: {
    title: 'Tungkol sa kompanya',
    lead: 'Binilang mula sa mga tala, o inilagay nang may pinagkunan.',
    none: 'Wala pang inilagay ang kompanya tungkol sa sarili nito.',
  },
  legal: {
    title: 'Pagsunod sa batas',
    lead:
      'Ang nakatala sa isang regulator tungkol sa kompanyang ito, may link para ikaw mismo ' +
      'ang tumingin.',
    none:
      'Walang nakalagay na rehistro. Walang sinasabi ang site na ito na may regulator na ' +
      'nagpahintulot sa kompanyang ito na tumanggap ng deposito o investment.',
    number: 'Numero',
    permits: 'Ang pinahihintulutan nito',
    doesNotPermit: 'Ang hindi nito pinahihintulutan',
    issued: 'Ibinigay noong',
    expires: 'Matatapos sa',
    noEnd: 'walang ibinigay na katapusan',
    over: 'Tapos na ang rehistrong ito',
    check: 'Suriin sa regulator',
    document: 'Buksan ang dokumento',
    primer: 'Bago ka mag-invest kanino man',
    primerText:
      'Ang pagiging rehistradong kompanya ay hindi pahintulot na tumanggap ng ' +
      'investment. Ikalawang pahintulot iyon, na ibinibigay sa bawat alok. Hingin ang ' +
      'numero nito at hanapin sa regulator bago ka magpadala ng pera.',
    law: 'Ang Securities Regulation Code',
    lawText:
      'ang nagsasabing hindi maaaring ialok sa publiko ang mga securities nang hindi ' +
      'nakarehistro ang alok.',
    lawKnow: 'Republic Act No. 8799, seksiyon 8.',
    notDeposit: 'Hindi deposito sa bangko ang wallet at hindi ito nakaseguro. Wala itong interes.',
    since: 'Nakarehistro noong',
  },
  contact: {
    title: 'Makipag-ugnayan',
    email: 'Email',
    phone: 'Telepono',
    hours: 'Oras ng negosyo',
    emergency: 'Kapag may emergency',
    address: 'Address',
    none:
      'Hindi pa inilalagay ng kompanya kung paano ito maaabot. Ang naka-sign in ay ' +
      'makasusulat dito sa support chat.',
    faq: 'Mga tanong at sagot',
    howLong: 'Gaano katagal ang isang withdrawal?',
    howLongLead: 'Sinusukat ito at hindi ipinapangako.',
    measured: [
      'Ang kalahati ng mga withdrawal ay natapos sa loob ng',
      ', at ang siyam sa sampu sa loob ng',
      '.',
    ],
    notMeasured: 'Kulang pa ang mga natapos na withdrawal para masabi ito.',
    howLess: 'Magkano ang pinakamaliit na maidedeposito o mawi-withdraw ko?',
    minimums: ['Nagsisimula ang deposito sa', ', ang withdrawal sa', '.'],
    howLost: 'Maaari ba akong malugi?',
    lost:
      'Oo. Maaaring mas maliit ang ibalik ng isang investment kaysa sa inilagay, hanggang ' +
      'sa pinakamasamang mangyayari na sinasabi ng plano. Ang nasa wallet mismo ay maaari ' +
      'mong i-withdraw at walang kinikita.',
    ready: 'Handa ka na bang tumingin sa loob?',
    readyText: 'Walang bayad ang pagrehistro, at walang nai-invest dahil lamang dito.',
    register: 'Magrehistro Ngayon',
    know: 'Setting ng installation na ito. Sabay-sabay itong ipinatutupad sa lahat.',
  },
}
