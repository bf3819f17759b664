/**
 * Roles, statuses, refusals and time spans of identity. What somebody may do once signed in is
 * decided by the contracts of the procedures.
 */

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

export const userStatuses = ['active', 'suspended', 'pending_verification'] as const
export type UserStatus = (typeof userStatuses)[number]

export type IdentityRefusal =
  | 'missing-fields'
  | 'invalid-email'
  | 'phone-number-malformed'
  | 'password-mismatch'
  | 'weak-password'
  | 'common-password'
  | 'own-password'
  | 'missing-bank-details'
  | 'terms-not-agreed'
  | 'too-many-registrations'
  | 'missing-login'
  | 'wrong-credentials'
  | 'email-not-verified'
  | 'suspended'
  | 'too-many-logins'
  | 'too-many-mails'
  | 'verify-link-ended'
  | 'reset-mismatch'
  | 'reset-weak-password'
  | 'reset-common-password'
  | 'reset-own-password'
  | 'reset-link-ended'
  | 'wrong-access-code'
  | 'too-many-access-codes'
  | 'busy-signing-in'
  | 'user-not-found'
  | 'challenge-ended'
  | 'wrong-code'
  | 'wrong-first-code'
  | 'too-many-codes'
  | 'wrong-proof-password'
  | 'wrong-proof-app'
  | 'wrong-proof-mail'
  | 'wrong-proof-access_code'
  | 'proof-way-closed'
  | 'too-many-proofs'
  | 'mail-code-not-sent'
  | 'wrong-set-up-code'
  | 'too-many-set-up-codes'
  | 'authenticator-on'
  | 'authenticator-not-on'
  | 'authenticator-required'
  | 'session-not-found'
  | 'change-mismatch'
  | 'change-weak-password'
  | 'wrong-current-password'
  | 'given-password'
  | 'too-many-password-tries'
  | 'no-own-password'

/** A refusal of the rules, and the form field that it is about. */
export interface FieldRefusal<Field extends string = string> {
  refusal: IdentityRefusal
  field: Field
}

/** How long a password or code counts as a proof (step-up). */
export const proofMinutes = 5

/** With this many left, or fewer, the settings suggest new ones. */
export const fewRecoveryCodes = 3

/** How long requests under way may still carry the token from before a rotation. */
export const rotationGraceSeconds = 10

/** Time to answer a challenge after the first factor. */
export const challengeMinutes = 10

/** The button “This was not me”: a frightened owner may read the mail only after a weekend. */
export const notMeLinkDays = 3

/** A reset link is short-lived; people open the first mail after a sign-up less quickly. */
export const tokenMinutes = {
  verify_email: 24 * 60,
  reset_password: 30,
  not_me: notMeLinkDays * 24 * 60,
} as const
export type TokenPurpose = keyof typeof tokenMinutes

/** How long rows are kept after their end. */
export const sweepSpansDays = { attempts: 2, tokens: 7, sessions: 90, devices: 365 } as const

/** A browser without a sign-in for this long is a stranger again. */
export const knownDeviceDays = sweepSpansDays.devices

/** LOGIN_SESSION_RESTORED is recorded at most this often for each session. */
export const resumeMinutes = 30

/** After 'Password Reset Successful' the login screen opens by itself. */
export const resetRedirectSeconds = 3

/**
 * Represents everybody who signs in with the company access code. Nobody knows who they are, so all
 * their sessions together count as one person.
 */
export const companyAccessPerson = 'company-access'
