import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'

/** The page behind the button "This was not me" of a security mail. */
export const notMeWords = {
  title: 'This was not me',
  intro: 'Did somebody else do this with your login? One press protects it.',
  steps: 'When you press the button:',
  signedOut: 'Everybody who is signed in with your login is signed out.',
  waysInGone:
    'Accounts to sign in with, such as Google, that were linked in the last days are removed. We ' +
    'show you what stays, authenticator apps too.',
  passwordGone: 'The old password stops working, and you choose a new one.',
  moneyLocked:
    'Your money is locked: no withdrawal is taken until you unlock it. Withdrawals to new ' +
    'accounts that are not paid yet are stopped.',
  protect: 'Protect my login',
  protecting: 'Protecting...',
  failed: 'Could Not Protect Your Login',
  doneTitle: 'Your login is protected',
  doneSignedOut: 'Everybody else was signed out, and the old password no longer works.',
  doneLocked: 'Your money is locked where it is.',
  stopped: {
    cancelled: (count: number) =>
      count === 1
        ? '1 withdrawal to a new account was stopped. Its money is back in your balance.'
        : `${count} withdrawals to new accounts were stopped. Their money is back in your balance.`,
    withCompany: (count: number) =>
      count === 1
        ? '1 withdrawal to a new account is already with the company, and we told them to stop ' +
          'it. Tell our support at once.'
        : `${count} withdrawals to new accounts are already with the company, and we told them ` +
          'to stop them. Tell our support at once.',
    pending: (count: number) =>
      count === 1
        ? '1 withdrawal to an account that you used before is pending and goes on. If it is not ' +
          'yours, sign in and cancel it.'
        : `${count} withdrawals to accounts that you used before are pending and go on. If one ` +
          'is not yours, sign in and cancel it.',
  },
  nothingStopped: 'No withdrawal was waiting, so none had to be stopped.',
  waysInTitle: 'Ways to sign in',
  authenticator: 'Authenticator app',
  added: (name: string, when: string) => `${name}, added ${when}`,
  removed: 'Removed, because it was added lately. Add it again if it was you.',
  isProviderYours: 'Is this yours? If not, remove it in Settings as soon as you are in.',
  isAppYours:
    'Is this yours? If not, tell our support: they check that it is you and remove it. We do not ' +
    'remove it here, so that nobody who reads your mail can take away yours.',
  chooseTitle: 'Now choose a new password',
  later: 'You can also do it later: the mail that we have just sent you leads there.',
  passwordDone: 'Your new password is set. Please read what to do next.',
  finishedTitle: 'Your new password is set',
  finished: 'Nobody can get in with the old one.',
  next: 'What to do next',
  nextMoney:
    'Sign in and look at your transactions. If one is not yours, tell our support at once.',
  nextSettings:
    'In Settings, remove ways to sign in and authenticator apps that are not yours, and check ' +
    'your bank details.',
  nextUnlock:
    'When all is right, unlock your money in Settings. Withdrawals stay paused for 24 hours ' +
    'after the new password.',
  nextStaff: 'Tell your colleagues, and look at the audit trail for what was done in your name.',
  signIn: 'Sign in',
  endedTitle: 'This link is over',
  ended:
    'It was used already, or is too old. If you pressed the button before, your login is ' +
    'protected. Otherwise set a new password, and lock your money in Settings.',
  setPassword: 'Set a new password',
  checking: 'Checking the link...',
}

export const notMeRefusals: Record<'not-me-link-ended', RefusalWords> = {
  'not-me-link-ended': {
    title: 'This Link Is Over',
    message:
      'The link was used already, or is too old. If you pressed the button a moment ago, ' +
      'everybody has been signed out and your money is locked. Set a new password to get in ' +
      'again.',
  },
}
