import type { payeeWords } from './words-payee.ts'

export const payeeWordsFil: typeof payeeWords = {
  newTitle: 'Hindi ka pa nagpadala ng pera sa account na ito',
  newMore: (earliest) =>
    `Itatabi namin ngayon ang halaga at ibabayad sa ${earliest} ang pinakamaaga. Hihingi kami ng ` +
    'code at mag-e-email sa iyo, para walang ibang makapagpadala ng pera mo.',
  newWithoutWait:
    'Hihingi kami ng code at mag-e-email sa iyo, para walang ibang makapagpadala ng pera mo.',
  useLinked: 'Gamitin ang naka-link kong account',
  waitsTitle: 'Bago ang account, kaya naghihintay ang withdrawal',
  waitsMore: (until) => `Sa ${until} ang pinakamaagang bayad. Nakatabi ang pera mo hanggang doon.`,
  youCanCancel: 'Puwede mo itong kanselahin.',
  liftedTitle: 'Tinapos ng kompanya ang hintay',
  liftedMore: (reason) => `Dahilan: ${reason}`,
  notMe: 'Hindi ako ito',
  notMeQuestion: 'Hindi ikaw ang humiling ng withdrawal na ito?',
  notMeMore:
    'Pipigilan namin ito, ibabalik ang pera, isa-sign out ang ibang browser, at ila-lock ang ' +
    'pera mo. Pagkatapos, palitan ang password mo.',
  notMeConfirm: 'Pigilan at i-lock ang pera ko',
  notMeBack: 'Bumalik',
  stopped: 'Napigilan ang withdrawal',
  stoppedMore:
    'Nasa balanse mo na ulit ang halaga, at naka-lock ang pera mo. Palitan ang password mo.',
  notStopped: 'Naka-lock na ang pera mo',
  notStoppedMore:
    'Ibinabayad na ang withdrawal na ito. Sinabihan namin ang staff na pigilan ito. Palitan ang ' +
    'password mo, at makipag-ugnayan sa aming suporta.',
  notMeFailed: 'Hindi napigilan',

  rowWaits: (until) => `Bagong account, naghihintay hanggang ${until}`,
  account: 'Bagong account',
  waitsUntil: (until) => `Naghihintay hanggang ${until}`,
  staffTitle: 'Bagong account: maghihintay ang bayad',
  staffMore: (until) =>
    'Hindi pa nagpadala ng pera ang user sa account na ito. Hindi mo ito mapoproseso o ' +
    `mababayaran hanggang ${until}. Sinabihan ang user at puwede niya itong pigilan. Puwede mo ` +
    'itong tanggihan o i-hold.',
  lift: 'Tapusin ang hintay',
  liftRequest: 'Humiling na tapusin ang hintay',
  liftRequestIntro: (amount) =>
    `Maghihintay pa ang ${amount} hanggang aprubahan ng ikalawang tao. Tawagan muna ang user, ` +
    'sa numero ng telepono na nasa rekord ninyo.',
  liftTitle: 'Tapusin ang hintay ng withdrawal na ito?',
  liftIntro: (amount) =>
    `Mababayaran na agad ang ${amount}. Tawagan muna ang user, sa numero ng telepono na nasa ` +
    'rekord ninyo.',
  liftReason: 'Bakit hindi na kailangang maghintay',
  liftReasonHint: 'Makikita ito ng user sa email at sa resibo.',
  lifted: 'Tapos na ang hintay',
  liftedNow: 'Mapoproseso mo na ang withdrawal. Sinabihan ang user.',
  liftFiled: 'Naghihintay ng ikalawang tao',
  liftFiledMore:
    'Lampas ang halaga sa kayang pagpasyahan ng isang tao nang mag-isa. Matatapos ang hintay ' +
    'kapag inaprubahan ng ikalawang tao.',
  liftFailed: 'Hindi natapos ang hintay',
  back: 'Bumalik',
}
