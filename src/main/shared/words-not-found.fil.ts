import type { notFoundWords } from './words-not-found.ts'

export const notFoundWordsFil: typeof notFoundWords = {
  title: 'Hindi namin makita ang pahinang iyan',
  message: 'Baka mali ang address, o nalipat ang pahina. Walang nabago.',
  home: 'Pumunta sa Home',
  overview: 'Pumunta sa overview',
}
