import type { sitePlansWords } from './words-plans.ts'

export const sitePlansWordsFil: typeof sitePlansWords = {
  title: 'Mga planong pang-investment',
  lead: 'Hindi pangako ang tantiya: maaaring mawala ang pera mo.',
  none:
    'Walang iniaalok na plano. Lalabas lang dito ang plano kapag inaprubahan na ng dalawang tao ' +
    'at nakapasa sa mga tuntunin sa ibaba.',
  slides: 'Mga planong pang-investment, isa-isa',
  previous: 'Naunang plano',
  next: 'Susunod na plano',
  goTo: (name) => `Ipakita ang planong ${name}`,
  popular: 'Pinakapatok',
  deposit: 'Idedeposito mo',
  projected: 'Tinatayang babalik, bago ang buwis',
  roi: 'Kabuuang kita (ROI)',
  yearly: 'Kita sa isang taon',
  term: 'Termino',
  worst: 'Pinakamasama',
  worstBack: 'ang babalik sa pinakamasamang mangyayari',
  risk: 'Panganib',
  source: 'Saan nanggagaling ang kita',
  fees: 'Mga bayarin',
  otherFees: 'Iba pang bayarin',
  more: 'Pinakamasama, kinalabasan, at rehistro',
  exitFee: 'Singil sa maagang pag-alis',
  licence: 'Rehistro',
  noLicence: 'Walang nakalagay sa site na ito.',
  licences: 'Tingnan ang nakatala',
  licencesHere: 'Tingnan ang pagsunod sa batas',
  exempt: 'Hindi kailangang irehistro:',
  lookUp: 'Tingnan ang tala',
  offerKnow:
    'Isang staff ang naglagay ng rehistro o exemption kasama ang dokumento nito, at isa pa ang ' +
    'nag-apruba.',
  invest: 'Mag-invest ngayon',
  notOffered: 'Hindi bukas: walang alok',
  opensOn: (day) => `Magbubukas sa ${day}`,
  closedOn: (day) => `Isinara noong ${day}`,
  full: 'Sarado: nailagay na ang lahat ng pinapayagan ng pahintulot',
  replaced: 'Sarado: hindi pa iniaalok ang bagong bersyon nito',
  taxClassOver: 'Sarado: natapos na ang tax class nito',
  permissionOver: (day) => `Sarado: natapos ang pahintulot noong ${day}`,
  how:
    'Mag-sign up at maglagay muna ng pera sa wallet mo. Habang bukas ang isang plano, ikaw mismo ' +
    'ang maglalagay ng halaga, at sa loob ng dalawang araw na bukas ang bangko ay maaari mo ' +
    'itong kanselahin at mabawi nang buo.',
  computed:
    'Kinukuwenta ng server ang dalawang kita mula sa deposito, tinatayang babalik, at termino; ' +
    'walang nagta-type ng mga ito. Epektibo ang taunan: na parang paulit-ulit na kinuha ang ' +
    'plano sa loob ng isang taon.',
  popularKnow: 'Ang kompanya ang pumipili kung aling plano ang markadong pinakapatok.',
  rulesTitle: 'Bawal sa anumang plano rito',
  capRule: ['Mangako ng higit sa', 'sa isang taon'],
  termRule: ['Magbigay ng kita sa wala pang', ''],
  wordsRule: 'Tawagin ang sarili na sigurado o walang panganib, o madaliin ka',
  rulesKnow:
    'Tinatanggihan ng server at ng database ang ganoong plano, sino man ang maglagay, pati ang ' +
    'planong hindi nagsasabi ng pinakamasamang mangyayari, mga bayarin, panganib, o kung saan ' +
    'nanggagaling ang kita.',
  capKnow:
    'Ang hangganan ng installation na ito. Dalawang staff ang nag-aapruba ng pagbabago, dahil ' +
    'dito:',
  capDefault:
    'Ang pinakamataas na hangganang pinapayagan ng software. Maibababa lang ito ng staff.',
}
