import type { sitePlansWords } from './words-plans.ts'

export const sitePlansWordsFil: typeof sitePlansWords = {
  title: 'Mga planong pang-investment',
  lead:
    'Ang iniaalok ng kompanya at ang kinuwenta mula rito. Hindi pangako ang isang tantiya: ' +
    'maaaring malugi ang pera.',
  none:
    'Walang iniaalok na plano. Ipinapakita lamang ang isang plano kapag sinang-ayunan ito ' +
    'ng dalawang tao at nakapasa sa mga tuntunin sa ibaba.',
  slides: 'Mga planong pang-investment, isa-isa',
  previous: 'Naunang plano',
  next: 'Susunod na plano',
  goTo: (name) => `Ipakita ang planong ${name}`,
  popular: 'Pinakapatok',
  deposit: 'Idedeposito mo',
  projected: 'Tinatayang babalik',
  roi: 'Kita sa buong termino (ROI)',
  yearly: 'Kita sa isang taon',
  term: 'Termino',
  worst: 'Pinakamasamang mangyayari',
  worstBack: 'ang babalik sa pinakamasama',
  risk: 'Panganib',
  source: 'Saan nanggagaling ang kita',
  fees: 'Mga bayarin',
  exitFee: (share) => `Sa maagang pag-alis: ${share} ng halaga.`,
  licence: 'Rehistro',
  noLicence: 'Walang nakalagay sa site na ito.',
  licences: 'Tingnan ang nakatala',
  licencesHere: 'Tingnan ang pagsunod sa batas',
  exempt: 'Hindi kailangang irehistro:',
  lookUp: 'Tingnan ang tala',
  offerKnow:
    'Isang kawani ang naglagay ng rehistro o exemption kasama ang dokumento nito, at isa pa ' +
    'ang sumang-ayon.',
  invest: 'Mag-invest Ngayon',
  notOffered: 'Hindi bukas: walang alok',
  opensOn: (day) => `Magbubukas sa ${day}`,
  closed: 'Sarado: hindi na tumatanggap ng pera',
  permissionOver: (day) => `Sarado: natapos ang pahintulot noong ${day}`,
  how:
    'Magrehistro at maglagay muna ng pera sa wallet mo. Habang bukas ang isang plano, ikaw ' +
    'mismo ang maglalagay ng halaga, at sa loob ng dalawang araw na bukas ang bangko ay ' +
    'maaari mo itong kanselahin at mabawi nang buo.',
  computed:
    'Ang server ang nagkukuwenta ng dalawang kita mula sa deposito, tinatayang babalik, ' +
    'at termino; walang nagsusulat nito. Epektibo ang taunan: na parang paulit-ulit na ' +
    'kinuha ang plano sa loob ng isang taon.',
  popularKnow: 'Ang kompanya ang pumipili kung aling plano ang markadong pinakapatok.',
  rulesTitle: 'Ang hindi maaaring gawin ng alinmang plano rito',
  capRule: ['Mangako ng higit sa', 'sa isang taon.'],
  termRule: ['Magbigay ng kita sa loob ng wala pang', '.'],
  wordsRule:
    'Tawagin ang sarili na sigurado o walang panganib, madaliin ka, o hindi sabihin ang ' +
    'pinakamasamang mangyayari, mga bayarin, panganib, o kung saan nanggagaling ang kita.',
  rulesWho: 'Tinatanggihan ng server at ng database ang ganoong plano, sino man ang maglagay.',
  capKnow:
    'Ang hangganan ng installation na ito. Dalawang kawani ang sumasang-ayon sa ' +
    'pagbabago, at ito ang dahilan nila:',
  capDefault:
    'Ang pinakamataas na hangganang pinapayagan ng software. Maaari lamang itong ibaba ' +
    'ng mga kawani.',
}
