/**
 * Sign-in by a provider that says who somebody is (OpenID Connect). It never connects a provider to
 * a user who has not asked for it while signed in, whatever email the provider tells.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { isPhoneNumber } from '#people/identity/shared/rules.ts'

/** The way to a provider and back may take this long. */
export const attemptMinutes = 10

/** So long after coming back the sign-up can be finished: the bank details have to be looked up. */
export const signUpMinutes = 30

/** A code that proves the mailbox of a sign-up, where the provider does not say that it did. */
export const codeMinutes = 10

/** So long a provider may take for one answer. A sign-in must not hang on a server that is not ours. */
export const providerTimeoutSeconds = 5

/** What a provider publishes about itself is asked anew after this long. */
export const discoveryHours = 12

/** How a way to a provider can end without a session. Stands in addresses: /login?social=cancelled. */
export const problems = [
  'cancelled',
  'ended',
  'unreachable',
  'failed',
  'email-unverified',
  'has-login',
  'suspended',
  'email-waiting',
  'too-many',
  'other-session',
  'taken',
  'other-connected',
] as const
export type Problem = (typeof problems)[number]

/** What /login, /dashboard/settings and /admin/security are told in their address. */
export const outcomes = [...problems, 'connected'] as const
export type Outcome = (typeof outcomes)[number]

export function readOutcome(text: unknown): Outcome | undefined {
  return outcomes.find((name) => name === text)
}

/**
 * What an address may say of a refusal, whichever room refused: names of our own, and never a text
 * of the provider.
 */
export function outcomeOf(refusal: string): Outcome {
  return refusal === 'too-many-logins' ? 'too-many' : (readOutcome(refusal) ?? 'failed')
}

export type SocialRefusal =
  | Problem
  | 'unknown-provider'
  | 'last-way-in'
  | 'not-connected'
  | 'sign-up-ended'
  | 'particulars-missing'
  | 'phone-number-malformed'
  | 'sign-up-code-missing'
  | 'sign-up-code-wrong'
  | 'sign-up-code-not-sent'

const providerId = line(40)

export const providerOnly = z.strictObject({ provider: providerId })
export type ProviderOnly = z.infer<typeof providerOnly>

/** `returnTo`: the page that shows what came of it; only a page of the person's own area is gone to. */
export const connection = z.strictObject({ provider: providerId, returnTo: z.optional(line(1000)) })
export type Connection = z.infer<typeof connection>

/** What the provider did not say: as in a sign-up, but without email and password. */
export const signUp = z.strictObject({
  fullName: line(120),
  phoneNumber: line(40),
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
  termsAgreed: z.boolean(),
  /** The code that was mailed, where one is asked. */
  code: z.optional(line(40)),
  /** What the upload of a picture answered; absent without one. */
  avatarClaim: z.optional(line(100)),
})
export type SignUp = z.infer<typeof signUp>

export function checkParticulars(input: Pick<SignUp, 'fullName' | 'phoneNumber'>): {
  refusal: 'particulars-missing' | 'phone-number-malformed'
  field: 'fullName' | 'phoneNumber'
} | null {
  for (const field of ['fullName', 'phoneNumber'] as const) {
    if (input[field].trim() === '') return { refusal: 'particulars-missing', field }
  }
  return isPhoneNumber(input.phoneNumber)
    ? null
    : { refusal: 'phone-number-malformed', field: 'phoneNumber' }
}
