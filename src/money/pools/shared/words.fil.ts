import { evidenceMaxBytes } from './rules.ts'
import type { poolRefusals, poolWords } from './words.ts'

const notDeclared = 'Hindi Naideklara ang Kita'
const megabytes = evidenceMaxBytes / 1024 / 1024

export const poolRefusalsFil: typeof poolRefusals = {
  'pool-not-found': {
    title: notDeclared,
    message: 'Hindi nahanap ang pondong ito. Walang perang gumalaw.',
  },
  'plan-unknown': {
    title: notDeclared,
    message: ({ plan }) =>
      `Walang planong “${plan}” na naging pampubliko, at walang investment na naitala rito. ` +
      'Pumili mula sa listahan; walang perang gumalaw.',
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
    title: 'May Hiling Na',
    message: ({ by }) =>
      (by ? `May hiling si ${by}` : 'May ibang hiling') +
      ' na may ganitong dokumento na hinihintay ang ikalawang tao. Walang perang gumalaw.',
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

export const poolWordsFil: typeof poolWords = {
  title: 'Mga Pondo ng Kita',
  intro:
    'Dito lang kinukuha ang kita ng mga investment. Ang laman ng pondo ay kitang idineklara ng ' +
    'isang tao at inaprubahan ng ikalawa; hindi ito bumababa sa zero.',
  fetchFailed: 'Hindi Makuha ang Mga Pondo',
  inPool: 'Nasa pondo',
  declared: 'Naideklara',
  paid: 'Naibayad na kita',
  empty: 'Walang laman ang pondong ito: walang kitang mababayaran hangga’t walang idinedeklara.',
  waits: (count) => `${count} deklarasyon ang naghihintay ng ikalawang tao.`,
  toApprovals: 'Buksan ang Mga Pag-apruba',

  list: 'Idineklarang kita',
  caption: 'Idineklarang kita, pinakabago muna',
  noun: 'deklarasyon',
  none: 'Wala pang idineklarang kita',
  noneMore:
    'Ideklara ito kasama ang dokumentong nagpapatunay. Bibilangin ito kapag inaprubahan ng ' +
    'ikalawang tao.',
  listFailed: 'Hindi Makuha ang Idineklarang Kita',
  pool: 'Pondo',
  amount: 'Halaga',
  period: 'Panahon',
  periodOf: (from, to) => `${from} hanggang ${to}`,
  source: 'Pinagmulan',
  plans: 'Mga plano',
  evidence: 'Patunay',
  checksum: 'SHA-256 ng dokumento',
  who: 'Humiling at nag-apruba',
  by: (one, other) => `${one}, inaprubahan ni ${other}`,
  companyAccess: 'Company Access',
  agreed: 'Inaprubahan',

  declare: 'Magdeklara ng Kita',
  declareIntro:
    'Ideklara lang ang kinita na ng kompanya at nasa account na nito. Kukunin ang halaga sa ' +
    'sariling pera ng kompanya kapag inaprubahan ng ikalawang tao.',
  amountHint: 'Ang buong halagang pinatutunayan ng dokumento para sa mga planong ito.',
  from: 'Unang araw',
  to: 'Huling araw',
  sourceHint: 'Sino ang nagbayad nito, at para saan.',
  plansHint: 'Piliin ang lahat ng planong kumita nito.',
  noPlans: 'Wala pang inilathalang plano, kaya wala pang puwedeng kumita.',
  plansFailed: 'Hindi Makuha ang Mga Plano',
  planStanding: {
    past: 'Hindi na pampubliko',
    recorded: 'Hindi pampublikong plano: itinala ng staff',
  },
  evidenceHint: (megabytes) =>
    `PDF na hanggang ${megabytes} MB: statement ng bangko, ulat ng audit. Isang beses lang ` +
    'binibilang ang isang dokumento.',
  choose: 'Pumili ng PDF',
  change: 'Pumili ng ibang PDF',
  sending: 'Ipinapadala ang dokumento',
  ready: 'Handa na ang dokumento.',
  sendFailed: 'Hindi Naipadala ang Dokumento',
  request: 'Humiling ng Pag-apruba',
  unusual: 'Higit sa lahat ng naideklara na',
  unusualMore: (declared) =>
    `${declared} ang lahat ng kita hanggang ngayon. Suriin ang mga zero at ang dokumento: ` +
    'hindi na mababawi ang deklarasyon kapag inaprubahan na ng ikalawang tao.',
  requestOf: (amount) => `Humiling ng pag-apruba sa ${amount}`,
  cancel: 'Kanselahin',
  declareFailed: 'Hindi Naideklara ang Kita',
  filed: 'Naghihintay ng Ikalawang Tao',
  filedMore: (amount) =>
    `Kailangang aprubahan ng kasamahan ang ${amount} sa Mga Pag-apruba. Wala pang perang ` +
    'gumalaw.',
  invalidAmount: 'Maglagay ng tamang halaga na higit sa zero.',
  missingDay: 'Pumili ng araw.',
  missingSource: 'Isulat kung sino ang nagbayad ng kita, at para saan.',
  missingPlans: 'Pumili ng kahit isang plano.',
  tooManyPlans: (most) => `Hanggang ${most} plano lang ang mapipili.`,
  missingEvidence: 'Piliin ang dokumentong nagpapatunay sa kita.',
}
