import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'

/** Security events on screens, in notifications and in mails. */
export const securityEventWords: Record<SecurityEvent, string> = {
  'new-device': 'Someone signed in to your login from a new browser.',
  'many-wrong-passwords':
    'Someone tried many wrong passwords on your login. None worked, and each new try has to ' +
    'wait longer.',
  'password-changed': 'Your password was changed.',
  'password-reset':
    'Your password was reset with a link we emailed. You were signed out everywhere.',
  'authenticator-on': 'An authenticator app was connected to your login.',
  'authenticator-off': 'The authenticator app was removed from your login.',
  'recovery-codes-renewed': 'Your login has new recovery codes; the earlier ones no longer work.',
  'recovery-code-used': 'Someone signed in with one of your recovery codes.',
  'provider-connected': 'A new way to sign in was connected to your login.',
  'provider-disconnected': 'A way to sign in was removed from your login.',
  'bank-details-changed': 'The bank details for your withdrawals were changed.',
  'new-payee':
    'Someone requested a withdrawal to an account you haven’t used before. The money is on ' +
    'hold, so you have time to stop it.',
  'payee-wait-lifted':
    'The company ended the wait for your withdrawal to a new account. It can now be paid out.',
  'money-locked': 'Your money is locked: withdrawals are off until you unlock it.',
  'money-unlocked': 'Your money was unlocked.',
  'login-protected':
    'You pressed “This was not me”. Everyone was signed out, the old password no longer works, ' +
    'and your money is locked.',
  suspended:
    'The company suspended your access and signed you out everywhere. Your money stays in your ' +
    'wallet.',
  'access-restored': 'The company restored your access. You can sign in.',
  'role-changed': 'The company changed your role and signed you out everywhere.',
  'data-exported': 'A copy of all your data was downloaded.',
  closed: 'Your login was closed.',
}

export const safeguardWords = {
  title: 'Money lock',
  intro:
    'Lost your phone, or something looks wrong? The lock stops new withdrawals. Deposits still ' +
    'work, and so do withdrawals you already requested; you can cancel those while they’re ' +
    'pending.',
  open: 'Your money isn’t locked.',
  lock: 'Lock my money',
  unlock: 'Unlock my money',
  unlockHint: 'You’ll need your password or a code to unlock it.',
  lockedTitle: 'Your money is locked',
  lockedSince: (time: string) => `Locked since ${time}. Withdrawals are off until you unlock it.`,
  lockedNotice: 'Your money is locked. Withdrawals are off until you unlock it.',
  unlockedNotice: 'Your money is unlocked. You can withdraw again.',
  unlockedStillPaused: (time: string) =>
    `Your money is unlocked. Withdrawals stay paused until ${time}.`,
  lockFailed: 'Lock Failed',
  unlockFailed: 'Unlock Failed',
  fetchFailed: 'Error Fetching Money Lock',
  pausedTitle: 'Withdrawals are paused',
  pausedUntil: (time: string) => `To protect your money, withdrawals are paused until ${time}.`,
  pausedNothingMoved: 'No money moved. You can’t invest until then; deposits still work.',
  notYou: 'Not you? Change your password in Settings and tell our support.',
  tellSupport: 'Tell support',
}
