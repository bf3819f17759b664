/**
 * Rules of sign-ups, sign-ins, passwords and sessions. What somebody may do once signed in is
 * decided by the contracts of the procedures.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

export const userStatuses = ['active', 'suspended', 'pending_verification'] as const
export type UserStatus = (typeof userStatuses)[number]

export const passwordLengthMin = 6
/** Enough for a sentence; longer ones only cost time. */
export const passwordLengthMax = 200

/**
 * Checks only the shape; missing, short and common passwords are refused by name. Not trimmed: a
 * space is part of a password.
 */
const password = z
  .string()
  .check(
    z.maxLength(passwordLengthMax),
    z.regex(/^\P{Cc}*$/u, 'Contains characters that are not allowed.'),
  )

/** Checks only the shape; an empty or malformed email is refused by name. */
const emailText = line(254).check(z.toLowerCase())

export const registration = z.strictObject({
  fullName: line(120),
  phoneNumber: line(40),
  email: emailText,
  password,
  confirmPassword: password,
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
  termsAgreed: z.boolean(),
  /** Returned by the upload of a picture; absent without one. */
  avatarClaim: z.optional(line(100)),
})
export type Registration = z.infer<typeof registration>

export const login = z.strictObject({ email: emailText, password })
export type Login = z.infer<typeof login>

export const emailOnly = z.strictObject({ email: emailText })
export type EmailOnly = z.infer<typeof emailOnly>

/** The token of a link. Any other text gets the answer of a link that has ended. */
export const tokenOnly = z.strictObject({ token: line(200) })
export type TokenOnly = z.infer<typeof tokenOnly>

export const newPassword = z.strictObject({ password, confirmPassword: password })
export type NewPassword = z.infer<typeof newPassword>

export const passwordReset = z.strictObject({
  token: line(200),
  password,
  confirmPassword: password,
})
export type PasswordReset = z.infer<typeof passwordReset>

export const passwordChange = z.strictObject({
  currentPassword: password,
  password,
  confirmPassword: password,
})
export type PasswordChange = z.infer<typeof passwordChange>

/** A code of the authenticator app or a recovery code, as typed. */
export const codeOnly = z.strictObject({ code: line(40) })
export type CodeOnly = z.infer<typeof codeOnly>

/** How a caller can prove again who they are. Which ways count depends on the person. */
export const proofWays = ['password', 'app', 'mail', 'access_code'] as const
export type ProofWay = (typeof proofWays)[number]

export const proof = z.strictObject({
  way: z.enum(proofWays),
  secret: z.string().check(z.maxLength(passwordLengthMax)),
})
export type Proof = z.infer<typeof proof>

export const accessCode = z.strictObject({ code: line(200) })
export type AccessCode = z.infer<typeof accessCode>

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

const basicsFields = ['fullName', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const
export type BasicsField = (typeof basicsFields)[number]
type BankField = 'bankName' | 'accountName' | 'accountNumber' | 'termsAgreed'

/** Returns the first problem of step 1, 'Basics', or null. */
export function checkBasics(
  input: Pick<Registration, BasicsField>,
): FieldRefusal<BasicsField> | null {
  for (const field of basicsFields) {
    if (input[field].trim() === '') return { refusal: 'missing-fields', field }
  }
  if (!isPhoneNumber(input.phoneNumber))
    return { refusal: 'phone-number-malformed', field: 'phoneNumber' }
  if (!isEmail(input.email)) return { refusal: 'invalid-email', field: 'email' }
  if (input.password !== input.confirmPassword)
    return { refusal: 'password-mismatch', field: 'confirmPassword' }
  if (input.password.length < passwordLengthMin)
    return { refusal: 'weak-password', field: 'password' }
  return null
}

/** Whether a field belongs to step 1. */
export function isBasicsField(field: string | undefined): boolean {
  return basicsFields.some((name) => name === field)
}

/** The same for step 2, 'Profile & Bank'; profile decides which banks are known. */
export function checkBankAndTerms(
  input: Pick<Registration, BankField>,
): FieldRefusal<BankField> | null {
  for (const field of ['bankName', 'accountName', 'accountNumber'] as const) {
    if (input[field].trim() === '') return { refusal: 'missing-bank-details', field }
  }
  return input.termsAgreed ? null : { refusal: 'terms-not-agreed', field: 'termsAgreed' }
}

export function checkLogin({ email, password }: Login): FieldRefusal<keyof Login> | null {
  if (email === '') return { refusal: 'missing-login', field: 'email' }
  if (!isEmail(email)) return { refusal: 'invalid-email', field: 'email' }
  return password === '' ? { refusal: 'missing-login', field: 'password' } : null
}

export function checkEmail({ email }: EmailOnly): FieldRefusal<'email'> | null {
  return isEmail(email) ? null : { refusal: 'invalid-email', field: 'email' }
}

/** The specification has different words for a password reset by link and a changed one. */
export function checkNewPassword(
  input: NewPassword,
  by: 'reset' | 'change',
): FieldRefusal<'password' | 'confirmPassword'> | null {
  if (input.password !== input.confirmPassword)
    return { refusal: `${by}-mismatch`, field: 'confirmPassword' }
  if (input.password.length < passwordLengthMin)
    return { refusal: `${by}-weak-password`, field: 'password' }
  return null
}

export function isEmail(text: string): boolean {
  return z.safeParse(z.email(), text.trim()).success
}

/** Philippine and foreign notations; an empty text is none. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()-]{7,20}$/.test(text.trim())
}

/** How long a password or code counts as a proof (step-up). */
export const proofMinutes = 5

/** With this many left, or fewer, the settings suggest new ones. */
export const fewRecoveryCodes = 3

/** How long requests under way may still carry the token from before a rotation. */
export const rotationGraceSeconds = 10

/** Time to answer a challenge after the first factor. */
export const challengeMinutes = 10

/** A reset link is short-lived; people open the first mail after a sign-up less quickly. */
export const tokenMinutes = { verify_email: 24 * 60, reset_password: 30 } as const
export type TokenPurpose = keyof typeof tokenMinutes

/** How long rows are kept after their end. */
export const sweepSpansDays = { attempts: 2, tokens: 7, sessions: 90, devices: 365 } as const

/** A browser without a sign-in for this long is a stranger again. */
export const knownDeviceDays = sweepSpansDays.devices

/** LOGIN_SESSION_RESTORED is recorded at most this often for each session. */
export const resumeMinutes = 30

/** After 'Password Reset Successful' the login screen opens by itself. */
export const resetRedirectSeconds = 3
