import type { statementRefusals, statementWords } from './words.ts'

export const statementRefusalsFil: typeof statementRefusals = {
  'statement-not-found': {
    title: 'Walang Statement',
    message: 'Walang statement para sa panahong ito.',
  },
  'statement-under-way': {
    title: 'Ginagawa na',
    message:
      'Dalawang file mo ang ginagawa ngayon. Hintaying dumating ang mga ito bago humiling ulit.',
  },
  'statement-too-long': {
    title: 'Masyadong Mahaba para sa PDF',
    message:
      'Mas marami ang entry ng statement na ito kaysa kaya ng isang PDF. Nasa CSV ang lahat.',
  },
}

export const statementWordsFil: typeof statementWords = {
  statements: 'Mga statement',
  tab: (month) => `Statement ng ${month}`,
  intro: 'Bawat buwan ng iyong wallet, ayon sa nakatala sa libro.',
  datesTitle: 'Anumang petsa',
  datesMore: 'Halimbawa ang taon ng buwis, o ang mga buwan na hinihingi ng bangko.',
  from: 'Mula',
  to: 'Hanggang',
  dateMissing: 'Pumili ng petsa.',
  datesReversed: 'Pumili ng simulang hindi lampas sa katapusan.',
  allStatements: 'Lahat ng statement',
  backToTransactions: 'Bumalik sa mga transaksyon',
  months: 'Mga buwan',
  soFar: 'sa ngayon',
  entries: (count) => (count === 0 ? 'Walang tala' : `${count.toLocaleString('en-PH')} tala`),
  opening: 'Panimulang balanse',
  moneyIn: 'Pumasok na pera',
  moneyOut: 'Lumabas na pera',
  closing: 'Pangwakas na balanse',
  closingSoFar: 'Balanse sa ngayon',
  asOf: (time) => `Ayon sa tala noong ${time}.`,
  entriesTitle: 'Mga tala',
  balanceAfter: (amount) => `Balanse ${amount}`,
  date: 'Petsa at oras',
  day: 'Petsa',
  time: 'Oras',
  what: 'Paglalarawan',
  bank: 'Bangko o e-wallet',
  accountName: 'Pangalan ng account',
  reference: 'Reference',
  amount: 'Halaga',
  balance: 'Balanse',
  note: 'Paalala',
  takenBack: (what) => `Binawi: ${what}`,
  otherEntry: 'Iba pang tala',
  none: 'Wala pang statement.',
  noneMore: 'Pagkatapos ng unang deposito, may statement na para sa bawat buwan.',
  firstDeposit: 'Gawin ang unang deposito',
  noneInMonth: 'Walang gumalaw sa buwang ito.',
  noneInMonthMore: 'Hindi nagbago ang balanse.',
  showing: (shown, all) =>
    `Ipinapakita ang ${shown.toLocaleString('en-PH')} sa ${all.toLocaleString('en-PH')}`,
  loadMore: 'Mag-load pa',
  pdf: 'PDF',
  csv: 'CSV',
  pdfMore: (month) => `PDF, statement ng ${month}`,
  csvMore: (month) => `CSV, statement ng ${month}`,
  downloadFailed: 'Hindi na-download',
  failed: 'Hindi makuha ang mga statement',
  held: (amount) =>
    `${amount} nito ang nakatabi para sa mga withdrawal. ` +
    'Hindi pa tala ang nakatabi: nababawas ito sa balanse kapag nabayaran na ang withdrawal.',
  holdsAreNoEntries:
    'Ang halagang nakatabi ay hindi tala at wala sa listahang ito. ' +
    'Nababawas ito sa balanse kapag nabayaran na ang withdrawal.',
  heldNow: (amount) => `Nakatabi ngayon, at kasama pa sa balanse: ${amount}.`,
  manilaTime: 'Lahat ng oras ay oras sa Pilipinas (Asia/Manila).',
  sample: 'Halimbawang datos',
  sampleNote: 'Halimbawang datos. Hindi tungkol sa totoong pera ang statement na ito.',
  title: 'Statement ng wallet',
  period: (from, to) => `${from} hanggang ${to}`,
  page: (number, of) => `Pahina ${number} ng ${of}`,
  continued: 'karugtong',
}
