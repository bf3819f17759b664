/** Words about withdrawals to accounts that are new, for users and staff. */
export const payeeWords = {
  newTitle: 'You have not sent money to this account before',
  newMore: (earliest: string) =>
    `We set the amount aside now and pay it out on ${earliest} at the earliest. We ask for a ` +
    'code and email you, so nobody else can send your money away.',
  newWithoutWait: 'We ask for a code and email you, so nobody else can send your money away.',
  useLinked: 'Use my linked account instead',
  waitsTitle: 'This account is new, so the withdrawal waits',
  waitsMore: (until: string) =>
    `We can pay it out on ${until} at the earliest. Your money is set aside until then.`,
  youCanCancel: 'You can cancel it.',
  liftedTitle: 'The company ended the wait',
  liftedMore: (reason: string) => `Reason: ${reason}`,
  notMe: 'This was not me',
  notMeQuestion: 'Didn’t request this withdrawal?',
  notMeMore:
    'We stop it, return the money, sign out every other browser, and lock your money. Then ' +
    'change your password.',
  notMeConfirm: 'Stop it and lock my money',
  notMeBack: 'Back',
  stopped: 'Withdrawal stopped',
  stoppedMore:
    'The amount is back in your balance, and your money is locked. Change your password.',
  notStopped: 'Your money is locked',
  notStoppedMore:
    'We were already paying this withdrawal. We have told our staff to stop it. Change your ' +
    'password, and contact support.',
  notMeFailed: 'Not Stopped',

  rowWaits: (until: string) => `New account, waits until ${until}`,
  account: 'New account',
  waitsUntil: (until: string) => `Waits until ${until}`,
  staffTitle: 'New account: payment waits',
  staffMore: (until: string) =>
    'The user has not sent money to this account before. You cannot process or pay the ' +
    `withdrawal until ${until}. The user was told and can stop it. You can decline it or put ` +
    'it on hold.',
  lift: 'End the wait',
  liftRequest: 'Request approval to end the wait',
  liftRequestIntro: (amount: string) =>
    `${amount} keeps waiting until a second person approves. Call the user first, on a phone ` +
    'number you have on file.',
  liftTitle: 'End the wait for this withdrawal?',
  liftIntro: (amount: string) =>
    `${amount} can then be paid at once. Call the user first, on a phone number you have on ` +
    'file.',
  liftReason: 'Why it doesn’t need to wait',
  liftReasonHint: 'The user sees it by email and on the receipt.',
  lifted: 'The wait is over',
  liftedNow: 'You can process the withdrawal now. The user was told.',
  liftFiled: 'Awaiting a second person',
  liftFiledMore:
    'The amount is above what one person may decide alone. The wait ends once a second person ' +
    'approves.',
  liftFailed: 'Wait Not Ended',
  back: 'Back',
}
