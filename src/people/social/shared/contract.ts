import * as z from 'zod/mini'
import { nothing } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { nextStep } from '#people/identity/shared/contract.ts'
import { connection, providerOnly, signUp } from './rules.ts'

const provider = z.object({ id: z.string(), name: z.string() })

const connected = z.object({
  provider: z.string(),
  name: z.string(),
  /** As the provider told it on that day; empty when it told none. */
  email: z.string(),
  connectedAt: z.date(),
})
export type Connected = z.infer<typeof connected>

const pendingSignUp = z.object({
  fullName: z.string(),
  email: z.string(),
  providerName: z.string(),
  /**
   * The provider does not say whether the email is theirs: a code that is mailed there has to be
   * entered.
   */
  codeNeeded: z.boolean(),
})

export const socialContract = {
  /**
   * In the order of their buttons; empty when none is configured. The way to one begins at
   * /social/{id}.
   */
  providers: reads('anyone').input(nothing).output(z.array(provider)),
  /** What the caller has connected. */
  mine: reads('signed-in').input(nothing).output(z.array(connected)),
  /** Answers the address at the provider to go to. */
  beginConnect: steps('signed-in', { proof: 'login' })
    .input(connection)
    .output(z.object({ address: z.string() })),
  /** Refused when it is the last way in. */
  disconnect: writes('signed-in', { proof: 'login' }).input(providerOnly).output(nothing),
  /**
   * What this browser brought back from a provider that knows somebody we do not; null when it
   * brought nothing.
   */
  pendingSignUp: reads('anyone').input(nothing).output(z.nullable(pendingSignUp)),
  /**
   * For a sign-up that needs a code. The same answer whether or not the email has a login here: the
   * mail tells its owner.
   */
  mailSignUpCode: writes('anyone').input(nothing).output(nothing),
  /** Makes the user that `pendingSignUp` tells of, and signs in. */
  signUp: steps('anyone')
    .input(signUp)
    .output(z.object({ next: nextStep })),
}
