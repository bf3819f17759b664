import type { depositConsoleWords } from './words-console.ts'

export const depositConsoleWordsFil: typeof depositConsoleWords = {
  sameFile: 'Ipinadala rin ang file na ito sa ibang chat',
  alike: 'May kahawig na larawan na ipinadala sa ibang chat',
  elsewhere: (name, reference, when) => `${name}, ${reference}, ${when}`,
  onePayment:
    'Isang bayad lang ang pinatutunayan ng isang slip. Tingnan ang dalawa bago ito kumpletuhin.',
  flagged: 'Ipinadala rin sa ibang chat ang patunay na ito',
  compare: 'Paghambingin',
  compareTitle: 'Paghambingin ang dalawang larawan',
  here: (name) => `Dito, mula kay ${name}`,
  there: (name, reference) => `${name}, ${reference}`,
  large: 'Malaki',
  largeTitle: (amount) => `Sinabing halaga: ${amount}`,
  requestTitle: 'Humiling ng pag-apruba sa depositong ito?',
  requestMore: (amount, name) =>
    `${amount} para sa wallet ni ${name}. Tingnan muna ang bank account ng kompanya.`,
  sentForApproval: 'Naghihintay ng ikalawang tao',
  sentForApprovalMore: (amount) =>
    `Lampas ang ${amount} sa kayang kumpletuhin ng isang tao nang mag-isa. Papasok ito kapag ` +
    'inaprubahan ng ibang staff.',
  approvalWaits: 'Kailangan itong aprubahan ng ikalawang tao',
  approvalWaitsMore:
    'May staff na humiling na kumpletuhin ang depositong ito. Wala pang perang gumalaw. ' +
    'Papasok ito kapag inaprubahan ng ikalawang tao.',
  openApprovals: 'Buksan ang Mga Pag-apruba',
  noProofSent: 'Walang ipinadalang patunay.',
  paidTo: 'Binayaran sa',
  writeMessage: 'Sumulat ng mensahe',
  replies: 'Mga handang sagot',
  views: { waiting: 'Naghihintay', deposits: 'Mga deposit chat', support: 'Mga support chat' },
  age: 'Mula',
  steps: { to_confirm: 'May kukumpirmahing bayad', second_person: 'Nasa ikalawang tao' },
  onRecord: (status) => `Nasa rekord: ${status}`,
  onRecordYet: (status) => `Nasa rekord: ${status}, hanggang magpasya ka`,
  supportChat: 'Suporta',
  nothingWaits: 'Walang chat na naghihintay',
  nothingWaitsMore: 'Lalabas dito ang mga bagong mensahe pagdating nila.',
}
