import * as z from 'zod/mini'
import { bilingual, emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { lateReturn } from './late-return.ts'
import {
  approvalKindName,
  approvalListInput,
  approvalIdInput,
  approvalStatus,
  approvalRejection,
} from './rules.ts'

const walletFigures = z.strictObject({
  availableCentavos: z.bigint(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
})

/** The effect of the request on the book: on the wallet of the user, or on the pool of income. */
const approvalEffect = z.strictObject({
  before: walletFigures,
  after: walletFigures,
  till: z.enum(['deposits', 'payouts', 'adjustments', 'investments', 'own-money']),
  /** The gain of the company's till in centavos; negative when it pays. */
  tillCentavos: z.bigint(),
  /** Moved by the same entry: a loss that the company keeps, or a gain that the pool pays. */
  besides: z.optional(
    z.strictObject({
      till: z.enum(['investment-money', 'income-pool']),
      /** Positive when it gains. */
      centavos: z.bigint(),
    }),
  ),
})
export type ApprovalEffect = z.infer<typeof approvalEffect>

/** Income that is declared. */
const declaredIncome = z.strictObject({
  poolName: bilingual,
  /** Days in Manila: 2026-11-22. */
  periodFrom: z.string(),
  periodTo: z.string(),
  source: z.string(),
  plans: z.array(
    z.strictObject({
      name: z.string(),
      /** Never public: only investments that staff recorded name it. */
      isRecordedOnly: z.boolean(),
    }),
  ),
  /** Agreed to before this request, in all pools. */
  declaredBeforeCentavos: z.bigint(),
  /** The document is at /income/evidence/<id>. */
  evidenceId: uuid,
  evidenceName: z.string(),
})

/** Terms under which a plan would be offered. Its total cap is the amount of the request. */
const offeredTerms = z.strictObject({
  planName: bilingual,
  permission: z.enum(['registration', 'exemption']),
  regulator: z.string(),
  permissionNumber: z.string(),
  lookupUrl: z.string(),
  /** A day in Manila. */
  expiresOn: z.string(),
  /** The document is at /income/evidence/<id>. */
  documentId: uuid,
  documentName: z.string(),
  minimumCentavos: z.bigint(),
  stepCentavos: z.bigint(),
  perUserCapCentavos: z.bigint(),
  /** In earlier offers under the same permission: the total cap counts it, too. */
  soldBeforeCentavos: z.bigint(),
  opensAt: z.date(),
  closesAt: z.date(),
  /** Null: no early exit. */
  earlyExitBasisPoints: z.nullable(z.int()),
  /** Null: nothing is withheld. */
  taxClassName: z.nullable(bilingual),
  taxRateBasisPoints: z.nullable(z.int()),
  poolName: bilingual,
})

/** Fields of every kind; null where a kind has no such field. */
const approvalDetails = z.strictObject({
  referenceNumber: z.nullable(z.string()),
  /** The next status of a deposit or withdrawal. */
  moveTo: z.nullable(z.enum(['approved', 'completed'])),
  /** The chat of a deposit, with the proof of payment. */
  chatId: z.nullable(uuid),
  /** The plan of the investment that pays out. */
  planName: z.nullable(z.string()),
  /** The amount invested. The payout differs from it by the gain or loss. */
  placedCentavos: z.nullable(z.bigint()),
  lateReturn: z.nullable(lateReturn),
  bankName: z.nullable(z.string()),
  accountName: z.nullable(z.string()),
  accountNumber: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
  income: z.nullable(declaredIncome),
  offer: z.nullable(offeredTerms),
  /** Shown to the user. */
  reason: z.string(),
  /** Shown to admins only. */
  notes: z.string(),
})
export type ApprovalDetails = z.infer<typeof approvalDetails>

const rowFields = {
  approvalId: uuid,
  kind: approvalKindName,
  subjectId: uuid,
  /** Null when the request is about money of the company only. */
  userId: z.nullable(uuid),
  userName: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  amountCentavos: z.bigint(),
  /** Of an impaired investment: nothing of its principal is lost. */
  allComesBack: z.boolean(),
  status: approvalStatus,
  /** Null for company access. */
  makerName: z.nullable(z.string()),
  filedAt: z.date(),
  expiresAt: z.date(),
  /** Null while pending, after expiry, and when company access decided. */
  decidedByName: z.nullable(z.string()),
  decidedByCompanyAccess: z.boolean(),
  decidedAt: z.nullable(z.date()),
  decisionReason: z.string(),
  /** Both persons used the same internet address within an hour. */
  sameAddress: z.boolean(),
  /** Both persons have signed in from the same browser. */
  sameBrowser: z.boolean(),
}
const approvalRow = z.strictObject(rowFields)
export type ApprovalRowView = z.infer<typeof approvalRow>

const approvalRequestView = z.strictObject({
  ...rowFields,
  details: approvalDetails,
  /** Null once decided, and when no money moves. */
  effect: z.nullable(approvalEffect),
  /** The subject has changed since the filing: only rejecting and recalling are possible. */
  stateChanged: z.boolean(),
  mine: z.boolean(),
  /** Why the caller may not approve it; null when they may. */
  mayNot: z.nullable(
    z.enum([
      'own-request',
      'own-wallet',
      'checker-too-new',
      'maker-not-staff',
      'company-access',
      'second-waits',
      'one-invited-other',
      'decided',
      'expired',
      'state-changed',
    ]),
  ),
  /** From when on the caller, a new admin, may approve. */
  approvesFrom: z.nullable(z.date()),
})
export type ApprovalRequestView = z.infer<typeof approvalRequestView>

const approvalCounts = z.strictObject({ waiting: z.int(), mine: z.int() })

export const approvalsContract = {
  list: reads('admin')
    .input(approvalListInput)
    .output(
      z.strictObject({ approvals: z.array(approvalRow), ...listCursors, counts: approvalCounts }),
    ),
  /** How many requests the caller may decide, and how many of their own are pending. */
  counts: reads('admin').input(emptyInput).output(approvalCounts),
  one: reads('admin').input(approvalIdInput).output(approvalRequestView),
  approve: writes('admin', { proof: 'money' }).input(approvalIdInput).output(approvalRow),
  reject: writes('admin').input(approvalRejection).output(approvalRow),
  recall: writes('admin').input(approvalIdInput).output(approvalRow),
}
