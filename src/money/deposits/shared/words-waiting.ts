/** Words of a deposit that waits for its payment: receipts show them without the form. */
export const depositWaitingWords = {
  continueDeposit: 'Continue this deposit',
  cancel: 'Cancel this deposit',
  cancelTitle: 'Cancel this deposit?',
  cancelMessage: (amount: string) =>
    `The deposit of ${amount} ends. Do this only if you have not paid.`,
  cancelConfirm: 'Cancel deposit',
  keep: 'Keep deposit',
  cancelled: 'Deposit cancelled',
}
