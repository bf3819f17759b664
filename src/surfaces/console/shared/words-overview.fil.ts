import type { consoleOverviewWords } from './words-overview.ts'

export const consoleOverviewWordsFil: typeof consoleOverviewWords = {
  title: 'Overview',
  asOf: (time) => `Hanggang ${time}`,
  refresh: 'I-refresh',
  loadFailed: 'Hindi Makuha ang Datos',

  totalUsers: 'Kabuuang Bilang ng User',
  newUsers: (count, before) =>
    `${count.toLocaleString('en-PH')} bago sa loob ng 30 araw, ` +
    `${before.toLocaleString('en-PH')} sa 30 araw bago nito`,
  ofThem: (customers, staff) =>
    `${customers.toLocaleString('en-PH')} customer, ${staff.toLocaleString('en-PH')} staff`,
  totalFunds: 'Kabuuang Pondong Pinangangasiwaan',
  alsoInvested: (amount) => `at ${amount} sa mga investment`,
  fundsBefore: (amount) => `${amount} 30 araw ang nakaraan`,
  change: (percent) =>
    percent === 0 ? 'walang pagbabago' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`,
  pendingWithdrawals: 'Mga Pending na Withdrawal',
  pendingAmount: (amount) => `${amount} ang hinihiling, hindi pa naaprubahan`,
  activeInvestments: 'Mga Aktibong Investment',
  investedAmount: (amount) => `${amount} ang nakalagay`,

  alone: 'Walang ikalawang pag-apruba, 24 oras',
  aloneHint: (person, company) =>
    `${person} ang limit ng bawat tao, at ${company} ang limit ng lahat.`,
  aloneSettings: 'Mga limit sa Mga Setting',
  aloneIn: 'Pasok',
  aloneOut: 'Labas',
  aloneTogether: 'Kabuuan',
  aloneAll: 'Lahat',
  aloneShare: (sum, limit, percent) => `${sum} mula sa ${limit} (${percent}%)`,
  companyAccess: 'Company Access',
  aloneNobody: 'Walang naggalaw ng pera nang mag-isa.',

  recent: 'Mga Bagong Transaksyon',
  listFailed: 'Hindi Makuha ang mga Transaksyon',
  allTransactions: 'Lahat ng transaksyon',
  noTransactions: 'Wala pang transaksyon.',

  waiting: 'Mga naghihintay ngayon',
  toWorkbench: 'Workbench',
  settingsWait: (count) => `${count} pagbabago sa mga setting ang naghihintay ng ikalawang tao.`,
  toSettings: 'Mga setting',
  adminsWait: (count) => `${count} inimbitahang admin ang naghihintay ng ikalawang tao.`,
  toAdmins: 'Mga admin',
  taxClassesWait: (count) => `${count} klase ng buwis ang naghihintay ng ikalawang tao.`,
  toTaxClasses: 'Mga klase ng buwis',
  nothingWaits: 'Walang naghihintay',
  nothingWaitsMore: 'Kusang lalabas dito ang bagong gawain.',
  oldest: 'Pinakaluma muna',
  counted: (count) => (count >= 1000 ? '1,000 o higit pa' : count.toLocaleString('en-PH')),
  since: (time) => `pinakaluma ${time}`,

  flow: 'Pera sa paglipas ng panahon',
  flowFailed: 'Hindi Makuha ang Datos',
  by: 'Mga panahon',
  steps: { day: 'Araw', week: 'Linggo', month: 'Buwan' },
  view: 'Ipinapakita bilang',
  views: { chart: 'Tsart', table: 'Talahanayan' },
  download: 'I-export ang CSV',
  downloadAll: 'I-export ang CSV ng mga halagang ito',
  period: { day: 'Araw', week: 'Linggo mula', month: 'Buwan' },
  deposits: 'Mga deposito',
  withdrawals: 'Mga withdrawal',
  other: 'Iba pang galaw',
  balance: 'Balanse ng lahat ng wallet',
  balanceAtEnd: 'Balanse sa dulo',
  unfinished: (name) => `${name}, hanggang ngayon`,
  chartSays: (from, to, balance) =>
    `Mga deposito, mga withdrawal, at balanse ng lahat ng wallet mula ${from} hanggang ` +
    `${to}. ${balance} ang balanse ngayon. Nasa talahanayan ang bawat halaga.`,
  fromTheBook:
    'Mula sa mga libro, sa oras ng Maynila. Ang iba pang galaw ay mga pagsasaayos ng balanse at ' +
    'investment.',
}
