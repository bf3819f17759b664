/** A deposit that runs, on the user's first page. */
export const depositHomeWords = {
  continue: 'Continue your deposit',
  left: (time: string) => `${time} left`,
  pay: 'Pay',
  thenProof: ', then send proof',
  reference: 'Reference',
}
