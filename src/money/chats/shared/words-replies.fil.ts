import type { replyRefusals, replyWords } from './words-replies.ts'

const notSaved = 'Hindi Na-save ang Sagot'

export const replyWordsFil: typeof replyWords = {
  title: 'Mga handang sagot',
  intro:
    'I-type ang / sa chat para gumamit nito. Kusang pinupunan ang {name}, {amount} at ' +
    '{reference}.',
  manage: 'Mga handang sagot',
  hint: 'I-type ang / para sa handang sagot',
  found: (count) => `${count} handang sagot. Pumili gamit ang arrow key, Enter para ilagay.`,
  noneFound: 'Walang handang sagot na ganito ang pangalan',
  list: 'Mga tumutugmang handang sagot',
  languages: { en: 'English', fil: 'Filipino' },
  none: 'Wala pang handang sagot',
  noneMore: 'I-save ang mga sagot na madalas mong ipadala.',
  shortcut: 'Shortcut',
  shortcutHint: 'Maliliit na titik, numero at gitling. Ito ang ita-type pagkatapos ng /.',
  textEn: 'Teksto sa English',
  textFil: 'Teksto sa Filipino',
  variablesHint: 'Pinupunan mula sa chat ang {name}, {amount} at {reference}.',
  create: 'Bagong sagot',
  createTitle: 'Bagong handang sagot',
  editTitle: (shortcut) => `Baguhin ang /${shortcut}`,
  edit: 'Baguhin',
  editOf: (shortcut) => `Baguhin ang /${shortcut}`,
  remove: 'Burahin',
  removeOf: (shortcut) => `Burahin ang /${shortcut}`,
  removeTitle: (shortcut) => `Burahin ang /${shortcut}?`,
  removeMessage: 'Hindi na ito magagamit ng staff. Hindi mabubura ang mga naipadala na.',
  keep: 'I-save ang sagot',
  back: 'Bumalik',
  kept: 'Na-save ang sagot',
  removed: 'Nabura ang sagot',
  saveFailed: notSaved,
  removeFailed: 'Hindi Nabura ang Sagot',
  fetchFailed: 'Hindi makuha ang mga handang sagot',
  openMarks: (marks) => `Punan mo ang ${marks}: wala nito sa chat na ito.`,
  asksTitle: 'Huwag kailanman humingi ng code o password',
  asks:
    'Mukhang humihingi nito sa user ang mensaheng ito. Hindi natin ito kailangan. Itatala ito ' +
    'kapag ipinadala mo.',
  holds:
    'Huwag itong gamitin. Hilingin sa user na palitan ito; walang sinuman sa kompanya ang ' +
    'nangangailangan nito.',
}

export const replyRefusalsFil: typeof replyRefusals = {
  'reply-incomplete': { title: notSaved, message: 'Isulat ang shortcut at ang dalawang teksto.' },
  'shortcut-unusable': {
    title: notSaved,
    message: 'Gumamit ng maliliit na titik, numero at gitling, hanggang 30.',
  },
  'shortcut-taken': { title: notSaved, message: 'May ibang sagot na may ganitong shortcut.' },
  'reply-mark-unknown': {
    title: notSaved,
    message: ({ mark }) =>
      `Hindi mapupunan ang ${mark}. Gamitin ang {name}, {amount} o {reference}.`,
  },
  'reply-not-found': {
    title: notSaved,
    message: 'Wala na ang sagot na ito. Maaaring may ibang nagbura nito.',
  },
  'reply-changed': {
    title: notSaved,
    message: 'May ibang nagbago ng sagot na ito. Walang na-save. Isara ang window at buksan ulit.',
  },
  'too-many-replies': {
    title: notSaved,
    message: 'May 200 sagot na. Magbura ng hindi mo na kailangan.',
  },
}
