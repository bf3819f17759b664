import type { privacyRefusals, privacyWords } from './words.ts'

export const privacyWordsFil: typeof privacyWords = {
  exportTitle: 'Kopya ng data mo',
  exportIntro:
    'Lahat ng nakatago sa Kaban tungkol sa iyo, sa isang archive (ZIP) na nababasa ng ' +
    'mga program, kasama ang file na nagpapaliwanag sa bawat bahagi.',
  exportContainsTitle: 'Ano ang laman nito',
  exportContains:
    'Ang profile, detalye sa bangko, mga transaksyon, deposito, withdrawal, tala ng ' +
    'wallet, usapan at mga file nito, abiso, gawain, session, at setting mo. Walang ' +
    'password, code, o anumang lihim.',
  exportKeepSafe: 'Itago ito nang mabuti: makikita rito ang pera mo at kung saan ito pumupunta.',
  exportButton: 'I-download ang data ko',
  exportQuestion: 'I-download ang kopya ng data mo?',
  exportQuestionMore:
    'Itinatala namin na may ginawang kopya at ipinapaalam sa iyo sa email, para mapansin ' +
    'mo kung hindi ikaw ang gumawa.',
  exportStarted: 'Parating na ang kopya mo',
  exportStartedMore: 'Dina-download na ito ng browser mo.',
  exportFailed: 'Hindi Na-download',
  closeTitle: 'Isara ang login ko',
  closeIntro:
    'Tuluyan na ang pagsasara: wala nang makakapag-sign in bilang ikaw. Puwede kang ' +
    'magrehistro agad gamit ang parehong email, bilang bagong user.',
  deletedTitle: 'Ano ang buburahin agad',
  deleted: [
    'Ang password, authenticator app, mga recovery code, at mga nakakonektang provider mo.',
    'Ang detalye sa bangko, larawan, mga abiso, at mga setting mo.',
    'Ang listahan ng mga browser na ginamit mo sa pag-sign in, at ang mga email na ' +
      'ipinadala sa iyo.',
    'Ang pangalan, email, at numero ng telepono mo, saanman ito ipinapakita ng Kaban.',
  ],
  keptTitle: 'Ano ang itatago, at bakit',
  keptLaw: (years) =>
    'Ayon sa pagkaunawa namin, hinihingi ng batas laban sa money laundering (RA 9160 at ' +
    'mga susog nito) na itago ng kompanya ang mga talaan ng mga kliyente at ng mga ' +
    `transaksyon nila nang ${years} taon pagkatapos ng pagsasara.`,
  kept: (transactions, chats, years) => [
    `Ang mga transaksyon mo (${transactions}), kung saan binayaran ang bawat isa, at ang ` +
      'mga tala nito sa libro. Wala nang mapatutunayan ang librong inalisan ng tala.',
    `Ang mga usapan mo (${chats}) at ang mga patunay ng bayad na nasa mga ito.`,
    'Ang talaan ng gawain, na hindi mababago o mabubura ninuman.',
    'Ang pangalan, email, at numero ng telepono mo, nakahiwalay sa lahat ng iba at ' +
      `buburahin ${years} taon pagkatapos ng pagsasara.`,
    'Kung paano at saan nagsimula ang isang session: 90 araw.',
  ],
  expiredDeposits:
    'Hindi na makukumpleto ang depositong nag-expire kapag nagsara ka na. Kung nagpadala ' +
    'ka ng pera para rito, magtanong muna sa usapan nito.',
  getCopyFirst: 'Kung gusto mo ng kopya ng data mo, i-download ito bago ka magsara.',
  openTitle: 'Hindi pa puwede: may bukas pa',
  openAvailable: (amount) =>
    `${amount} sa wallet mo. I-withdraw muna ito; kung kulang ito para sa withdrawal, ` +
    'ayusin ito kasama ng aming suporta.',
  openHeld: (amount) => `${amount} na nakatabi.`,
  openDeposits: (count) => `${count} deposito ang hindi pa tapos.`,
  openWithdrawals: (count) => `${count} withdrawal ang hindi pa tapos.`,
  openInvestments: (count) => `${count} investment ang hindi pa tapos.`,
  toTransactions: 'Tingnan ang mga transaksyon ko',
  toSupport: 'Magtanong sa suporta',
  closeButton: 'Isara ang login ko',
  closeQuestion: 'Isara ang login mo nang tuluyan?',
  closeQuestionMore:
    'Masa-sign out ka saanman. Hindi na ito mababawi ninuman, ikaw man o ang kompanya.',
  typeWord: (word) => `I-type ang ${word} para kumpirmahin`,
  keepButton: 'Huwag isara',
  closingFailed: 'Hindi Naisara',
  loadFailed: 'Hindi makuha kung ano ang bukas pa',
  closed: 'Naisara ang Login',
  closedMore: 'Naisara ang login mo at na-sign out ka saanman.',
}

export const privacyRefusalsFil: typeof privacyRefusals = {
  'closing-not-confirmed': {
    title: 'Hindi Nakumpirma',
    message: ({ word }) => `I-type ang ${word} para kumpirmahin.`,
  },
  'money-left': {
    title: 'May Pera sa Wallet Mo',
    message: 'May laman pa ang wallet mo. I-withdraw ang pera mo bago ka magsara.',
  },
  'movements-under-way': {
    title: 'Hindi Pa Tapos',
    message:
      'May deposito, withdrawal o investment ka na hindi pa tapos. Hintayin itong matapos, o ' +
      'kanselahin ito.',
  },
  'too-many-exports': {
    title: 'Masyadong Maraming Kopya',
    message: ({ minutes }) =>
      'Ilang kopya na ang na-download mo ngayon. Puwedeng gawin ang susunod pagkalipas ng ' +
      `${minutes} min.`,
  },
  'export-not-asked-for': {
    title: 'Hingin Muna ang Kopya',
    message: 'Kinukuha ang kopya mula sa mga setting, pagkatapos mismo itong hingin.',
  },
  'export-under-way': {
    title: 'Ginagawa Pa',
    message: 'Dina-download na ang isang kopya ng data mo. Hintayin itong dumating.',
  },
}
