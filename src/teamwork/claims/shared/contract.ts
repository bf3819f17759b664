import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { claimKinds, claimSubject } from './rules.ts'

const claimView = z.strictObject({
  kind: z.enum(claimKinds),
  id: uuid,
  /** The caller's own; every session of the company access is one person. */
  mine: z.boolean(),
  /** Null: somebody who came in by the company access code. */
  name: z.nullable(z.string()),
  claimedAt: z.date(),
  expiresAt: z.date(),
})
export type ClaimView = z.infer<typeof claimView>

export const claimsContract = {
  /** Every claim that holds now. */
  all: reads('admin').input(emptyInput).output(z.array(claimView)),
  /** Takes what nobody holds, and renews what is one's own. */
  take: writes('admin').input(claimSubject).output(claimView),
  /** Gives back what is one's own; of somebody else's nothing is changed. */
  giveBack: writes('admin').input(claimSubject).output(emptyInput),
}
