/** The procedures by which staff read and decide about placements. */
import * as z from 'zod/mini'
import {
  bilingual,
  emptyInput,
  paragraph,
  requestId,
  uuid,
} from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import { lateReturn } from '#teamwork/approvals/shared/late-return.ts'
import { outcome } from './contract-maturity.ts'
import { impairReasonMax } from './rules-maturity.ts'
import { day, placementMoveView, placementView } from './views.ts'

/** All that falls due in one week, Monday to Sunday in Manila. */
const wallWeek = z.strictObject({
  /** Its Monday. */
  from: day,
  count: z.int(),
  principalCentavos: z.bigint(),
  /** Projected, not owed, before tax. */
  gainCentavos: z.bigint(),
  /** Of all gains up to the end of this week, what the pools of today do not hold. */
  shortCentavos: z.bigint(),
})
export type WallWeek = z.infer<typeof wallWeek>

const wall = z.strictObject({
  /** Due and not paid. */
  late: z.strictObject({
    count: z.int(),
    principalCentavos: z.bigint(),
    gainCentavos: z.bigint(),
    /** Of their gains, what the pools of today do not hold. */
    shortCentavos: z.bigint(),
    oldestDueOn: z.nullable(day),
  }),
  /** From this week on, without a gap, up to the last placement but at most `wallWeeks`. */
  weeks: z.array(wallWeek),
  /** Due after the last of these weeks. */
  later: z.strictObject({
    count: z.int(),
    principalCentavos: z.bigint(),
    gainCentavos: z.bigint(),
  }),
  pools: z.array(
    z.strictObject({
      poolId: uuid,
      name: bilingual,
      balanceCentavos: z.bigint(),
      /** All projected gains that this pool would have to pay. */
      gainCentavos: z.bigint(),
    }),
  ),
  /** In the users' investment tills: the principal of everything open that users placed. */
  placedCentavos: z.bigint(),
  /** Lies there besides: of investments that staff recorded, which are in no week. */
  recordedCentavos: z.bigint(),
  /** The company's own money that filled the pools, less what came back. */
  ownMoneyCentavos: z.bigint(),
  /** Fees of early exits and lost principal; no pool can be filled from that till. */
  keptCentavos: z.bigint(),
})
export type Wall = z.infer<typeof wall>

/** An outcome with what only staff see: how many are in each state. */
const cohort = z.strictObject({
  ...outcome.shape,
  coolingCount: z.int(),
  activeCount: z.int(),
  exitedCount: z.int(),
  cancelledCount: z.int(),
  nextDueOn: z.nullable(day),
})
export type Cohort = z.infer<typeof cohort>

const impairment = z.strictObject({
  placementId: uuid,
  /** The id of the request for approval. */
  approvalId: requestId,
  returnedCentavos: z.bigint().check(z.minimum(0n), z.maximum(centavosMax)),
  /** The user reads it, and everybody under the outcomes of the plan. */
  reason: z.strictObject({
    en: paragraph(impairReasonMax).check(z.minLength(1)),
    fil: paragraph(impairReasonMax).check(z.minLength(1)),
  }),
  /** Internal. */
  notes: paragraph(impairReasonMax),
})
export type Impairment = z.infer<typeof impairment>

const staffPlacement = z.strictObject({
  userId: uuid,
  userName: z.string(),
  userEmail: z.string(),
  placement: placementView,
  /** Oldest first. */
  moves: z.array(placementMoveView),
  /** The request to impair it that waits for a second person; `by`: null for company access. */
  impairing: z.nullable(z.strictObject({ approvalId: uuid, by: z.nullable(z.string()) })),
  /** While it is due: what its pool has, and what it has to pay first. */
  lateReturn: z.nullable(lateReturn),
})
export type StaffPlacement = z.infer<typeof staffPlacement>

export const staffProcedures = {
  wall: reads('admin').input(emptyInput).output(wall),
  cohorts: reads('admin').input(emptyInput).output(z.array(cohort)),
  adminOne: reads('admin')
    .input(z.strictObject({ placementId: uuid }))
    .output(staffPlacement),
  /** Files it for a second person: nothing moves yet. */
  impair: writes('admin', { proof: 'money' })
    .input(impairment)
    .output(z.strictObject({ approvalId: uuid })),
}
