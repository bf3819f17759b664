import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import {
  approvalKindName,
  approvalListInput,
  approvalNamed,
  approvalStatus,
  rejection,
} from './rules.ts'

const walletFigures = z.strictObject({
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
})

/** What it does to the book. */
const approvalEffect = z.strictObject({
  before: walletFigures,
  after: walletFigures,
  till: z.enum(['payouts', 'adjustments', 'investments']),
  /** What the company's till gains; negative when it gives. */
  tillCentavos: z.bigint(),
})
export type ApprovalEffect = z.infer<typeof approvalEffect>

/** What was asked for, in the fields of whichever kind it is; null where a kind has no such field. */
const approvalDetails = z.strictObject({
  referenceNumber: z.nullable(z.string()),
  /** The status that a withdrawal gets. */
  moveTo: z.nullable(z.enum(['approved', 'completed'])),
  /** The investment that pays out. */
  planName: z.nullable(z.string()),
  /** What lies in it: what comes back beyond or short of it is the gain or the loss. */
  placedCentavos: z.nullable(z.bigint()),
  bankName: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  /** The user reads it. */
  reason: z.string(),
  /** Only the company reads it. */
  notes: z.string(),
})
export type ApprovalDetails = z.infer<typeof approvalDetails>

const rowFields = {
  approvalId: uuid,
  kind: approvalKindName,
  subjectId: uuid,
  userId: uuid,
  userName: z.string(),
  userEmail: z.string(),
  amountCentavos: z.bigint(),
  status: approvalStatus,
  /** Null: the company access. */
  makerName: z.nullable(z.string()),
  filedAt: z.date(),
  expiresAt: z.date(),
  /** Null while it waits, when the time ended it, and when the company access decided. */
  decidedByName: z.nullable(z.string()),
  decidedByCompanyAccess: z.boolean(),
  decidedAt: z.nullable(z.date()),
  decisionReason: z.string(),
}
const approvalRow = z.strictObject(rowFields)
export type ApprovalRowView = z.infer<typeof approvalRow>

const approvalView = z.strictObject({
  ...rowFields,
  details: approvalDetails,
  /** What would happen now; null when it is decided. */
  effect: z.nullable(approvalEffect),
  /** What it is about is not as it was when it was filed: it can only be rejected or recalled. */
  stateChanged: z.boolean(),
  mine: z.boolean(),
  /** Why the one who asks may not agree to it; null when they may. */
  mayNot: z.nullable(
    z.enum(['own-request', 'own-wallet', 'checker-too-new', 'decided', 'expired', 'state-changed']),
  ),
})
export type ApprovalViewOne = z.infer<typeof approvalView>

const approvalCounts = z.strictObject({ waiting: z.int(), mine: z.int() })

export const approvalsContract = {
  list: reads('admin')
    .input(approvalListInput)
    .output(
      z.strictObject({ approvals: z.array(approvalRow), ...listCursors, counts: approvalCounts }),
    ),
  /** How many wait for the caller, and how many of their own wait for somebody. */
  counts: reads('admin').input(emptyInput).output(approvalCounts),
  one: reads('admin').input(approvalNamed).output(approvalView),
  approve: writes('admin', { proof: 'money' }).input(approvalNamed).output(approvalRow),
  reject: writes('admin').input(rejection).output(approvalRow),
  recall: writes('admin').input(approvalNamed).output(approvalRow),
}
