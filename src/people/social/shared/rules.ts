/**
 * Sign-in with a provider that says who somebody is (OpenID Connect). A provider is never connected
 * to a user who did not ask for it while signed in, whatever email the provider names.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { isPhoneNumber } from '#people/identity/shared/rules-forms.ts'

/** From the start of an attempt to the provider's answer. */
export const attemptMinutes = 10

/** Time to finish a sign-up after the provider's answer: the bank details have to be looked up. */
export const signUpMinutes = 30

/** How long a mailed sign-up code is valid. */
export const codeMinutes = 10

/** For one answer of a provider: a sign-in must not hang on a foreign server. */
export const providerTimeoutSeconds = 5

/** How long the discovered configuration of a provider is cached. */
export const discoveryHours = 12

/** Why an attempt ends without a session. Part of addresses: /login?social=cancelled. */
const signInFailures = [
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
type SignInFailure = (typeof signInFailures)[number]

/** The parameter `social` of /login, /dashboard/settings/security and /admin/security. */
const signInOutcomes = [...signInFailures, 'connected'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

export function readSignInOutcome(text: unknown): SignInOutcome | undefined {
  return signInOutcomes.find((name) => name === text)
}

/** The outcome for an address, also for refusals of other modules; never a text of the provider. */
export function outcomeOfRefusal(refusal: string): SignInOutcome {
  return refusal === 'too-many-logins' ? 'too-many' : (readSignInOutcome(refusal) ?? 'failed')
}

export type SocialRefusal =
  | SignInFailure
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

/** `returnTo`: the page that shows the outcome; only a page of the person's own area is used. */
export const connection = z.strictObject({ provider: providerId, returnTo: z.optional(line(1000)) })
export type Connection = z.infer<typeof connection>

/** As in a sign-up with a password, but without email and password. */
export const socialSignUp = z.strictObject({
  fullName: line(120),
  phoneNumber: line(40),
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
  termsAgreed: z.boolean(),
  /** The mailed code, where one is needed. */
  code: z.optional(line(40)),
  /** Returned by the upload of a picture; absent without one. */
  avatarClaim: z.optional(line(100)),
})
export type SocialSignUp = z.infer<typeof socialSignUp>

/** Returns the first problem of the name and phone number, or null. */
export function checkSignUpDetails(input: Pick<SocialSignUp, 'fullName' | 'phoneNumber'>): {
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
