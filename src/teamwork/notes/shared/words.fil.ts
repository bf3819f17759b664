import type { noteRefusals, noteWords } from './words.ts'

const notSaved = 'Hindi Na-save ang Tala'

export const noteWordsFil: typeof noteWords = {
  title: 'Mga panloob na tala',
  onlyStaff: 'Staff lang ang nakakabasa nito. Hindi ito kailanman makikita ng user.',
  written: 'Mga tala hanggang ngayon',
  none: 'Wala pang tala.',
  write: 'Bagong tala',
  add: 'Idagdag ang tala',
  added: 'Naidagdag ang tala',
  stays: 'Hindi na mababago o mabubura ang isang tala.',
  byAccessCode: 'Company access',
  fetchFailed: 'Hindi Makuha ang mga Tala',
  addFailed: notSaved,
}

export const noteRefusalsFil: typeof noteRefusals = {
  'note-empty': { title: notSaved, message: 'Isulat muna ang tala.' },
  'note-id-reused': {
    title: notSaved,
    message: 'Nagamit na ang hiling na ito sa ibang tala. I-reload ang pahina at subukan ulit.',
  },
}
