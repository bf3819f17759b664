import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'

/** The page behind the button "This was not me" of a security mail. */
export const notMeWords = {
  title: 'This was not me',
  intro: 'Did someone else do this with your login? One tap protects it.',
  steps: 'When you press the button:',
  signedOut: 'Everyone signed in with your login is signed out.',
  waysInGone:
    'Recently linked sign-in accounts, such as Google, are removed. We show you which ones stay, ' +
    'and your authenticator apps.',
  passwordGone: 'The old password stops working, and you choose a new one.',
  moneyLocked:
    'Your money is locked: withdrawals are off until you unlock it. Unpaid withdrawals to new ' +
    'accounts are stopped.',
  protect: 'Protect my login',
  protecting: 'Protecting...',
  failed: 'Could Not Protect Your Login',
  doneTitle: 'Your login is protected',
  doneSignedOut: 'Everyone else is signed out, and the old password no longer works.',
  doneLocked: 'Your money is locked.',
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
        ? '1 withdrawal to an account you used before is still pending. If it isn’t yours, sign ' +
          'in and cancel it.'
        : `${count} withdrawals to accounts you used before are still pending. If one isn’t ` +
          'yours, sign in and cancel it.',
  },
  nothingStopped: 'You had no pending withdrawals to stop.',
  waysInTitle: 'Ways to sign in',
  authenticator: 'Authenticator app',
  added: (name: string, when: string) => `${name}, added ${when}`,
  removed: 'Removed, because it was added recently. If it was you, add it again.',
  isProviderYours: 'Is this yours? If not, remove it in Settings after you sign in.',
  isAppYours:
    'Is this yours? If not, tell our support: they’ll confirm it’s you and remove it. We don’t ' +
    'remove it here, so someone who reads your email can’t take away your app.',
  chooseTitle: 'Now choose a new password',
  later: 'You can also do it later with the link we just emailed you.',
  passwordDone: 'Your new password is set. Please read what to do next.',
  finishedTitle: 'Your new password is set',
  finished: 'Nobody can get in with the old one.',
  next: 'What to do next',
  nextMoney: 'Sign in and look at your transactions. If one isn’t yours, tell our support at once.',
  nextSettings:
    'In Settings, remove any sign-in or authenticator app that isn’t yours, and check your bank ' +
    'details.',
  nextUnlock:
    'When everything looks right, unlock your money in Settings. Withdrawals stay paused for 24 ' +
    'hours after the new password.',
  nextStaff: 'Tell your colleagues, and check the audit trail for actions in your name.',
  signIn: 'Sign in',
  endedTitle: 'This link has expired',
  ended:
    'It was already used, or it’s too old. If you pressed the button before, your login is ' +
    'protected. If not, set a new password and lock your money in Settings.',
  setPassword: 'Set a new password',
  checking: 'Checking the link...',
}

export const notMeRefusals: Record<'not-me-link-ended', RefusalWords> = {
  'not-me-link-ended': {
    title: 'This Link Has Expired',
    message:
      'It was already used, or it’s too old. If you pressed the button a moment ago, everyone is ' +
      'signed out and your money is locked. Set a new password to sign in again.',
  },
}
