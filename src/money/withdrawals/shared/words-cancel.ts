/** Apart from the words of the form and the console: receipts offer to cancel. */
export const withdrawalCancelWords = {
  cancel: 'Cancel withdrawal',
  cancelQuestion: 'Cancel this withdrawal?',
  cancelMore: (amount: string) => `${amount} will be available in your balance again.`,
  keep: 'Keep it',
  cancelled: 'Withdrawal cancelled',
  cancelledMore: 'The amount is available again.',
}
