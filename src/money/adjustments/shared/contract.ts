import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { aloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { adjustment } from './rules.ts'

const adjusted = z.strictObject({
  /** True: no money was moved; a second person has to agree first (teamwork/approvals). */
  waitsForApproval: z.boolean(),
  /** Null while it waits. */
  transactionUid: z.nullable(z.string()),
})
export type Adjusted = z.infer<typeof adjusted>

const standing = z.strictObject({
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
  /** How much of this wallet the caller may adjust alone now. */
  aloneLimits: z.array(aloneLimit),
  /** An adjustment of this wallet that waits for a second person. */
  waiting: z.nullable(
    z.strictObject({ approvalId: uuid, makerName: z.nullable(z.string()), filedAt: z.date() }),
  ),
  /** Whether it is the caller's own wallet, which they cannot adjust. */
  own: z.boolean(),
})
export type AdjustmentStanding = z.infer<typeof standing>

export const adjustmentsContract = {
  adjust: writes('admin', { proof: 'money' }).input(adjustment).output(adjusted),
  /** Fills the dialog when it opens. */
  standing: reads('admin')
    .input(z.strictObject({ userId: uuid }))
    .output(standing),
}
