import type { words } from './words-list.ts'

export const wordsFil: typeof words = {
  clearFilters: 'Alisin ang hinahanap at mga filter',
}
