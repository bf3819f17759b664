import type { outcomeWords } from './words.ts'

export const outcomeWordsFil: typeof outcomeWords = {
  title: 'Ang kinalabasan nito hanggang ngayon',
  none: 'Wala pang investment sa planong ito ang umabot sa dulo.',
  failed: 'Hindi mabasa ngayon ang kinalabasan ng planong ito.',
  version: (version, first, last) =>
    `Bersyon ${version}, mga termino mula ${first} hanggang ${last}`,
  projected: 'Tinatayang kita',
  paid: 'Kitang ibinayad',
  paidLate: 'Naantala, pero nabayaran',
  delay: (days) => `hanggang ${days} araw ang antala`,
  late: 'Naantala ngayon',
  lost: 'Nawalang puhunan',
  investments: (count) => `${count.toLocaleString('en-PH')} investment`,
  noReturn: 'Natapos nang walang kita',
  endedSo: (day, reason) => `Walang kita noong ${day}: ${reason}`,
  loss: (day, reason) => `Lugi noong ${day}: ${reason}`,
  pastTitle: 'Mga dating plano',
  pastLead: 'Hindi na iniaalok ang mga ito. Mananatiling pampubliko ang kinalabasan nila.',
  known:
    'Kinukuwenta mula sa aklat ang kinalabasan ng plano, bago ang buwis. Walang makapagbabago ' +
    'nito. Hindi kasama ang mga maagang nilisan o kinansela.',
}
