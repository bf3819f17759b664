/** The public list of withdrawals, and the consent to be shown in it. */
export const withdrawalLiveWords = {
  title: 'Live Withdrawals',
  none: 'No live withdrawals to display.',
  noneMore: 'A completed withdrawal appears here only if its owner agrees.',
  failed: 'We could not load the live withdrawals',
  how:
    'Shown because their owners agreed. We mask names, cut times to the hour, and round amounts ' +
    'down until at least five people fit.',
  sample: 'Sample',
  amountHidden: 'amount not shown',
  bank: 'to a bank',
  eWallet: 'to an e-wallet',
  named: (name: string) => `to ${name}`,
  consentTitle: 'Share this withdrawal publicly',
  isPublic: 'Public',
  consentLabel: 'Show among the live withdrawals',
  consentHint:
    'Off by default. You can turn it off at any time, and it disappears everywhere within a ' +
    'minute.',
  whatIsShown: 'Anyone can see this without signing in, and nothing more:',
  given: 'Your withdrawal is shown to everyone',
  revoked: 'Your withdrawal is no longer shown',
  revokedMore: 'It has disappeared everywhere.',
  proofLabel: 'Publish this receipt as proof of payout',
  proofHint:
    'Off by default. The public page then links to the check page of this receipt, where anyone ' +
    'sees the exact amount, its status and times, the reference number, your initials and the ' +
    'last four digits of the account.',
  proofMore:
    'You can remove it from the public page at any time. Anyone who kept the receipt code can ' +
    'still check it, as with every receipt.',
  proofGiven: 'Your receipt is now public proof of payout',
  proofRevoked: 'Your receipt is off the public page',
  changeFailed: 'Update Failed',
}
