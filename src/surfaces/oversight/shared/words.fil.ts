import { exportRowsMax } from './rules.ts'
import type { oversightRefusals, oversightWords } from './words.ts'

const many = (number: number) => number.toLocaleString('en-PH')

export const oversightWordsFil: typeof oversightWords = {
  export: 'I-export',
  exportTitle: {
    transactions: 'I-export ang mga transaksyon',
    withdrawals: 'I-export ang mga withdrawal',
    users: 'I-export ang mga user',
    audit: 'I-export ang audit trail',
    income: 'I-export ang idineklarang kita',
    taxes: 'I-export ang kinaltas na buwis',
    maturities: 'I-export ang magma-mature',
  },
  exportIntro:
    'CSV file ng listahang ito ayon sa mga nakatakdang filter, hanggang ' +
    `${many(exportRowsMax)} hanay. Nananatili sa audit trail kung sino ang nag-export, ng ` +
    'ano, at bakit.',
  exportFilters: 'Mga filter',
  exportNoFilters: 'Wala: ang buong listahan',
  reason: 'Dahilan',
  reasonHint: 'Para saan ang file, at kanino ito mapupunta.',
  download: 'I-download ang CSV',
  cancel: 'Kanselahin',
  done: 'Tapos',
  exportFailed: 'Hindi na-export',
  exported: 'Na-export',
  rows: 'Mga hanay',
  checksum: 'SHA-256 ng file',
  copyChecksum: 'checksum',
  cutOff:
    `May natitira pang mga hanay: nagtatapos ang file sa ${many(exportRowsMax)}. Maglagay ng ` +
    'filter at i-export ang natitira nang paunti-unti.',
  unfinished:
    'Dumating na ang file, pero hindi pa sinasabi ng server na buo ito. Tingnan ang ' +
    'audit trail bago ito gamitin.',

  auditTitle: 'Audit Trail',
  auditSearch: 'Hanapin ayon sa tao, id, o reference',
  kind: 'Tungkol sa',
  allKinds: 'Tungkol sa kahit ano',
  action: 'Ginawa',
  allActions: 'Lahat ng ginawa',
  when: 'Kailan',
  who: 'Sino',
  what: 'Ano',
  thing: 'Tungkol sa',
  entries: 'tala',
  noEntries: 'Walang tumugmang tala',
  noEntriesMore: 'Sumubok ng ibang tao, gawain, o oras.',
  auditFailed: 'Hindi makuha ang kasaysayan',
  details: 'Mga pagbabago',
  openEntry: 'Detalye',
  fromAddress: 'Address sa network',
  auditViews: { all: 'Lahat', exports: 'Mga export', settings: 'Mga setting' },
  chain: 'Patunay',
  chainIntro:
    'Bawat tala ay naka-hash kasama ng nauna rito, at pinirmahan ang pinakabagong hash. ' +
    'Isulat ito, o ipadala sa isang nasa labas: hindi na ito magagawang muli ng sinumang ' +
    'bumago sa nakaraan.',
  linked: 'Mga tala sa kadena',
  waiting: (entries) => `${many(entries)} pa maya-maya lang`,
  head: 'Napirmahan hanggang sa tala',
  signedAt: 'Pinirmahan noong',
  hash: 'Hash',
  signature: 'Pirma',
  publicKey: 'Public key',
  noHead: 'Wala pang napirmahan.',
  chainFailed: 'Hindi makuha ang patunay',

  outboxTitle: 'Outbox',
  outboxSearch: 'Hanapin ayon sa email address',
  state: 'Kalagayan',
  allMails: 'Lahat ng email',
  outboxAll: 'Lahat',
  states: {
    waiting: 'Naghihintay',
    failed: 'Hindi naipadala, susubukan ulit',
    given_up: 'Sinukuan',
    sent: 'Naipadala',
  },
  mail: 'Email',
  recipient: 'Para kay',
  written: 'Isinulat',
  tries: 'Subok',
  mails: 'email',
  noMails: 'Walang email.',
  noMailsMore: 'Walang tugma sa mga nakatakdang filter.',
  mailsFailed: 'Hindi makuha ang mga email',
  nextTry: (when) => `susunod na subok ${when}`,
  sentAt: (when) => `naipadala ${when}`,
  retry: 'Subukan ulit ngayon',
  retryOne: (subject, to) => `Subukan ulit ngayon: ${subject}, para kay ${to}`,
  retryFailed: 'Hindi nasubukan ulit',
  retried: 'Ipapadala na ang email',
  retriedMore: (to) => `Aalis sa loob ng ilang segundo ang email para kay ${to}.`,
  tooOld: 'Lipas na ang link nito. Maaaring humingi ng bago ang tao.',
  noServer: 'Walang nakatakdang mail server',
  noServerMore:
    'Naghihintay rito ang mga email at sinusukuan pagkalipas ng tatlong araw. Itakda ang ' +
    'KABAN_SMTP_URL at i-restart.',
  sampleMails: 'Walang ipinapadala ang sample installation',
  sampleMailsMore: 'Mababasa sa mailbox ang mga isinulat dito.',
  mailbox: 'Buksan ang mailbox',
  someFailed: (mails) => `${many(mails)} email ang hindi tinanggap at kusang susubukan ulit.`,
  someGivenUp: (mails) => `${many(mails)} email ang sinukuan.`,

  booksTitle: 'Mga Libro',
  booksIntro:
    'Kung ano ang hawak ng mga user, at kung ano ang katumbas nito sa kompanya, ayon sa ' +
    'ledger sa sandaling ito.',
  booksFailed: 'Hindi makuha ang mga libro',
  balanced: 'Balanse ang mga libro',
  balancedMore: 'Ang kabuuang hawak ng mga user ay eksaktong katumbas ng mga kaha ng kompanya.',
  notBalanced: 'Hindi balanse ang mga libro',
  notBalancedMore: (amount) =>
    `${amount} ang pagkakaiba. Huwag tapusin ang mga withdrawal hangga’t hindi alam ang sanhi.`,
  holdsDiffer: 'Magkaiba ang mga naka-hold at ang mga bukas na withdrawal',
  holdsDifferMore: (held, open) =>
    `${held} ang naka-hold, ${open} ang mga bukas na withdrawal. Kailangan itong tingnan.`,
  liabilities: 'Utang sa mga user',
  available: 'Magagamit sa mga wallet',
  held: 'Naka-hold para sa withdrawal',
  invested: 'Nakalagay sa mga investment',
  wallets: (wallets) => `sa ${many(wallets)} wallet`,
  tills: {
    payouts: 'Naibayad na mga withdrawal',
    adjustments: 'Mga pagtatama ng balanse',
    'investment-money': 'Perang inilagay sa mga investment',
    'tax-withheld': 'Buwis na kinaltas sa mga kita',
    'own-money': 'Sariling pera ng kompanya na idineklarang kita',
  },
  trialBalance: 'Trial balance',
  trialBalanceMore: 'Bawat lugar na may pera. Magkapareho ang debit at credit sa librong maayos.',
  place: 'Lugar',
  debit: 'Debit',
  credit: 'Credit',
  userWallets: 'Mga wallet ng user',
  userInvestments: 'Mga puhunan ng user',
  poolOf: (name) => `Pondo: ${name}`,
  total: 'Kabuuan',
  difference: 'Pagkakaiba',
  asOf: (when) => `Ayon noong ${when}`,
  verification: 'Pagsusuri',
  verificationIntro:
    'Ang buong libro, sinuma mula sa unang tala, kasama ang bawat pagsusuri ng npm run ' +
    'verify. Kusa itong ginagawa minsan sa isang araw.',
  verifyNow: 'Suriin ngayon',
  verifying: 'Ginagawa na…',
  verifyFailed: 'Hindi nasuri',
  neverVerified: 'Hindi pa nasusuri kailanman.',
  sound: 'Maayos',
  soundMore: (checks) => `Tama ang lahat ng ${many(checks)} pagsusuri.`,
  problems: (problems) => `${many(problems)} mali`,
  byItself: 'kusa',
  requestedBy: (who) => `hiniling ni ${who}`,
  companyAccess: 'Company access code',
  took: (seconds) => `inabot ng ${seconds} s`,
  checked: (number) => `${number} ang tiningnan`,
  allChecks: 'Lahat ng pagsusuri',
  earlier: 'Mga naunang pagsusuri',
}

export const oversightRefusalsFil: typeof oversightRefusals = {
  'export-not-asked-for': {
    title: 'Hindi na-export',
    message: 'Nakuha na ang export na ito, o lampas na sa sampung minuto. Hilingin itong muli.',
  },
  'export-under-way': {
    title: 'Hindi na-export',
    message: 'Isinusulat pa ang isa mong export. Hintayin munang dumating ito.',
  },
  'mail-not-found': { title: 'Hindi nasubukan ulit', message: 'Wala na ang email na ito.' },
  'mail-sent': { title: 'Hindi nasubukan ulit', message: 'Naipadala na ang email na ito.' },
  'mail-too-old': {
    title: 'Hindi nasubukan ulit',
    message:
      'Lipas na ang link nito, kaya wala itong patutunguhan. Maaaring humingi ng bago ang tao.',
  },
  'sample-sends-no-mail': {
    title: 'Hindi nasubukan ulit',
    message:
      'Walang ipinapadalang email ang sample installation. Buksan ang mailbox para mabasa ito.',
  },
}
