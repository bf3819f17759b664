import type { withdrawalCancelWords } from './words-cancel.ts'

export const withdrawalCancelWordsFil: typeof withdrawalCancelWords = {
  cancel: 'Kanselahin ang withdrawal',
  cancelQuestion: 'Kanselahin ang withdrawal na ito?',
  cancelMore: (amount) => `Magagamit mo ulit ang ${amount} mula sa balanse mo.`,
  keep: 'Ituloy',
  cancelled: 'Kinansela ang withdrawal',
  cancelledMore: 'Magagamit ulit ang halaga.',
}
