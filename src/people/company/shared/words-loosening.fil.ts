import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { looseningHours } from './rules-loosening.ts'
import type { looseningRefusals, looseningWords } from './words-loosening.ts'

const title = 'Kailangan ng Ikalawang Tao'

export const looseningRefusalsFil: { [Name in keyof typeof looseningRefusals]: RefusalWords } = {
  'loosening-waits': {
    title: 'Naghihintay Na',
    message: ({ by }) =>
      `May pagbabago${by ? ` si ${by}` : ''} na naghihintay ng ikalawang tao. Pagpasyahan muna ` +
      'iyon o ipabawi. Walang na-save.',
  },
  'loosening-gone': { title: 'Hindi Napagpasyahan', message: 'Walang ganitong pagbabago.' },
  'loosening-decided': {
    title: 'Napagpasyahan Na',
    message: 'Napagpasyahan na ang pagbabagong ito. Walang nabago.',
  },
  'loosening-over': {
    title: 'Huli Na',
    message: `Naghihintay ang pagbabago nang ${looseningHours} oras. Tapos na ito; i-save ulit.`,
  },
  'loosening-outdated': {
    title: 'Nabago Samantala',
    message:
      'Iba na ang mga setting kaysa noong i-save ito. Walang nabago; tanggihan ito at ipa-save ' +
      'ulit.',
  },
  'loosening-own': {
    title,
    message: 'Ikaw mismo ang nag-save nito. Ibang admin ang dapat sumang-ayon. Walang nabago.',
  },
  'loosening-not-own': {
    title: 'Hindi Napagpasyahan',
    message: 'Ang nag-save lang ang makakabawi ng pagbabago. Maaari mo itong tanggihan.',
  },
  'loosening-not-two': {
    title,
    message:
      'Hindi ninyo ito mapagpapasyahang dalawa: wala sa staff ang isa sa inyo, o wala pa noong ' +
      'i-save ito. Walang nabago.',
  },
}

export const looseningWordsFil: typeof looseningWords = {
  beforeSaving: 'Kailangang sumang-ayon ng ikalawang admin',
  beforeSavingMore: (names) =>
    `Niluluwagan nito ang nagpoprotekta sa pera: ${names}. Ihahain ito at iiral kapag sumang-` +
    'ayon ang ibang admin. Sine-save agad ang iba mo pang binago.',
  filed: 'Naghihintay ng ikalawang admin',
  filedMore: 'Mananatili ang nagpoprotekta sa pera hangga’t walang ibang admin na sumasang-ayon.',
  partlyFiled: 'Na-save ang bahagi ng mga setting',
  partlyFiledMore: (names) =>
    `Naghihintay ito ng ikalawang admin: ${names.join('; ')}. Na-save ang iba mo pang binago.`,
  title: 'May pagbabagong naghihintay ng ikalawang admin',
  by: (name, when, until) =>
    `Inihain ito ni ${name} ${when}. Naghihintay ito hanggang ${until}; hanggang doon, ` +
    'mananatili ang mga ito:',
  companyAccess: 'Company access',
  change: (before, after) => `mula ${before} patungong ${after}`,
  talk: 'Kausapin muna ang naghain bago sumang-ayon.',
  approve: 'Sumang-ayon sa pagbabago',
  reject: 'Tanggihan ang pagbabago',
  rejectTitle: 'Tatanggihan ba ang pagbabagong ito?',
  rejectReason: 'Dahilan',
  rejectReasonHint: 'Matatanggap ito sa email ng naghain, at itatago ito sa talaan.',
  rejectReasonMissing: 'Sabihin kung bakit.',
  back: 'Bumalik',
  recall: 'Bawiin ang pagbabago',
  approved: 'Sinang-ayunan at na-save',
  approvedMore: 'Umiiral na ito para sa lahat.',
  rejected: 'Tinanggihan',
  recalled: 'Binawi',
  unchangedMore: 'Mananatili ang mga setting.',
  failed: 'Hindi Napagpasyahan',
  mine: 'Ikaw ang naghain nito. Ibang admin ang dapat sumang-ayon.',
  notTwo: 'Wala ka pa sa staff noong inihain ito. Kasamahang nasa staff na ang magpapasya.',
}
