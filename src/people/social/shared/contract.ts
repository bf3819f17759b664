import * as z from 'zod/mini'
import { emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { nextStep } from '#people/identity/shared/contract.ts'
import { connection, providerOnly, socialSignUp } from './rules.ts'

const provider = z.object({ id: z.string(), name: z.string() })

const connected = z.object({
  provider: z.string(),
  name: z.string(),
  /** As the provider named it on that day; empty when it named none. */
  email: z.string(),
  connectedAt: z.date(),
})
export type ConnectedProvider = z.infer<typeof connected>

const pendingSignUp = z.object({
  fullName: z.string(),
  email: z.string(),
  providerName: z.string(),
  /** The provider does not say whether the email is proven, so a mailed code must be entered. */
  codeNeeded: z.boolean(),
})
export type PendingSignUp = z.infer<typeof pendingSignUp>

export const socialContract = {
  /** In the order of their buttons; a sign-in begins at /social/{id}. */
  providers: reads('anyone').input(emptyInput).output(z.array(provider)),
  /** The providers that the caller has connected. */
  mine: reads('signed-in').input(emptyInput).output(z.array(connected)),
  /** Returns the address at the provider to go to. */
  beginConnect: steps('signed-in', { proof: 'login', limit: 'security' })
    .input(connection)
    .output(z.object({ address: z.string() })),
  /** Refused for the last way to sign in. */
  disconnect: writes('signed-in', { proof: 'login', limit: 'security' })
    .input(providerOnly)
    .output(emptyInput),
  /** The sign-up that this browser may finish after a provider's answer; null without one. */
  pendingSignUp: reads('anyone').input(emptyInput).output(z.nullable(pendingSignUp)),
  /** The same answer whether or not the email has a login here: the mail tells its owner. */
  mailSignUpCode: writes('anyone').input(emptyInput).output(emptyInput),
  /** Finishes the pending sign-up and signs in. */
  signUp: steps('anyone')
    .input(socialSignUp)
    .output(z.object({ next: nextStep })),
}
