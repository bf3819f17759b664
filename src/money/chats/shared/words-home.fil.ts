import type { chatHomeWords } from './words-home.ts'

export const chatHomeWordsFil: typeof chatHomeWords = {
  title: 'Chat',
  all: 'Lahat ng chat',
  none: 'Walang bukas na chat. Magtanong sa amin tungkol sa pera mo.',
}
