import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'

/** Security events on screens, in notifications and in mails. */
export const securityEventWords: Record<SecurityEvent, string> = {
  'new-device': 'Somebody signed in with your login from a browser that we had not seen before.',
  'many-wrong-passwords':
    'Somebody tried many wrong passwords on your login. None of them was right, and each ' +
    'further try has to wait longer.',
  'password-changed': 'Your password was changed.',
  'password-reset':
    'Your password was set anew through the link in a mail, and every session was ended.',
  'authenticator-on': 'An authenticator app was connected to your login.',
  'authenticator-off': 'The authenticator app was removed from your login.',
  'recovery-codes-renewed':
    'New recovery codes were made for your login; the earlier ones no longer work.',
  'recovery-code-used': 'Somebody signed in with one of your recovery codes.',
  'provider-connected': 'A further way to sign in was connected to your login.',
  'provider-disconnected': 'A way to sign in was removed from your login.',
  'bank-details-changed': 'The bank details that your withdrawals are paid to were changed.',
  'new-payee':
    'A withdrawal to an account that you have not used before was requested. The money is set ' +
    'aside and waits, so that you can stop it.',
  'payee-wait-lifted':
    'The company ended the wait of your withdrawal to a new account. It can be paid out now.',
  'money-locked': 'Your money was locked: no withdrawal is taken until you unlock it.',
  'money-unlocked': 'Your money was unlocked.',
  'login-protected':
    'You said “This was not me”. Everybody was signed out, the old password works no longer, ' +
    'and your money is locked.',
  suspended:
    'The company suspended your access, and every session was ended. Your money stays where it is.',
  'access-restored': 'The company gave you access again. You can sign in.',
  'role-changed': 'The company changed the role of your login, and every session was ended.',
  'data-exported': 'A copy of all your data was downloaded.',
  closed: 'Your login was closed.',
}

export const safeguardWords = {
  title: 'Money lock',
  intro:
    'For a lost phone, or when something looks wrong: no withdrawal is taken, whoever ' +
    'asks. Deposits go on, and so does a withdrawal that you asked for before; you can ' +
    'cancel it while it is pending.',
  open: 'Your money is not locked.',
  lock: 'Lock my money',
  unlock: 'Unlock my money',
  unlockHint: 'Unlocking asks for your password or a code.',
  lockedTitle: 'Your money is locked',
  lockedSince: (time: string) =>
    `Locked since ${time}. No withdrawal is taken until you unlock it.`,
  lockedNotice: 'Your money is locked. No withdrawal is taken until you unlock it.',
  unlockedNotice: 'Your money is unlocked. Withdrawals are taken again.',
  unlockedStillPaused: (time: string) =>
    `Your money is unlocked. Withdrawals stay paused until ${time}.`,
  lockFailed: 'Lock Failed',
  unlockFailed: 'Unlock Failed',
  fetchFailed: 'Error Fetching Money Lock',
  pausedTitle: 'Withdrawals are paused',
  pausedUntil: (time: string) => `To protect your money, no withdrawal is taken until ${time}.`,
  pausedNothingMoved:
    'Your money is where it was. Nothing can be invested until then; deposits go on as always.',
  notYou: 'Not you? Change your password in Settings and tell our support.',
  tellSupport: 'Tell support',
}
