import type { depositWaitingWords } from './words-waiting.ts'

export const depositWaitingWordsFil: typeof depositWaitingWords = {
  continueDeposit: 'Ituloy ang depositong ito',
  cancel: 'Kanselahin ang depositong ito',
  cancelTitle: 'Kanselahin ang depositong ito?',
  cancelMessage: (amount) =>
    `Matatapos ang depositong ${amount}. Gawin lang ito kung hindi ka pa nagbabayad.`,
  cancelConfirm: 'Kanselahin ang deposito',
  keep: 'Huwag kanselahin',
  cancelled: 'Kinansela ang deposito',
}
