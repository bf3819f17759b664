import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { adjustment } from './rules.ts'

const adjusted = z.strictObject({
  /** Nothing was moved: a second person of the staff has to agree first (see the room approvals). */
  waitsForApproval: z.boolean(),
  /** Null while it waits. */
  transactionUid: z.nullable(z.string()),
})
export type Adjusted = z.infer<typeof adjusted>

const standing = z.strictObject({
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
  /**
   * What was given and taken within 24 hours, by hand and as gains and losses of investments, added
   * up.
   */
  latelyCentavos: z.bigint(),
  /** Above this, with what was adjusted lately, a second person has to agree. */
  bandCentavos: z.bigint(),
  /** Another adjustment of this wallet that waits for a second person. */
  waiting: z.nullable(
    z.strictObject({ approvalId: uuid, makerName: z.nullable(z.string()), filedAt: z.date() }),
  ),
  /** The wallet of the one who asks: they cannot adjust it. */
  own: z.boolean(),
})
export type AdjustmentStanding = z.infer<typeof standing>

export const adjustmentsContract = {
  adjust: writes('admin', { proof: 'money' }).input(adjustment).output(adjusted),
  /** What the window shows before anything is asked for. */
  standing: reads('admin')
    .input(z.strictObject({ userId: uuid }))
    .output(standing),
}
