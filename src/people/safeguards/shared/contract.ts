import * as z from 'zod/mini'
import { emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { tokenOnly } from '#people/identity/shared/rules-forms.ts'
import { securityEvents } from '#people/identity/shared/rules-security-events.ts'

const safeguardsView = z.object({
  /** Withdrawals are refused until then. Null without a pause. */
  pausedUntil: z.nullable(z.date()),
  /** The event that began the pause. */
  pauseReason: z.nullable(z.enum(securityEvents)),
  /** When the owner locked the money. Null while it is not locked. */
  lockedAt: z.nullable(z.date()),
})
export type SafeguardsView = z.infer<typeof safeguardsView>

/** For the staff who pay a user's money out: the lock and the pause that protect it now. */
export const ownerSafeguards = z.strictObject({
  /** Withdrawals are refused until then. Null without a pause. */
  pausedUntil: z.nullable(z.date()),
  /** Null while the money is not locked. */
  lockedAt: z.nullable(z.date()),
  /** The lock came with "This was not me", pressed then. Null when the owner only locked it. */
  notMeAt: z.nullable(z.date()),
})
export type OwnerSafeguards = z.infer<typeof ownerSafeguards>

/** Numbers of withdrawals after "This was not me". */
const stoppedMoney = z.strictObject({
  /** To new accounts, cancelled: the money is back. */
  cancelled: z.int(),
  /** To new accounts, at the company already: it was told to stop them. */
  withCompany: z.int(),
  /** To accounts that were paid before or are linked: pending, and the owner can cancel them. */
  pending: z.int(),
})
export type StoppedMoney = z.infer<typeof stoppedMoney>

/** A way to sign in that the login had when its owner said "This was not me". */
const wayIn = z.strictObject({
  what: z.enum(['provider', 'authenticator']),
  /** Of the provider; empty for the authenticator app. */
  name: z.string(),
  addedAt: z.date(),
  /** Whether it was removed, because it was added lately. */
  removed: z.boolean(),
})
export type WayIn = z.infer<typeof wayIn>

export const safeguardsContract = {
  mine: reads('user').input(emptyInput).output(safeguardsView),
  /** Asks for no proof: a frightened owner must not have to look for a password. */
  lockMoney: writes('user', { duringMaintenance: true, limit: 'safety' })
    .input(emptyInput)
    .output(safeguardsView),
  /** The button of a security mail. The token it returns sets a new password. */
  sayNotMe: writes('anyone', { duringMaintenance: true, limit: 'safety' })
    .input(tokenOnly)
    .output(
      z.object({
        resetToken: z.string(),
        stopped: z.nullable(stoppedMoney),
        waysIn: z.array(wayIn),
      }),
    ),
  unlockMoney: writes('user', { proof: 'money', limit: 'security' })
    .input(emptyInput)
    .output(safeguardsView),
}
