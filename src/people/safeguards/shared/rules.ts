/**
 * What slows money down to protect its owner: the pause after a change that a thief would make, and
 * the lock that the owner sets. It also tells the owner of everything that concerns the safety of a
 * login. It never moves money.
 */
import {
  securityEvents,
  type SecurityEvent,
} from '#people/identity/shared/rules-security-events.ts'

/** How long no withdrawal is taken after a change that a thief would make (BSP Circular 1213). */
export const pauseHours = 24

/**
 * Does it pause withdrawals? Yes where a stranger inside would do it to stay inside, or to have the
 * money sent elsewhere: the owner then has a day to read the mail.
 */
const pausing: Record<SecurityEvent, boolean> = {
  'password-changed': true,
  'password-reset': true,
  // A thief's own app shuts the owner out as surely as a missing one lets the thief in.
  'authenticator-on': true,
  'authenticator-off': true,
  // New codes are new keys.
  'recovery-codes-renewed': true,
  // Somebody came in without the phone: the owner who lost it, or whoever found the sheet.
  'recovery-code-used': true,
  'provider-connected': true,
  'provider-disconnected': true,
  'bank-details-changed': true,
  // A new phone, or a browser that forgets: everyday things. What a thief would do next pauses by itself.
  'new-device': false,
  // Nobody got in; or anybody could keep anybody from their money.
  'many-wrong-passwords': false,
  // A lock holds better than a pause, and taking it off has asked for a proof: one that cost a day would be set by nobody.
  'money-locked': false,
  'money-unlocked': false,
  // The company's own doing. Whoever is suspended cannot withdraw at all, and being let in again must not punish.
  suspended: false,
  'access-restored': false,
  'role-changed': false,
  // A copy of what can be read anyway opens nothing.
  'data-exported': false,
  // There is no way in any more.
  closed: false,
}

export function pausesWithdrawals(event: SecurityEvent): boolean {
  return pausing[event]
}

/**
 * What is left to an owner who did not do it: a new password, only the support, or the company that
 * did it itself.
 */
export function wayOutOf(event: SecurityEvent): 'password' | 'support' | 'company' {
  if (event === 'suspended' || event === 'access-restored' || event === 'role-changed')
    return 'company'
  // No password opens it any more.
  return event === 'closed' ? 'support' : 'password'
}

/** Where a notification of it leads. */
export function placeOf(event: SecurityEvent): string {
  return event === 'bank-details-changed' ? '/dashboard/bank-details' : '/dashboard/settings'
}

export function isSecurityEvent(text: string | null | undefined): text is SecurityEvent {
  return (securityEvents as readonly (string | null | undefined)[]).includes(text)
}

export type SafeguardRefusal = 'withdrawals-paused' | 'money-locked'
