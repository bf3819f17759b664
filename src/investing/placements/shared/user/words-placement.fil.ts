import { rollObstaclesFil } from '../rolls/words.fil.ts'
import type { placementWords } from './words-placement.ts'

const term: typeof placementWords.term = {
  starts: 'Simula ng termino',
  began: 'Nagsimula ang termino',
  ends: 'Katapusan ng termino',
  ended: 'Natapos ang termino',
  agreed: 'Nakatakdang katapusan',
}

const endedOn: typeof placementWords.endedOn = {
  paid: 'Binayaran noong',
  rolled: 'Inilagay ulit noong',
  exited: 'Maagang tinapos noong',
  cancelled: 'Kinansela noong',
  impaired: 'Natapos noong',
}

export const placementWordsFil: typeof placementWords = {
  back: 'Lahat ng investment',
  failed: 'Hindi makuha ang investment',
  missing: 'Hindi nakita ang investment na ito, o hindi ito sa iyo.',
  placed: 'Inilagay',
  worst: 'Babalik sa pinakamasamang mangyayari',
  comesBack: 'Tinatayang babalik, pagkatapos ng buwis',
  cameBack: 'Bumalik',
  placedAgain: 'Inilagay ulit',
  gain: 'Tinatayang kita, bago ang buwis',
  gainPaid: 'Kita, bago ang buwis',
  tax: (rate) => `Buwis na kinaltas, ${rate}`,
  taxAhead: (rate) => `Buwis na kakaltasin, ${rate}`,
  noTax: 'Walang klase ng buwis na itinakda para sa planong ito.',
  lost: 'Nawala',
  term,
  endedOn,
  facts: 'Pangunahing impormasyon',
  factsAccepted: 'Ang mga kondisyong tinanggap mo. Walang makakapagbago nito.',
  factsRead: 'Basahin',
  termsAccepted: 'Ang mga kondisyong tinanggap mo',
  openPlacement: 'Buksan ang investment',
  plan: 'Plano',
  planVersion: (plan, version) => `${plan}, bersyon ${version}`,
  termDays: (days) => `Terminong ${days} araw`,
  fromTo: (from, to) => `${from} hanggang ${to}`,
  perYear: (rate) => `${rate} bawat taon`,
  taxOfReturn: 'Buwis sa kita',
  exitNone: 'Hindi puwedeng umalis nang maaga',
  history: 'Timeline',
  next: {
    cooling: 'Matatapos ang cooling-off, magsisimula ang termino',
    active: 'Matatapos ang termino',
    due: 'Payout sa wallet mo',
    dueMore: 'Kapag sapat na ang naideklarang kita.',
  },
  changed: (at, by) => `${at}, ${by}`,
  byUser: 'ikaw',
  byStaff: 'ang kompanya',
  bySystem: 'ang system',
  documents: 'Mga dokumento',
  documentsMore:
    'May resibo ang bawat isa. Nasa resibo ng halagang inilagay ang mga kondisyong tinanggap ' +
    'mo.',
  document: {
    placed: 'Halagang inilagay',
    principal: 'Halagang bumalik',
    gain: 'Kita pagkatapos ng buwis',
  },
  coolingTitle: 'Ituloy o kanselahin?',
  coolingMore: (until) =>
    `Hanggang ${until}, puwede kang magbago ng isip. Kapag kinansela mo, babalik agad sa ` +
    'wallet mo ang buong halaga, nang walang singil.',
  keep: 'Ituloy ang investment',
  cancel: (amount) => `Kanselahin, ibalik ang ${amount}`,
  kept: 'Mananatiling nakalagay ang pera mo',
  keptMore: (until) => `Walang nagbago. Puwede ka pang magkansela hanggang ${until}.`,
  cancelQuestion: 'Kanselahin ang investment na ito?',
  cancelMore: (amount, plan) =>
    `Babalik agad sa wallet mo ang ${amount}. Magtatapos ang ${plan}, at hindi na ito mababawi.`,
  cancelNow: (amount) => `Kanselahin at bawiin ang ${amount}`,
  cancelFailed: 'Hindi nakansela',
  cancelled: 'Kinansela ang investment',
  cancelledMore: (amount) => `Nasa wallet mo na ulit ang ${amount}.`,
  lateTitle: 'Naantala',
  lateMore: (due, since) =>
    (due === since
      ? `Takda ito noong ${due} at naantala. `
      : `Takda ito noong ${due} at naantala mula ${since}. `) +
    'Binabayaran lamang ang kita mula sa kitang naideklara ng kompanya. Kapag naantala ang ' +
    'payout, kadalasan ay kulang pa ang kitang iyon.',
  lateNext:
    'Nasa mga investment mo pa rin ang inilagay mo. Babayaran namin ito sa lalong madaling ' +
    'panahon, una ang pinakamatagal. Wala kang kailangang gawin: sasabihan ka namin dito at sa ' +
    'email.',
  lateness: {
    title: 'Naantala',
    wasDue: (due) => `Dapat naibayad ito noong ${due}.`,
    soFar: (days) =>
      days < 1 ? 'Naaantala ito mula sa araw na iyon.' : `${days} araw na itong naaantala.`,
    ended: (days) =>
      days < 1
        ? 'Naantala, sa mismong takdang araw.'
        : `Naantala: ${days} araw pagkatapos ng takdang araw.`,
  },
  impairedTitle: 'Nabawasan: kulang sa puhunan mo ang bumalik',
  impairedMore: (placed, back, lost) =>
    `Sa ${placed} na inilagay mo, ${back} ang bumalik sa wallet mo at ${lost} ang nawala.`,
  noReturnTitle: 'Natapos nang walang kita',
  noReturnMore: (placed) =>
    `Bumalik sa wallet mo ang buong ${placed} na inilagay mo. Walang kitang ibinayad.`,
  reason: 'Dahilan',
  askUs: 'Magtanong sa kompanya',
  askMessage: (plan) => `Tungkol sa investment kong ${plan}: `,
  exitTitle: 'Umalis nang maaga',
  exitMore: (fee) =>
    `Puwede mo itong tapusin bago matapos ang termino. Kukunin ng kompanya ang ${fee} ng ` +
    'inilagay mo, at walang babayarang kita.',
  exitNot:
    'Hindi matatapos nang maaga ang planong ito. Mananatiling nakalagay ang pera mo hanggang ' +
    'matapos ang termino.',
  exitLater: 'Puwede pagkatapos ng cooling-off. Hanggang doon, libre ang magkansela.',
  exitSoon: 'Puwede kapag nagsimula na ang termino.',
  exitToday: 'Natatapos na ang termino, nang walang singil.',
  exitAsk: 'Magkano ang makukuha ko?',
  exitFailed: 'Hindi natapos',
  quoteFailed: 'Hindi makuha ang quote',
  exitQuote: 'Makukuha mo ngayon',
  exitFee: 'Singil sa maagang pag-alis',
  exitNet: 'Papasok sa wallet mo',
  exitHolds: 'May bisa ang quote nang',
  exitOver: 'Nag-expire na ang quote na ito. Walang nangyari.',
  exitAgain: 'Humingi ulit',
  exitNow: (amount) => `Tapusin at kunin ang ${amount}`,
  exitFinal: 'Hindi na mababawi ang maagang pagtatapos.',
  exitKeep: 'Hayaang tumakbo',
  exited: 'Natapos nang maaga',
  exitedMore: (amount) => `Nasa wallet mo na ang ${amount}.`,
  rollTitle: 'Kapag natapos ang termino',
  rollDefault:
    'Kung wala kang pipiliin, papasok ang payout sa wallet mo sa sandaling sapat na ang ' +
    'naideklarang kita.',
  rollOffer: (until) =>
    `Hanggang ${until}, puwede mong piliing ilagay ulit ang parehong halaga, sa kasalukuyang ` +
    'kondisyon ng plano.',
  rollLater: (from) => `Mula ${from}, puwede mong piliing ilagay ulit ang parehong halaga.`,
  rollNot: 'Hindi tumatanggap ng bagong pera ang plano ngayon, kaya hindi na ito mailalagay ulit.',
  rollObstacles: rollObstaclesFil,
  rollNoRoom:
    'Hindi mailalagay ulit ang halaga. Papasok sa wallet mo ang payout kapag natapos ang termino.',
  rollAsksAnew: 'Iba ang mga tanong ng kasalukuyang kondisyon. Itatanong namin ang mga ito.',
  rollQuestions: 'Tungkol sa kasalukuyang kondisyon',
  rollNotNow: 'Hindi muna',
  rollTerms: 'Kasalukuyang kondisyon',
  rollDays: (due) =>
    `Ganito ang mga petsa sa ibaba kung maibabayad ito sa ${due}. Kung maaantala, mas ` +
    'huli ang mga ito.',
  rollTick: 'Nabasa ko ang kasalukuyang kondisyon at gusto kong ilagay ulit ang halaga.',
  rollTickFirst: 'Kumpirmahing nabasa mo ang kasalukuyang kondisyon.',
  rollReview: 'Suriin bago ilagay ulit',
  rollReviewMore:
    'Wala pang naka-save. Hangga’t hindi pa naibabayad, puwede mo pang piliin ang wallet mo.',
  rollReturn: 'Tinatayang kita na papasok sa wallet mo, pagkatapos ng buwis',
  rollNow: (amount) => `Ilagay ulit ang ${amount}`,
  rollFailed: 'Hindi na-save',
  rollChosen: 'Piniling ilagay ulit',
  rollChosenMore: (due) =>
    `Mula ${due}, sa sandaling sapat na ang naideklarang kita, ilalagay ulit ang halaga. Papasok ` +
    'sa wallet mo ang kita nito, at may dalawang banking day ka ulit para magkansela.',
  rollChosenDue:
    'Kapag maibabayad na ito, ilalagay ulit ang halaga. Papasok sa wallet mo ang kita nito, at ' +
    'may dalawang banking day ka ulit para magkansela.',
  rollLapsed:
    'Nagsara, nagbago o napuno ang alok mula nang piliin mo ito. Sa ngayon, papasok sa wallet mo ' +
    'ang payout.',
  rollTake: 'Bayaran na lang sa wallet ko',
  rollTaken: 'Babayaran na lang sa wallet mo',
  rollTakenMore:
    'Kapag natapos ang termino, papasok ang payout sa wallet mo sa sandaling sapat na ang ' +
    'naideklarang kita.',
  notRolledTitle: 'Ibinayad sa wallet mo, hindi inilagay ulit',
  rolled: 'Inilagay ulit',
  rolledMore: 'Pinili mong ilagay ulit ang halaga. Pumasok sa wallet mo ang kita nito.',
  rolledInto: 'Buksan ang bagong investment',
}
