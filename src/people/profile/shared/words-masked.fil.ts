import type { maskedNumberWords } from './words-masked.ts'

export const maskedNumberWordsFil: typeof maskedNumberWords = {
  masked: (lastDigits) => `nagtatapos sa ${lastDigits}`,
  reveal: 'Ipakita ang numero ng account',
  conceal: 'Itago ang numero ng account',
}
