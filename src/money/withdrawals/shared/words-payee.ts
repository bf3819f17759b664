/** Words about withdrawals to accounts that are new, for users and staff. */
export const payeeWords = {
  newTitle: 'You have not sent money to this account before',
  newMore: (earliest: string) =>
    `The amount is set aside at once and paid out on ${earliest} at the earliest. We ask for a ` +
    'code, and we tell you by mail, so that nobody else can send your money away.',
  newWithoutWait:
    'We ask for a code, and we tell you by mail, so that nobody else can send your money away.',
  useLinked: 'Use my linked account instead',
  waitsTitle: 'This account is new, so the withdrawal waits',
  waitsMore: (until: string) =>
    `It can be paid out on ${until} at the earliest. Your money is set aside until then.`,
  youCanCancel: 'You can cancel it.',
  liftedTitle: 'The company ended the wait',
  liftedMore: (reason: string) => `Reason: ${reason}`,
  notMe: 'This was not me',
  notMeQuestion: 'You did not ask for this withdrawal?',
  notMeMore:
    'We stop it and give the money back, sign out every other browser, and lock your money. Then ' +
    'change your password.',
  notMeConfirm: 'Stop it and lock my money',
  notMeBack: 'Back',
  stopped: 'Withdrawal stopped',
  stoppedMore:
    'The amount is back in your balance, and your money is locked. Change your password.',
  notStopped: 'Your money is locked',
  notStoppedMore:
    'The company was already paying this withdrawal. We have told them to stop it. Change your ' +
    'password, and talk to our support.',
  notMeFailed: 'Not Stopped',

  rowWaits: (until: string) => `New account, waits until ${until}`,
  account: 'New account',
  waitsUntil: (until: string) => `Waits until ${until}`,
  staffTitle: 'A new account: it waits',
  staffMore: (until: string) =>
    'The user has not sent money to this account before. The withdrawal cannot be processed or ' +
    `paid until ${until}; its owner was told and can stop it. You can decline it or put it on ` +
    'hold.',
  lift: 'End the wait',
  liftRequest: 'Request approval to end the wait',
  liftRequestIntro: (amount: string) =>
    `${amount} keeps waiting until a second person agrees. Call the user first, at a phone ` +
    'number that you have on file.',
  liftTitle: 'End the wait of this withdrawal?',
  liftIntro: (amount: string) =>
    `${amount} can then be paid at once. Call the user first, at a phone number that you have on ` +
    'file.',
  liftReason: 'Why it need not wait',
  liftReasonHint: 'The user reads it by mail and on the receipt.',
  lifted: 'The wait is over',
  liftedNow: 'The withdrawal can be processed now. The user was told.',
  liftFiled: 'Waits for a second person',
  liftFiledMore:
    'The amount is above what one person may decide alone. The wait ends when a second person ' +
    'agrees.',
  liftFailed: 'The Wait Goes On',
  back: 'Back',
}
