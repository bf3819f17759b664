import type { depositConsoleWords } from './words-console.ts'

export const depositConsoleWordsFil: typeof depositConsoleWords = {
  sameFile: 'Ipinadala rin ang file na ito sa ibang usapan',
  alike: 'May kamukhang larawan na ipinadala sa ibang usapan',
  elsewhere: (name, reference, when) => `${name}, ${reference}, ${when}`,
  onePayment:
    'Isang bayad lamang ang pinatutunayan ng isang resibo. ' +
    'Tingnan ang dalawa bago kumpletuhin ito.',
  flagged: 'Ipinadala rin sa ibang usapan ang patunay ng depositong ito',
  compare: 'Paghambingin',
  compareTitle: 'Paghambingin ang dalawang larawan',
  here: (name) => `Dito, mula kay ${name}`,
  there: (name, reference) => `${name}, ${reference}`,
  large: 'Malaki',
  largeTitle: (amount) => `Sinasabing halaga: ${amount}`,
  requestTitle: 'Humiling ng pagsang-ayon sa depositong ito?',
  requestMore: (amount, name) =>
    `${amount} para sa wallet ni ${name}. Tingnan muna ang bank account ng kompanya.`,
  sentForApproval: 'Naghihintay ng ikalawang tao',
  sentForApprovalMore: (amount) =>
    `Lampas ang ${amount} sa maaaring kumpletuhin ng isang tao nang mag-isa. Papasok ito ` +
    'kapag pumayag ang iba pang kawani.',
  approvalWaits: 'Kailangang pumayag ang ikalawang tao',
  approvalWaitsMore:
    'May kawaning humiling na kumpletuhin ang depositong ito. Papasok ito kapag pumayag ang ' +
    'ikalawang tao; wala pang perang gumalaw.',
  openApprovals: 'Buksan ang mga pag-apruba',
  writeMessage: 'Sumulat ng mensahe',
  replies: 'Mga handang sagot',
  views: { waiting: 'Naghihintay', deposits: 'Mga deposit chat', support: 'Mga support chat' },
  age: 'Mula',
  supportChat: 'Suporta',
  nothingWaits: 'Walang naghihintay ng sagot',
  nothingWaitsMore: 'Lalabas dito ang mga bagong mensahe pagdating nila.',
}
