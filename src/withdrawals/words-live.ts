/** The live withdrawals and the consent to be among them. */
export const words = {
  title: 'Live Withdrawals',
  none: 'No live withdrawals to display.',
  noneMore: 'A completed withdrawal is shown here only when its user agrees.',
  failed: 'The live withdrawals could not be loaded',
  how: 'Completed withdrawals whose users agreed to show them. Names are masked, amounts rounded down to full ₱1,000.',
  sample: 'Sample',
  consentTitle: 'Show this withdrawal to others',
  consentLabel: 'Show among the live withdrawals',
  consentHint: 'Off unless you turn it on. You can turn it off at any time, and it disappears at once everywhere.',
  whatIsShown: 'Everybody who is signed in sees exactly this, and nothing else:',
  given: 'Your withdrawal is shown to others',
  revoked: 'Your withdrawal is no longer shown',
  revokedMore: 'It has disappeared everywhere.',
  changeFailed: 'Update Failed',
}
