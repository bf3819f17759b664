import { evidenceMaxBytes } from './rules.ts'
import type { poolRefusals } from './words.ts'

const notDeclared = 'Hindi Naideklara ang Kita'
const megabytes = evidenceMaxBytes / 1024 / 1024

export const poolRefusalsFil: typeof poolRefusals = {
  'pool-not-found': {
    title: notDeclared,
    message: 'Hindi nahanap ang pondong ito. Walang perang gumalaw.',
  },
  'evidence-not-found': {
    title: notDeclared,
    message: 'Hindi nahanap ang dokumento. Pakipili ulit; walang perang gumalaw.',
  },
  'evidence-declared': {
    title: 'Naideklara Na',
    message: ({ on }) =>
      `Naideklara na ang dokumentong ito noong ${on}. Isang beses lang binibilang ang isang ` +
      'dokumento; walang perang gumalaw.',
  },
  'evidence-waiting': {
    title: 'Naghihintay Na',
    message: ({ by }) =>
      (by ? `May hiling si ${by}` : 'May ibang hiling') +
      ' na may ganitong dokumento at naghihintay ng ikalawang tao. Walang perang gumalaw.',
  },
  'evidence-id-reused': {
    title: notDeclared,
    message: 'Ibang dokumento ang naipadala sa id na ito. Pakipili ulit ang file.',
  },
  'evidence-no-pdf': {
    title: 'Hindi PDF',
    message: 'Pumili ng PDF: statement ng account, ulat ng audit, o scan.',
  },
  'evidence-damaged': {
    title: 'Sira ang File',
    message: 'Kulang ang dulo ng PDF na ito. Pakipili ulit ang file.',
  },
  'evidence-too-large': {
    title: 'Masyadong Malaki ang File',
    message: `Hanggang ${megabytes} MB lang ang dokumento.`,
  },
  'uploads-busy': {
    title: 'Abala',
    message: ({ seconds }) =>
      `Maraming file ang dumarating ngayon. Subukan ulit pagkalipas ng ${seconds} segundo.`,
  },
  'period-reversed': {
    title: notDeclared,
    message: 'Hindi puwedeng mauna ang huling araw sa unang araw. Walang perang gumalaw.',
  },
  'period-not-over': {
    title: notDeclared,
    message: 'Kita lang ng mga araw na dumating na ang maidedeklara. Walang perang gumalaw.',
  },
}
