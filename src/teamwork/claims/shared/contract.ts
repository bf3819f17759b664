import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { claimKinds, claimSubject } from './rules.ts'

const claimView = z.strictObject({
  kind: z.enum(claimKinds),
  id: uuid,
  /** Whether it is the caller's. All sessions of company access count as one person. */
  mine: z.boolean(),
  /** Null for company access. */
  name: z.nullable(z.string()),
  claimedAt: z.date(),
  expiresAt: z.date(),
})
export type ClaimView = z.infer<typeof claimView>

export const claimsContract = {
  all: reads('admin').input(emptyInput).output(z.array(claimView)),
  /** Takes a free claim or renews the caller's own. */
  take: writes('admin').input(claimSubject).output(claimView),
  /** Leaves a claim of somebody else as it is. */
  giveBack: writes('admin').input(claimSubject).output(emptyInput),
}
