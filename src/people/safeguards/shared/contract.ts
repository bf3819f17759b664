import * as z from 'zod/mini'
import { emptyInput } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { securityEvents } from '#people/identity/shared/rules-security-events.ts'

const safeguardsView = z.object({
  /** Until when no withdrawal is taken; null: there is no pause. */
  pausedUntil: z.nullable(z.date()),
  /** What began the pause. */
  pauseReason: z.nullable(z.enum(securityEvents)),
  /** Since when the owner has locked the money; null: it is not locked. */
  lockedAt: z.nullable(z.date()),
})
export type SafeguardsView = z.infer<typeof safeguardsView>

export const safeguardsContract = {
  mine: reads('user').input(emptyInput).output(safeguardsView),
  /** At once and without a question: whoever is frightened must not look for a password. */
  lockMoney: writes('user', { duringMaintenance: true }).input(emptyInput).output(safeguardsView),
  unlockMoney: writes('user', { proof: 'money' }).input(emptyInput).output(safeguardsView),
}
