import type { privacyRefusals, privacyWords } from './words.ts'

export const privacyWordsFil: typeof privacyWords = {
  exportTitle: 'Kopya ng data mo',
  exportIntro:
    'Lahat ng nakaimbak sa Kaban tungkol sa iyo, sa isang ZIP file, kasama ang gabay sa bawat ' +
    'bahagi.',
  exportContainsTitle: 'Ano ang laman nito',
  exportContains:
    'Ang profile, detalye ng bangko, mga transaksyon, deposito, withdrawal, tala ng wallet, mga ' +
    'chat at file nito, abiso, galaw, session, at setting mo. Walang password, code, o ' +
    'anumang lihim.',
  exportKeepSafe: 'Itago ito nang mabuti: makikita rito ang pera mo at kung saan ito pumupunta.',
  exportButton: 'I-download ang data ko',
  exportQuestion: 'I-download ang kopya ng data mo?',
  exportQuestionMore:
    'Itinatala namin ang bawat kopya at nag-e-email sa iyo, para malaman mo kung hindi ikaw ang ' +
    'gumawa.',
  exportStarted: 'Parating na ang kopya mo',
  exportStartedMore: 'Dina-download na ito ng browser mo.',
  exportFailed: 'Hindi na-download',
  closeTitle: 'Isara ang login ko',
  closeIntro:
    'Permanente ang pagsasara: wala nang makakapag-sign in sa login na ito. Puwede kang mag-sign ' +
    'up ulit gamit ang parehong email, bilang bagong user.',
  deletedTitle: 'Ano ang buburahin agad',
  deleted: [
    'Ang password, authenticator app, mga recovery code, at mga nakakonektang provider mo.',
    'Ang detalye ng bangko, larawan, mga abiso, at mga setting mo.',
    'Ang listahan ng mga browser na ginamit mo sa pag-sign in, at ang mga email na ' +
      'ipinadala sa iyo.',
    'Ang pangalan, email, at numero ng telepono mo, saanman ito ipinapakita ng Kaban.',
  ],
  keptTitle: 'Ano ang itatabi namin, at bakit',
  keptLaw: (years) =>
    'Ayon sa pagkaunawa namin sa batas laban sa money laundering (RA 9160 at mga susog nito), ' +
    'kailangang itabi ng kompanya ang mga rekord ng mga customer at ng mga transaksyon nila nang ' +
    `${years} taon pagkatapos ng pagsasara.`,
  kept: (transactions, chats, years) => [
    `Ang mga transaksyon mo (${transactions}), kung saan ibinayad ang bawat isa, at ang mga tala ` +
      'nito sa mga libro. Walang mapapatunayan ang mga librong inalisan ng tala.',
    `Ang mga chat mo (${chats}) at ang mga patunay ng bayad na nasa mga ito.`,
    'Ang rekord ng galaw, na hindi mababago o mabubura ninuman.',
    'Ang pangalan, email, at numero ng telepono mo, nakahiwalay sa lahat ng iba at ' +
      `buburahin ${years} taon pagkatapos ng pagsasara.`,
    'Kung paano at saan nagsimula ang isang session: 90 araw.',
  ],
  expiredDeposits:
    'Hindi na namin makukumpleto ang depositong nag-expire kapag nagsara ka na. Kung nagpadala ' +
    'ka ' +
    'ng pera para rito, magtanong muna sa deposit chat nito.',
  getCopyFirst: 'Kung gusto mo ng kopya ng data mo, i-download ito bago ka magsara.',
  openTitle: 'Hindi ka pa puwedeng magsara',
  openAvailable: (amount) =>
    `${amount} sa wallet mo. I-withdraw muna ito. Kung mas mababa ito sa minimum, magtanong sa ` +
    'aming suporta.',
  openHeld: (amount) => `${amount} na nakatabi.`,
  openDeposits: (count) => `${count} deposito ang hindi pa tapos.`,
  openWithdrawals: (count) => `${count} withdrawal ang hindi pa tapos.`,
  openInvestments: (count) => `${count} investment ang hindi pa tapos.`,
  toTransactions: 'Mga transaksyon ko',
  toSupport: 'Magtanong sa suporta',
  closeButton: 'Isara ang login ko',
  closeQuestion: 'Permanenteng isara ang login mo?',
  closeQuestionMore: 'Masa-sign out ka sa lahat. Walang makakabawi nito, kahit ang kompanya.',
  typeWord: (word) => `I-type ang ${word} para kumpirmahin`,
  keepButton: 'Huwag isara',
  closingFailed: 'Hindi naisara',
  loadFailed: 'Hindi makuha kung ano ang bukas pa',
  closed: 'Naisara ang login',
  closedMore: 'Sarado na ang login mo at na-sign out ka sa lahat.',
}

export const privacyRefusalsFil: typeof privacyRefusals = {
  'closing-not-confirmed': {
    title: 'Hindi nakumpirma',
    message: ({ word }) => `I-type ang ${word} para kumpirmahin.`,
  },
  'money-left': {
    title: 'May pera sa wallet mo',
    message: 'May laman pa ang wallet mo. I-withdraw ang pera mo bago ka magsara.',
  },
  'movements-under-way': {
    title: 'Hindi pa tapos',
    message:
      'May deposito, withdrawal o investment kang hindi pa tapos. Hintayin itong matapos, o ' +
      'kanselahin.',
  },
  'too-many-exports': {
    title: 'Masyadong maraming kopya',
    message: ({ minutes }) =>
      'Ilang kopya na ang na-download mo ngayon. Puwedeng gawin ang susunod pagkalipas ng ' +
      `${minutes} min.`,
  },
  'export-not-asked-for': {
    title: 'Hingin muna ang kopya',
    message: 'I-download ang kopya mo mula sa Mga setting.',
  },
  'export-under-way': {
    title: 'Ginagawa pa',
    message: 'Dina-download na ang isang kopya ng data mo. Hintayin itong dumating.',
  },
}
