import type { digestWords } from './words.ts'

export const digestWordsFil: typeof digestWords = {
  title: 'Lingguhang email',
  weekly: 'Ang linggo mo sa isang email',
  weeklyMore: 'Tuwing Lunes: balanse mo, perang pumasok at lumabas, at ang paparating pa.',
  on: 'Makakatanggap ka ng email tungkol sa linggo mo tuwing Lunes.',
  off: 'Hindi ka na padadalhan ng lingguhang email.',
  saved: 'Na-save ang mga setting',
  failed: 'Hindi na-save',
  fetchFailed: 'Hindi ma-load ang setting ng lingguhang email',
}
