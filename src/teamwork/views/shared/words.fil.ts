import { viewsMax } from './rules.ts'
import type { viewRefusals, viewWords } from './words.ts'

const notSaved = 'Hindi Na-save ang View'

export const viewWordsFil: typeof viewWords = {
  views: 'Mga view',
  openView: (name) => `Buksan ang view: ${name}`,
  save: 'I-save ang view',
  saveTitle: 'I-save ang mga filter bilang view',
  saveHint: 'Ikaw lang ang nakakakita nito rito. Mabubuksan ng mga kasamahan ang address.',
  name: 'Pangalan ng view',
  saveButton: 'I-save ang view',
  saved: 'Na-save ang view',
  saveFailed: notSaved,
  optionsOf: (name) => `Mga opsyon ng ${name}`,
  remove: 'Burahin ang view',
  removed: (name) => `Binura ang ${name}`,
  undo: 'Ibalik',
  removeFailed: 'Hindi Nabura ang View',
  copyAddress: 'Kopyahin ang address',
  copied: 'Nakopya ang address',
  more: (count) => `${count.toLocaleString('en-PH')}+`,
}

export const viewRefusalsFil: typeof viewRefusals = {
  'too-many-views': {
    title: notSaved,
    message: `Hanggang ${viewsMax} view ang mase-save mo sa bawat listahan. Magbura muna ng isa.`,
  },
  'view-id-reused': {
    title: notSaved,
    message: 'Na-save na ang view na ito sa ibang window. I-reload ang pahina at subukan ulit.',
  },
  'view-not-found': { title: 'Walang Ganitong View', message: 'Nabura na ang view na ito.' },
}
