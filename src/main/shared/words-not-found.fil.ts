import type { notFoundWords } from './words-not-found.ts'

export const notFoundWordsFil: typeof notFoundWords = {
  title: 'Hindi namin makita ang page na iyan',
  message: 'Baka mali ang address, o nalipat ang page. Walang nabago.',
  home: 'Pumunta sa Home',
  overview: 'Pumunta sa overview',
}
