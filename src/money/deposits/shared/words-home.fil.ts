import type { depositHomeWords } from './words-home.ts'

export const depositHomeWordsFil: typeof depositHomeWords = {
  continue: 'Ituloy ang deposito mo',
  left: (time) => `${time} na lang`,
  pay: 'Magbayad ng',
  thenProof: ', saka ipadala ang patunay',
  reference: 'Reference',
}
