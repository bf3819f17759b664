/** Apart from the words of the profile: receipts show a masked number and nothing else of it. */
export const maskedNumberWords = {
  masked: (lastDigits: string) => `ending in ${lastDigits}`,
  reveal: 'Show account number',
  conceal: 'Hide account number',
}
