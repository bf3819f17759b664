import { exportRowsMax, testMailSeconds } from './rules.ts'
import type { oversightRefusals, oversightWords } from './words.ts'

const many = (number: number) => number.toLocaleString('en-PH')

export const oversightWordsFil: typeof oversightWords = {
  export: 'I-export ang CSV',
  exportTitle: {
    transactions: 'I-export ang mga transaksyon',
    withdrawals: 'I-export ang mga withdrawal',
    users: 'I-export ang mga user',
    audit: 'I-export ang audit trail',
    income: 'I-export ang idineklarang kita',
    taxes: 'I-export ang kinaltas na buwis',
    maturities: 'I-export ang mga maturity',
  },
  exportIntro:
    `CSV file ng listahang ito ayon sa mga filter ngayon, hanggang ${many(exportRowsMax)} row. ` +
    'Nasa audit trail kung sino ang nag-export at bakit.',
  exportFilters: 'Mga filter',
  exportNoFilters: 'Wala: ang buong listahan',
  reason: 'Dahilan',
  reasonHint: 'Para saan ang file, at sino ang tatanggap nito?',
  download: 'I-download ang CSV',
  cancel: 'Kanselahin',
  done: 'Tapos',
  exportFailed: 'Hindi Na-export',
  exported: 'Na-export',
  rows: 'Mga row',
  checksum: 'SHA-256 ng file',
  copyChecksum: 'checksum',
  cutOff:
    `Nagtatapos ang file sa ${many(exportRowsMax)} row. Magdagdag ng filter at i-export nang ` +
    'hati-hati ang natitira.',
  unfinished:
    'Dumating na ang file, pero hindi pa kinukumpirma ng server na kumpleto ito. Tingnan ang ' +
    'audit trail bago ito gamitin.',

  auditTitle: 'Audit Trail',
  auditSearch: 'Maghanap ayon sa tao, id, o reference',
  kind: 'Tungkol sa',
  allKinds: 'Tungkol sa kahit ano',
  action: 'Ginawa',
  allActions: 'Lahat ng ginawa',
  when: 'Kailan',
  who: 'Sino',
  what: 'Ano',
  thing: 'Tungkol sa',
  entries: 'entry',
  noEntries: 'Walang tumutugmang entry',
  noEntriesMore: 'Sumubok ng ibang tao, gawain, o oras.',
  auditFailed: 'Hindi Makuha ang Kasaysayan',
  changes: 'Mga pagbabago',
  openEntry: 'Mga detalye',
  fromAddress: 'Address sa network',
  auditViews: { all: 'Lahat', exports: 'Mga export', settings: 'Mga setting' },
  chain: 'Patunay',
  chainIntro:
    'Naka-hash ang bawat entry kasama ng nauna rito, at may pirma ang pinakabagong hash. Magtabi ' +
    'ng kopya o magpadala ng isa sa labas ng kompanya: hindi na ito mauulit ng sinumang babago ' +
    'sa mga lumang entry.',
  linked: 'Mga entry sa chain',
  waiting: (entries) => `${many(entries)} pa maya-maya lang`,
  head: 'Napirmahan hanggang sa entry',
  signedAt: 'Pinirmahan noong',
  hash: 'Hash',
  signature: 'Pirma',
  publicKey: 'Public key',
  noHead: 'Wala pang napirmahan.',
  chainFailed: 'Hindi Makuha ang Patunay',

  outboxTitle: 'Outbox',
  outboxSearch: 'Maghanap ayon sa email address',
  status: 'Status',
  allMails: 'Lahat ng email',
  outboxAll: 'Lahat',
  states: {
    waiting: 'Naghihintay',
    failed: 'Hindi natuloy, susubukan ulit',
    given_up: 'Hindi naipadala',
    sent: 'Naipadala',
  },
  notSent: 'Hindi ipinadala (halimbawa)',
  mail: 'Email',
  recipient: 'Para sa',
  written: 'Isinulat',
  attempts: 'Mga subok',
  mails: 'email',
  noMails: 'Walang tumutugmang email',
  noMailsMore: 'Baguhin ang hinahanap o ang mga filter.',
  mailsFailed: 'Hindi Makuha ang mga Email',
  nextTry: (when) => `susunod na subok ${when}`,
  sentAt: (when) => `naipadala ${when}`,
  retry: 'Subukan ulit ngayon',
  retryOne: (subject, to) => `Subukan ulit ngayon: ${subject}, para sa ${to}`,
  retryFailed: 'Hindi Nasubukan Ulit',
  retried: 'Ipapadala na ang email',
  retriedMore: (to) => `Ipapadala ang email sa ${to} sa loob ng ilang segundo.`,
  tooOld: 'Nag-expire na ang link nito. Puwede siyang humingi ng bago.',
  noServer: 'Walang naka-set na mail server',
  noServerMore:
    'Mananatili rito ang mga email at aalisin pagkalipas ng tatlong araw. I-set ang ' +
    'KABAN_SMTP_URL at i-restart.',
  sampleMails: 'Hindi nagpapadala ng email ang sample installation',
  sampleMailsMore: 'Basahin ito sa mailbox.',
  mailbox: 'Buksan ang mailbox',
  someFailed: (mails) => `${many(mails)} email ang hindi naipadala at kusang susubukan ulit.`,
  someGivenUp: (mails) => `${many(mails)} email ang hindi naipadala.`,
  testMail: 'Magpadala ng test email',
  testMailMore: 'Ipapadala agad sa sarili mong address, hindi dadaan sa outbox.',
  testMailFailed: 'Hindi Natuloy ang Test',
  testMailTitles: {
    accepted: 'Tinanggap ng mail server ang test email',
    failed: 'Hindi tinanggap ang test email',
    silent: `Hindi sumagot ang mail server sa loob ng ${testMailSeconds} segundo`,
  },
  testMailSaid: (to, said) => `Para sa ${to}: ${said}`,
  testMailNext: 'Puwede pa rin itong mapunta sa spam o bumalik. Tingnan ang inbox mo.',

  booksTitle: 'Mga Libro',
  booksIntro:
    'Ang pera ng mga user kumpara sa hawak ng kompanya para sa kanila, ayon sa mga libro ngayon.',
  booksFailed: 'Hindi Makuha ang mga Libro',
  balanced: 'Balanse ang mga libro',
  balancedMore:
    'Eksaktong magkatugma ang kabuuang pera ng mga user at ang hawak ng mga account ng kompanya.',
  notBalanced: 'Hindi balanse ang mga libro',
  notBalancedMore: (amount) =>
    `${amount} ang diperensya. Huwag kumpletuhin ang mga withdrawal hangga’t hindi alam ang ` +
    'dahilan.',
  holdsDiffer: 'Magkaiba ang nakatabi at ang mga bukas na withdrawal',
  holdsDifferMore: (held, open) =>
    `${held} ang nakatabi, pero ${open} ang kabuuan ng mga bukas na withdrawal. Alamin ang ` +
    'dahilan.',
  liabilities: 'Dapat bayaran sa mga user',
  available: 'Magagamit sa mga wallet',
  held: 'Nakatabi para sa withdrawal',
  invested: 'Nakalagay sa mga investment',
  owedTo: (users) => `para sa ${many(users)} user`,
  tills: {
    payouts: 'Naibayad na mga withdrawal',
    adjustments: 'Mga pagsasaayos ng balanse',
    'investment-money': 'Perang inilagay sa mga investment',
    'tax-withheld': 'Buwis na kinaltas sa mga kita',
    'own-money': 'Sariling pera ng kompanya na idineklarang kita',
  },
  trialBalance: 'Trial balance',
  trialBalanceMore: 'Lahat ng account sa mga libro. Dapat magkapareho ang debit at credit.',
  place: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  userWallets: 'Mga wallet ng user',
  userInvestments: 'Mga investment ng user',
  poolOf: (name) => `Pondo: ${name}`,
  total: 'Kabuuan',
  difference: 'Diperensya',
  asOf: (when) => `Hanggang ${when}`,
  verification: 'Beripikasyon',
  verificationIntro: (checks) =>
    'Sinusuma ang buong libro mula sa unang entry at ginagawa ang lahat ng ' +
    `${checks ? `${checks} na ` : ''}check. Kusa itong tumatakbo minsan sa isang araw.`,
  verifyNow: 'I-verify ngayon',
  verifying: 'Vine-verify…',
  verifyFailed: 'Hindi Na-verify',
  neverVerified: 'Hindi pa nave-verify.',
  sound: 'Maayos',
  soundMore: (checks) => `Pumasa ang lahat ng ${many(checks)} check.`,
  problems: (problems) => `${many(problems)} problema`,
  byItself: 'awtomatiko',
  requestedBy: (who) => `hiniling ni ${who}`,
  companyAccess: 'Company access code',
  took: (seconds) => `inabot ng ${seconds} s`,
  checked: (number) => `${number} ang na-check`,
  allChecks: 'Lahat ng check',
  earlier: 'Mga naunang beripikasyon',
}

export const oversightRefusalsFil: typeof oversightRefusals = {
  'export-not-asked-for': {
    title: 'Hindi Na-export',
    message: 'Na-download na ang export na ito o lampas na sa sampung minuto. Magsimula ng bago.',
  },
  'export-under-way': {
    title: 'Hindi Na-export',
    message: 'Tumatakbo pa ang isa mong export. Hintayin itong matapos.',
  },
  'mail-not-found': { title: 'Hindi Nasubukan Ulit', message: 'Wala na ang email na ito.' },
  'mail-sent': { title: 'Hindi Nasubukan Ulit', message: 'Naipadala na ang email na ito.' },
  'mail-too-old': {
    title: 'Hindi Nasubukan Ulit',
    message: 'Nag-expire na ang link nito. Puwede siyang humingi ng bago.',
  },
  'sample-sends-no-mail': {
    title: 'Hindi Nasubukan Ulit',
    message:
      'Hindi nagpapadala ng email ang sample installation. Buksan ang mailbox para mabasa ito.',
  },
  'no-mail-server': {
    title: 'Hindi Natuloy ang Test',
    message: 'Walang naka-set na mail server. I-set ang KABAN_SMTP_URL at i-restart.',
  },
  'no-email-of-yours': {
    title: 'Hindi Natuloy ang Test',
    message:
      'Walang email address ang company access code. Mag-sign in bilang administrator na mayroon.',
  },
}
