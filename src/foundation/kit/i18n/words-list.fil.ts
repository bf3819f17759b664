import type { kitListWords } from './words-list.ts'

export const kitListWordsFil: typeof kitListWords = {
  clearFilters: 'Alisin ang hinahanap at mga filter',
}
