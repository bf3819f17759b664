import type { outcomeWords } from './words.ts'

export const outcomeWordsFil: typeof outcomeWords = {
  title: 'Kinalabasan hanggang ngayon',
  none: 'Wala pang investment sa planong ito ang natapos.',
  failed: 'Hindi namin makuha ang kinalabasan ng planong ito.',
  version: (version, first, last) =>
    `Bersyon ${version}, mga termino mula ${first} hanggang ${last}`,
  projected: 'Tinatayang kita',
  paid: 'Kitang ibinayad',
  paidSoFar: 'Kita sa ngayon',
  ofProjected: (amount) => `sa ${amount}`,
  paidLate: 'Naantala, pero nabayaran',
  delay: (days) => `hanggang ${days} araw ang antala`,
  late: 'Naantala ngayon',
  lost: 'Nawalang puhunan',
  investments: (count) => `${count.toLocaleString('en-PH')} investment`,
  noReturn: 'Natapos nang walang kita',
  endedSo: (day, reason) => `Natapos nang walang kita noong ${day}: ${reason}`,
  loss: (day, reason) => `Lugi noong ${day}: ${reason}`,
  pastTitle: 'Mga dating plano',
  pastLead: 'Hindi na iniaalok. Mananatiling pampubliko ang kinalabasan ng mga ito.',
  known:
    'Kinukuwenta ang kinalabasan mula sa mga libro namin, bago ang buwis. Walang makakapagbago ' +
    'nito. Hindi kasama ang maagang tinapos o kinansela.',
}
