import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { looseningHours } from './rules-loosening.ts'
import type { looseningRefusals, looseningWords } from './words-loosening.ts'

const title = 'Kailangan ng Ikalawang Tao'

export const looseningRefusalsFil: { [Name in keyof typeof looseningRefusals]: RefusalWords } = {
  'loosening-waits': {
    title: 'Naghihintay Na',
    message: ({ by }) =>
      `May pagbabago${by ? ` si ${by}` : ''} na kailangan na ng ikalawang tao. Pagpasyahan muna ` +
      'iyon o ipabawi. Walang na-save.',
  },
  'loosening-gone': { title: 'Hindi Napagpasyahan', message: 'Walang ganitong pagbabago.' },
  'loosening-decided': {
    title: 'Napagpasyahan Na',
    message: 'Napagpasyahan na ang pagbabagong ito. Walang nabago.',
  },
  'loosening-over': {
    title: 'Huli Na',
    message:
      `Maaaprubahan ang pagbabago sa loob ng ${looseningHours} oras. Nag-expire na ito; ` +
      `i-save ulit.`,
  },
  'loosening-outdated': {
    title: 'May Nagbago',
    message:
      'Nagbago na ang mga setting mula nang hilingin ito. Walang nabago; tanggihan ito at ' +
      'ipahiling ulit.',
  },
  'loosening-own': {
    title,
    message: 'Ikaw mismo ang humiling nito. Ibang admin ang dapat mag-apruba. Walang nabago.',
  },
  'loosening-not-own': {
    title: 'Hindi Napagpasyahan',
    message: 'Ang humiling lang ang puwedeng bumawi nito. Puwede mo itong tanggihan.',
  },
  'loosening-not-two': {
    title,
    message:
      'Hindi mo ito mapagpapasyahan: wala sa staff ang isa sa inyong dalawa, o wala pa noong ' +
      'hilingin ito. Walang nabago.',
  },
}

export const looseningWordsFil: typeof looseningWords = {
  beforeSaving: 'Kailangan ng pag-apruba ng ikalawang admin',
  beforeSavingMore: (names) =>
    `Pinahihina nito ang proteksyon ng pera: ${names}. Magkakabisa ito kapag inaprubahan ng ` +
    'ibang admin. Sine-save agad ang iba mo pang binago.',
  filed: 'Kailangan ng ikalawang admin',
  filedMore: 'Hindi magbabago ang proteksyon hangga’t hindi ito inaaprubahan ng ibang admin.',
  partlyFiled: 'Na-save ang bahagi ng mga setting',
  partlyFiledMore: (names) =>
    `Kailangan nito ng ikalawang admin: ${names.join('; ')}. Na-save ang iba mo pang binago.`,
  title: 'May pagbabagong kailangan ng ikalawang admin',
  by: (name, when, until) =>
    `Hiniling ito ni ${name} ${when}. Magpasya hanggang ${until}; hanggang doon, hindi ` +
    'magbabago ang mga ito:',
  companyAccess: 'Company access',
  change: (before, after) => `mula ${before} patungong ${after}`,
  talk: 'Kausapin muna ang humiling bago ito aprubahan.',
  approve: 'Aprubahan ang pagbabago',
  reject: 'Tanggihan ang pagbabago',
  rejectTitle: 'Tatanggihan ba ang pagbabagong ito?',
  rejectReason: 'Dahilan',
  rejectReasonHint: 'Ipapadala namin ito sa email ng humiling, at mananatili ito sa rekord.',
  rejectReasonMissing: 'Sabihin kung bakit.',
  back: 'Bumalik',
  recall: 'Bawiin ang pagbabago',
  approved: 'Inaprubahan at na-save',
  approvedMore: 'May bisa na ito para sa lahat.',
  rejected: 'Tinanggihan',
  recalled: 'Binawi',
  unchangedMore: 'Mananatili ang mga setting.',
  failed: 'Hindi Napagpasyahan',
  mine: 'Ikaw ang humiling nito. Ibang admin ang dapat mag-apruba.',
  notTwo: 'Wala ka pa sa staff noong hiniling ito. Kasamahang nasa staff na noon ang magpapasya.',
}
