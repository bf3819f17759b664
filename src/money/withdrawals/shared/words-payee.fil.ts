import type { payeeWords } from './words-payee.ts'

export const payeeWordsFil: typeof payeeWords = {
  newTitle: 'Hindi ka pa nagpadala ng pera sa account na ito',
  newMore: (earliest) =>
    `Itatabi agad ang halaga at babayaran sa ${earliest} ang pinakamaaga. Hihingi kami ng code, ` +
    'at sasabihan ka namin sa email, para walang ibang makapagpadala ng pera mo.',
  newWithoutWait:
    'Hihingi kami ng code, at sasabihan ka namin sa email, para walang ibang makapagpadala ng ' +
    'pera mo.',
  useLinked: 'Gamitin ang nakakabit kong account',
  waitsTitle: 'Bago ang account, kaya naghihintay ang withdrawal',
  waitsMore: (until) => `Sa ${until} ang pinakamaagang bayad. Nakatabi ang pera mo hanggang doon.`,
  youCanCancel: 'Maaari mo itong kanselahin.',
  liftedTitle: 'Tinapos ng kompanya ang hintay',
  liftedMore: (reason) => `Dahilan: ${reason}`,
  notMe: 'Hindi ako ito',
  notMeQuestion: 'Hindi ikaw ang humiling ng withdrawal na ito?',
  notMeMore:
    'Pipigilan namin ito at ibabalik ang pera, isa-sign out ang lahat ng ibang browser, at ' +
    'ila-lock ang pera mo. Pagkatapos, palitan ang password mo.',
  notMeConfirm: 'Pigilan at i-lock ang pera ko',
  notMeBack: 'Bumalik',
  stopped: 'Napigilan ang withdrawal',
  stoppedMore:
    'Nasa balanse mo na ulit ang halaga, at naka-lock ang pera mo. Palitan ang password mo.',
  notStopped: 'Naka-lock na ang pera mo',
  notStoppedMore:
    'Binabayaran na ng kompanya ang withdrawal na ito. Sinabihan namin silang pigilan ito. ' +
    'Palitan ang password mo, at kausapin ang aming suporta.',
  notMeFailed: 'Hindi napigilan',

  rowWaits: (until) => `Bagong account, naghihintay hanggang ${until}`,
  account: 'Bagong account',
  waitsUntil: (until) => `Naghihintay hanggang ${until}`,
  staffTitle: 'Bagong account: naghihintay ito',
  staffMore: (until) =>
    'Hindi pa nagpadala ng pera ang user sa account na ito. Hindi mapoproseso o mababayaran ang ' +
    `withdrawal hanggang ${until}; sinabihan ang may-ari at maaari niya itong pigilan. Maaari mo ` +
    'itong tanggihan o i-hold.',
  lift: 'Tapusin ang hintay',
  liftRequest: 'Humiling na tapusin ang hintay',
  liftRequestIntro: (amount) =>
    `Maghihintay pa ang ${amount} hanggang sumang-ayon ang ikalawang tao. Tawagan muna ang ` +
    'user, sa numero ng telepono na nasa talaan ninyo.',
  liftTitle: 'Tapusin ang hintay ng withdrawal na ito?',
  liftIntro: (amount) =>
    `Maaari nang bayaran agad ang ${amount}. Tawagan muna ang user, sa numero ng telepono na ` +
    'nasa talaan ninyo.',
  liftReason: 'Bakit hindi na kailangang maghintay',
  liftReasonHint: 'Mababasa ito ng user sa email at sa resibo.',
  lifted: 'Tapos na ang hintay',
  liftedNow: 'Maaari nang iproseso ang withdrawal. Sinabihan ang user.',
  liftFiled: 'Naghihintay ng ikalawang tao',
  liftFiledMore:
    'Lampas ang halaga sa maaaring pagpasyahan ng isang tao nang mag-isa. Matatapos ang hintay ' +
    'kapag pumayag ang ikalawang tao.',
  liftFailed: 'Tuloy ang hintay',
  back: 'Bumalik',
}
