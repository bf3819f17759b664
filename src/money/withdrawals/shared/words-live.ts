/** The public list of withdrawals, and the consent to be shown in it. */
export const withdrawalLiveWords = {
  title: 'Live Withdrawals',
  none: 'No live withdrawals to display.',
  noneMore: 'A completed withdrawal is shown here only when its user agrees.',
  failed: 'The live withdrawals could not be loaded',
  how:
    'Completed withdrawals whose users agreed to show them. Names are masked, times are ' +
    'full hours, and amounts are rounded down until at least five people could be meant; ' +
    'before that, only the least that can be withdrawn is said.',
  sample: 'Sample',
  amountHidden: 'amount not shown',
  bank: 'to a bank',
  eWallet: 'to an e-wallet',
  named: (name: string) => `to ${name}`,
  inTheHour: (time: string) => `in the hour from ${time}`,
  consentTitle: 'Show this withdrawal to everybody',
  consentLabel: 'Show among the live withdrawals',
  consentHint:
    'Off unless you turn it on. You can turn it off at any time, and within a minute it ' +
    'is gone everywhere.',
  whatIsShown:
    'Everybody, without signing in, sees exactly this and nothing else. It never says more later:',
  given: 'Your withdrawal is shown to everybody',
  revoked: 'Your withdrawal is no longer shown',
  revokedMore: 'It has disappeared everywhere.',
  proofLabel: 'Publish this receipt as a proof of payout',
  proofHint:
    'Off unless you turn it on. The public page then links to the check page of this ' +
    'receipt, where everybody sees the exact amount, its status and times, the reference ' +
    'number, your initials and the last four digits of the account it went to.',
  proofMore:
    'You can take it off the public page at any time. Whoever has kept the code of the ' +
    'receipt can still check it, as with every receipt.',
  proofGiven: 'Your receipt is a public proof of payout',
  proofRevoked: 'Your receipt is off the public page',
  changeFailed: 'Update Failed',
}
