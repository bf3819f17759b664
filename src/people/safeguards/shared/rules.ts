/**
 * Safeguards block withdrawals to protect the owner: the pause after a change that a thief would
 * make, and the lock that the owner sets. They also announce every security event of a login to its
 * owner. They never move money.
 */
import {
  securityEvents,
  type SecurityEvent,
} from '#people/identity/shared/rules-security-events.ts'

/** Length of a pause after a change that a thief would make (BSP Circular 1213). */
export const pauseHours = 24

/**
 * True for events by which an intruder would stay signed in or redirect the money: the owner then
 * has a day to read the mail.
 */
const pausing: Record<SecurityEvent, boolean> = {
  'password-changed': true,
  'password-reset': true,
  // A thief's app locks the owner out; a removed app lets the thief in.
  'authenticator-on': true,
  'authenticator-off': true,
  // New codes open the login.
  'recovery-codes-renewed': true,
  // The owner has lost the phone, or somebody has found the sheet of codes.
  'recovery-code-used': true,
  'provider-connected': true,
  'provider-disconnected': true,
  'bank-details-changed': true,
  // Each such withdrawal waits by itself, and a pause would stop the others for nothing.
  'new-payee': false,
  'payee-wait-lifted': false,
  // Everyday: a new phone, or a browser that deletes cookies. The next step of a thief pauses.
  'new-device': false,
  // Nobody signed in, and a pause would let anybody block anybody's money.
  'many-wrong-passwords': false,
  // The lock is stronger, and unlocking asks for a proof. Nobody would use a lock that costs a day.
  'money-locked': false,
  'money-unlocked': false,
  // The money is locked, and the new password that follows pauses.
  'login-protected': false,
  // The company acted. A suspended user cannot withdraw, and restored access must not punish.
  suspended: false,
  'access-restored': false,
  'role-changed': false,
  // The copy holds only what the session can read anyway.
  'data-exported': false,
  // Nobody can sign in any more.
  closed: false,
}

export function pausesWithdrawals(event: SecurityEvent): boolean {
  return pausing[event]
}

/**
 * The remedy for an owner who did not cause the event: the link of the mail, a new password, or a
 * word with the company.
 */
export type Remedy = 'not-me' | 'password' | 'support' | 'company'

export function remedyFor(event: SecurityEvent): Remedy {
  if (event === 'suspended' || event === 'access-restored' || event === 'role-changed')
    return 'company'
  // All of it has been done but this.
  if (event === 'login-protected') return 'password'
  // No password opens a closed login.
  return event === 'closed' ? 'support' : 'not-me'
}

/** The page to which the notification links. */
export function securityEventPage(event: SecurityEvent): string {
  return event === 'bank-details-changed'
    ? '/dashboard/bank-details'
    : '/dashboard/settings/security'
}

export function isSecurityEvent(text: string | null | undefined): text is SecurityEvent {
  return (securityEvents as readonly (string | null | undefined)[]).includes(text)
}

export type SafeguardRefusal = 'withdrawals-paused' | 'money-locked'
