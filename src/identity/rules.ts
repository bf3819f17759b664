/**
 * Who a person is and how they get in: what a sign-up, a sign-in and a new password must be, how long sessions and links
 * live, and how fast a door may be tried. It never decides what somebody may do once inside: procedures say that.
 */
import * as z from 'zod/mini'
import { line } from '../contract/fields.ts'

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

export const userStatuses = ['active', 'suspended', 'pending_verification'] as const
export type UserStatus = (typeof userStatuses)[number]

export const passwordLengthMin = 6
/** Longer ones only cost time; a sentence fits. */
export const passwordLengthMax = 200

/** Shape only: what is missing, too short or too common is refused by name. Never trimmed: a space is part of a password. */
const password = z
  .string()
  .check(z.maxLength(passwordLengthMax), z.regex(/^\P{Cc}*$/u, 'Contains characters that are not allowed.'))

/** Shape only, as above: an empty or malformed email is refused by name. */
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
  /** What the upload of a picture answered; absent without one. */
  avatarClaim: z.optional(line(100)),
})
export type Registration = z.infer<typeof registration>

export const login = z.strictObject({ email: emailText, password })
export type Login = z.infer<typeof login>

export const emailOnly = z.strictObject({ email: emailText })
export type EmailOnly = z.infer<typeof emailOnly>

/** A link's token as it comes; one that cannot be a token is answered like one that has ended. */
export const tokenOnly = z.strictObject({ token: line(200) })
export type TokenOnly = z.infer<typeof tokenOnly>

export const newPassword = z.strictObject({ password, confirmPassword: password })
export type NewPassword = z.infer<typeof newPassword>

export const passwordReset = z.strictObject({ token: line(200), password, confirmPassword: password })
export type PasswordReset = z.infer<typeof passwordReset>

/** The way that is left when a password is changed: the old one, and the new one twice. */
export const passwordChange = z.strictObject({ currentPassword: password, password, confirmPassword: password })
export type PasswordChange = z.infer<typeof passwordChange>

/** A code of the authenticator app or a recovery code, as it is typed. */
export const codeOnly = z.strictObject({ code: line(40) })
export type CodeOnly = z.infer<typeof codeOnly>

/** How somebody who is signed in can prove again who they are. Which of them count depends on the person. */
export const proofWays = ['password', 'app', 'mail', 'access_code'] as const
export type ProofWay = (typeof proofWays)[number]

export const proof = z.strictObject({ way: z.enum(proofWays), secret: z.string().check(z.maxLength(passwordLengthMax)) })
export type Proof = z.infer<typeof proof>

export const accessCode = z.strictObject({ code: line(200) })
export type AccessCode = z.infer<typeof accessCode>

export type RefusalName =
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
  | 'too-many-password-tries'
  | 'no-own-password'

export interface Finding<Field extends string = string> {
  refusal: RefusalName
  field: Field
}

const basicsFields = ['fullName', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const
export type BasicsField = (typeof basicsFields)[number]
type BankField = 'bankName' | 'accountName' | 'accountNumber' | 'termsAgreed'

/** Step 1, 'Basics'. The first thing that is wrong, or null. */
export function checkBasics(input: Pick<Registration, BasicsField>): Finding<BasicsField> | null {
  for (const field of basicsFields) {
    if (input[field].trim() === '') return { refusal: 'missing-fields', field }
  }
  if (!isPhoneNumber(input.phoneNumber)) return { refusal: 'phone-number-malformed', field: 'phoneNumber' }
  if (!isEmail(input.email)) return { refusal: 'invalid-email', field: 'email' }
  if (input.password !== input.confirmPassword) return { refusal: 'password-mismatch', field: 'confirmPassword' }
  if (input.password.length < passwordLengthMin) return { refusal: 'weak-password', field: 'password' }
  return null
}

/** Whether a field belongs to step 1: what is wrong with it is mended there. */
export function isBasicsField(field: string | undefined): boolean {
  return basicsFields.some((name) => name === field)
}

/** Step 2, 'Profile & Bank'. Whether the bank is a known one is the profile room's to say. */
export function checkBankAndTerms(input: Pick<Registration, BankField>): Finding<BankField> | null {
  for (const field of ['bankName', 'accountName', 'accountNumber'] as const) {
    if (input[field].trim() === '') return { refusal: 'missing-bank-details', field }
  }
  return input.termsAgreed ? null : { refusal: 'terms-not-agreed', field: 'termsAgreed' }
}

export function checkLogin({ email, password }: Login): Finding<keyof Login> | null {
  if (email === '') return { refusal: 'missing-login', field: 'email' }
  if (!isEmail(email)) return { refusal: 'invalid-email', field: 'email' }
  return password === '' ? { refusal: 'missing-login', field: 'password' } : null
}

export function checkEmail({ email }: EmailOnly): Finding<'email'> | null {
  return isEmail(email) ? null : { refusal: 'invalid-email', field: 'email' }
}

export function checkNewPassword(input: NewPassword): Finding<'password' | 'confirmPassword'> | null {
  if (input.password !== input.confirmPassword) return { refusal: 'reset-mismatch', field: 'confirmPassword' }
  if (input.password.length < passwordLengthMin) return { refusal: 'reset-weak-password', field: 'password' }
  return null
}

/** The same of a password that is changed from inside: the specification has other words for it. */
export function checkPasswordChange(input: NewPassword): Finding<'password' | 'confirmPassword'> | null {
  if (input.password !== input.confirmPassword) return { refusal: 'change-mismatch', field: 'confirmPassword' }
  if (input.password.length < passwordLengthMin) return { refusal: 'change-weak-password', field: 'password' }
  return null
}

export function isEmail(text: string): boolean {
  return z.safeParse(z.email(), text.trim()).success
}

/** As people write them, here and abroad. One who has none is another matter. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()-]{7,20}$/.test(text.trim())
}

/** A password or a code that was given not longer ago than this opens what asks for a proof (step-up). */
export const proofMinutes = 5

/** So few are left, or fewer: it is time for new ones. */
export const fewRecoveryCodes = 3

/** How long requests under way may still carry the token of before a rotation. */
export const rotationGraceSeconds = 10

/** How long the code of the authenticator app may take after a right password. */
export const challengeMinutes = 10

/** A link to a new password is short-lived; a mailbox is opened less hastily for the first mail. */
export const tokenMinutes = { verify_email: 24 * 60, reset_password: 30 } as const
export type TokenPurpose = keyof typeof tokenMinutes

/** How long what has ended is kept. */
export const sweepSpansDays = { attempts: 2, tokens: 7, sessions: 90, devices: 365 } as const

/** A browser that was not signed in from for so long is a stranger again. */
export const knownDeviceDays = sweepSpansDays.devices

/** The owner of a login whose door has to wait hears of it no more often than this. */
export const tellGuessingHours = 24

/** Doors of everybody together. That one has to wait is told to the operator no more often than every so many minutes. */
export const alarmDoors = ['login-overall', 'access-code-overall'] as const
export type AlarmDoor = (typeof alarmDoors)[number]
export const alarmMinutes = 10

/** A browser that starts with a session is recorded no more often than this. */
export const resumeMinutes = 30

/** After 'Password Reset Successful' the login screen follows by itself. */
export const resetRedirectSeconds = 3

/** How fast one door may be tried. Never a lock for good: anybody could lock anybody out. */
export interface AttemptPolicy {
  /** Tries that need not wait. */
  free: number
  /** The wait after the last free try; it doubles with each further one. */
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** In this time as many tries are forgotten as are free, one after the other; after so long a quiet time, all of them. */
  forgetAfterSeconds: number
}

const [minute, hour, day] = [60, 3600, 86_400]

export const attemptPolicies = {
  /** One email, from browsers it never signed in from. Even tried without pause: about 100 tries a day (NIST SP 800-63B). */
  'login-email': { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * minute, forgetAfterSeconds: day },
  /** One email from a browser that it signed in from before: strangers' tries cannot keep the owner waiting. */
  'login-known': { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * minute, forgetAfterSeconds: day },
  /** Many phones share one address of a mobile network, so this one is wide. */
  'login-address': { free: 30, firstWaitSeconds: 5, longestWaitSeconds: 5 * minute, forgetAfterSeconds: hour },
  /** A few tries on each of a thousand users from a thousand addresses. Known browsers pass. */
  'login-overall': { free: 1000, firstWaitSeconds: 1, longestWaitSeconds: 2, forgetAfterSeconds: 10 * minute },
  'access-code-address': { free: 5, firstWaitSeconds: minute, longestWaitSeconds: 15 * minute, forgetAfterSeconds: day },
  /** A browser that the code was used from before. */
  'access-code-known': { free: 5, firstWaitSeconds: minute, longestWaitSeconds: 15 * minute, forgetAfterSeconds: day },
  'access-code-overall': { free: 20, firstWaitSeconds: 30, longestWaitSeconds: 5 * minute, forgetAfterSeconds: day },
  /** One owner: every code of an app, recovery code, code by mail and proof by password or access code, together. */
  factor: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * minute, forgetAfterSeconds: day },
  /** Wide for the same reason: a whole barangay may share one address of a mobile network. */
  'register-address': { free: 100, firstWaitSeconds: minute, longestWaitSeconds: 15 * minute, forgetAfterSeconds: hour },
  'ask-mail-address': { free: 60, firstWaitSeconds: minute, longestWaitSeconds: 15 * minute, forgetAfterSeconds: hour },
  /** Ways to a social provider that one address begins; each is a row. */
  'social-address': { free: 60, firstWaitSeconds: 5, longestWaitSeconds: 5 * minute, forgetAfterSeconds: hour },
  /** Pictures that are uploaded while signing up; each is decoded and kept for an hour. */
  'avatar-address': { free: 60, firstWaitSeconds: 30, longestWaitSeconds: 15 * minute, forgetAfterSeconds: hour },
  'avatar-user': { free: 20, firstWaitSeconds: 30, longestWaitSeconds: 15 * minute, forgetAfterSeconds: hour },
  /** Mails that strangers can cause to one mailbox. Past it nothing is sent, and nobody is told. */
  'mail-to': { free: 3, firstWaitSeconds: 10 * minute, longestWaitSeconds: hour, forgetAfterSeconds: day },
  /** Codes that somebody who is signed in has mailed to themselves; one that proves begins anew. */
  'mail-code': { free: 3, firstWaitSeconds: 10 * minute, longestWaitSeconds: hour, forgetAfterSeconds: day },
  /**
   * Codes for a sign-up by a provider, to one mailbox. A door of its own: mails that only somebody with a login is sent would be
   * counted at the other, and its wait would tell who has one.
   */
  'mail-sign-up-code': { free: 3, firstWaitSeconds: 10 * minute, longestWaitSeconds: hour, forgetAfterSeconds: day },
  /** Copies of all data of one user: each reads everything that is stored about them. */
  'export-user': { free: 4, firstWaitSeconds: 15 * minute, longestWaitSeconds: hour, forgetAfterSeconds: hour },
} as const satisfies Record<string, AttemptPolicy>
export type AttemptPurpose = keyof typeof attemptPolicies
