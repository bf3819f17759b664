/** The input of sign-ups, sign-ins and password changes: its shape, and the first problem in it. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import type { FieldRefusal } from './rules.ts'

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

/** The answers of the first step of a sign-up. */
export const passwordToJudge = z.strictObject({
  password,
  fullName: line(120),
  email: emailText,
  phoneNumber: line(40),
})
export type PasswordToJudge = z.infer<typeof passwordToJudge>

export const login = z.strictObject({ email: emailText, password })
export type Login = z.infer<typeof login>

export const emailOnly = z.strictObject({ email: emailText })
export type EmailOnly = z.infer<typeof emailOnly>

/** The token of a link. Any other text gets the answer of a link that has ended. */
/** The link of a mail whose page says for whom it is. */
export const ownedLink = z.strictObject({
  token: line(200),
  purpose: z.enum(['reset_password', 'not_me']),
})
export type OwnedLink = z.infer<typeof ownedLink>

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

const basicsFields = ['fullName', 'phoneNumber', 'email', 'password', 'confirmPassword'] as const
type BasicsField = (typeof basicsFields)[number]
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

/** The specification has different words for a first, a reset and a changed password. */
export function checkNewPassword(
  input: NewPassword,
  by: 'reset' | 'change' | 'first',
): FieldRefusal<'password' | 'confirmPassword'> | null {
  if (input.password !== input.confirmPassword)
    return {
      refusal: by === 'first' ? 'password-mismatch' : `${by}-mismatch`,
      field: 'confirmPassword',
    }
  if (input.password.length < passwordLengthMin)
    return {
      refusal: by === 'first' ? 'weak-password' : `${by}-weak-password`,
      field: 'password',
    }
  return null
}

export function isEmail(text: string): boolean {
  return z.safeParse(z.email(), text.trim()).success
}

/** Philippine and foreign notations; an empty text is none. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[\d\s()-]{7,20}$/.test(text.trim())
}
