import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { countedView } from '#foundation/contract/shared/list-counts.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { expectedTime } from '#money/transactions/shared/contract.ts'
import { aloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { transactionStatus, transactionType } from '#money/transactions/shared/rules.ts'
import { revealedNumber } from '#people/profile/shared/rules-reveal.ts'
import { ownerSafeguards } from '#people/safeguards/shared/contract.ts'
import { bulkWithdrawalMove } from './rules-bulk.ts'
import { withdrawalCountsInput } from './rules-counts.ts'
import { withdrawalListInput } from './rules-list.ts'
import { payeeKey, payeeName } from './rules-payees.ts'
import { payoutConsentInput } from './rules-public.ts'
import {
  payeeInput,
  payeeWaitLift,
  withdrawalIdInput,
  withdrawalStep,
  withdrawalCancellation,
  withdrawalMove,
  withdrawalRequest,
  withdrawalReveal,
  withdrawalStatus,
} from './rules.ts'

const withdrawalFields = {
  transactionId: uuid,
  transactionUid: z.string(),
  referenceNumber: z.string(),
  type: transactionType,
  status: withdrawalStatus,
  /** Negative: the money leaves the wallet. */
  amountCentavos: z.bigint(),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** The company's instructions. */
  statusReason: z.string(),
  /** The account is new: staff cannot process or pay it before. Null when it does not wait. */
  waitsUntil: z.nullable(z.date()),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
}
const withdrawalView = z.strictObject(withdrawalFields)
export type WithdrawalView = z.infer<typeof withdrawalView>

const adminFields = {
  ...withdrawalFields,
  /** Masked: `revealNumber` returns the whole one. */
  accountNumber: z.string(),
  userId: uuid,
  userName: z.string(),
  userEmail: z.string(),
  adminNotes: z.string(),
  bankReference: z.nullable(z.string()),
  /** The instant since which it has its status. */
  statusSince: z.date(),
  /** Why staff ended the wait of a new account early; empty when nobody did. */
  liftReason: z.string(),
  /** A second person has to agree before it can be paid. */
  waitsForApproval: z.boolean(),
}
const adminWithdrawalView = z.strictObject(adminFields)
export type AdminWithdrawalView = z.infer<typeof adminWithdrawalView>

/** `waitsForApproval`: nothing was moved yet; a second person has to agree (teamwork/approvals). */
const movedWithdrawal = z.strictObject({
  withdrawal: adminWithdrawalView,
  waitsForApproval: z.boolean(),
})

/** A request of the staff about it: nothing moves until a second person decides. */
const waitingRequest = z.strictObject({
  approvalId: uuid,
  step: withdrawalStep.shape.step,
  /** Null for company access. */
  makerName: z.nullable(z.string()),
  filedAt: z.date(),
})
export type WaitingRequest = z.infer<typeof waitingRequest>

const historyView = z.strictObject({
  moveId: uuid,
  previousStatus: z.nullable(transactionStatus),
  newStatus: transactionStatus,
  reason: z.string(),
  notes: z.string(),
  changedByRole: z.enum(['user', 'admin', 'system']),
  changedByName: z.nullable(z.string()),
  changedAt: z.date(),
})
export type WithdrawalMoveView = z.infer<typeof historyView>

const bulkReport = z.strictObject({
  transactionId: uuid,
  /** 'waits': a second person has to agree. */
  outcome: z.enum(['moved', 'waits', 'refused']),
  refusal: z.nullable(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      message: z.string(),
      figures: z.record(z.string(), z.string()),
    }),
  ),
})
export type BulkWithdrawalReport = z.infer<typeof bulkReport>

const publicPayout = z.strictObject({
  id: uuid,
  maskedName: z.string(),
  amountFromCentavos: z.nullable(z.bigint()),
  channel: z.union([
    z.strictObject({ kind: z.literal('named'), name: z.string() }),
    z.strictObject({ kind: z.enum(['bank', 'e-wallet']) }),
  ]),
  completedHour: z.date(),
  sample: z.boolean(),
})

const withdrawalUnderWay = z.strictObject({
  transactionId: uuid,
  referenceNumber: z.string(),
  status: withdrawalStatus,
  /** Negative: the money leaves the wallet. */
  amountCentavos: z.bigint(),
  bankName: z.string(),
  /** Of the account number. */
  lastDigits: z.string(),
  /** The account is new: it is not paid before. Null when it does not wait. */
  waitsUntil: z.nullable(z.date()),
  createdAt: z.date(),
})
export type WithdrawalUnderWay = z.infer<typeof withdrawalUnderWay>

const payeeStanding = z.strictObject({
  /** The account is linked, or was paid before. */
  isKnown: z.boolean(),
  /** When a withdrawal to it could be paid at the earliest; null when it would not wait. */
  earliest: z.nullable(z.date()),
})
export type PayeeStanding = z.infer<typeof payeeStanding>

const savedPayee = z.strictObject({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** The user's own name for it; empty for none. */
  name: z.string(),
})
export type SavedPayee = z.infer<typeof savedPayee>

const payeeWaitView = z.strictObject({
  waitsUntil: z.date(),
  /** False when the time is over, or staff ended it. */
  waits: z.boolean(),
  liftedAt: z.nullable(z.date()),
  liftReason: z.string(),
})
export type PayeeWaitView = z.infer<typeof payeeWaitView>

/** The status of the withdrawal after the owner said that it was not them. */
const stoppedWithdrawal = z.strictObject({ status: withdrawalStatus })
export type StoppedWithdrawal = z.infer<typeof stoppedWithdrawal>

/** `since`: the last time it was given or revoked; null when never. */
const consentState = z.strictObject({ given: z.boolean(), since: z.nullable(z.date()) })
const payoutConsent = z.strictObject({
  feed: consentState,
  proof: consentState,
  /** The row in the public list, or a preview of it. */
  shown: z.omit(publicPayout, { id: true }),
})
export type PayoutConsent = z.infer<typeof payoutConsent>

export const withdrawalsContract = {
  request: writes('user', { limit: 'money' }).input(withdrawalRequest).output(withdrawalView),
  /** The caller's withdrawals that are neither paid nor ended, oldest first, at most five. */
  underWay: reads('user')
    .input(emptyInput)
    .output(
      z.strictObject({
        withdrawals: z.array(withdrawalUnderWay),
        /** Null when there is none under way. */
        expected: z.nullable(expectedTime),
      }),
    ),
  /** Whether an account is new, and what follows from it. */
  payee: reads('user').input(payeeInput).output(payeeStanding),
  /** Accounts that the caller was paid to, the last one first. */
  savedPayees: reads('user').input(emptyInput).output(z.array(savedPayee)),
  namePayee: writes('user').input(payeeName).output(z.void()),
  removePayee: writes('user').input(payeeKey).output(z.void()),
  /** Undoes a removal. */
  restorePayee: writes('user').input(payeeKey).output(z.void()),
  /** Null when the account of this withdrawal was known. */
  payeeWait: reads('user')
    .input(z.strictObject({ transactionId: uuid }))
    .output(z.nullable(payeeWaitView)),
  /** "This was not me". Asks for no proof: a frightened owner must not have to look for a code. */
  disown: writes('user', { duringMaintenance: true, limit: 'safety' })
    .input(z.strictObject({ transactionId: uuid }))
    .output(stoppedWithdrawal),
  /** Staff end the wait of a new account; above the band of withdrawals a second person agrees. */
  liftPayeeWait: writes('admin', { proof: 'money' }).input(payeeWaitLift).output(movedWithdrawal),
  /** The limit of one person that this step would be above, or null. */
  previewStep: reads('admin').input(withdrawalStep).output(z.nullable(aloneLimit)),
  cancel: writes('user').input(withdrawalCancellation).output(withdrawalView),
  /** The newest completed withdrawals whose users agreed to show them. */
  live: reads('signed-in').input(emptyInput).output(z.array(publicPayout)),
  payoutConsent: reads('user')
    .input(z.strictObject({ transactionId: uuid }))
    .output(payoutConsent),
  /** Revoking must work during maintenance too. */
  setPayoutConsent: writes('user', { duringMaintenance: true })
    .input(payoutConsentInput)
    .output(payoutConsent),
  move: writes('admin', { proof: 'money' }).input(withdrawalMove).output(movedWithdrawal),
  /** A dry run of `moveMany`. */
  checkMany: steps('admin').input(bulkWithdrawalMove).output(z.array(bulkReport)),
  moveMany: steps('admin', { proof: 'money' })
    .input(bulkWithdrawalMove)
    .output(z.array(bulkReport)),
  adminList: reads('admin')
    .input(withdrawalListInput)
    .output(z.strictObject({ withdrawals: z.array(adminWithdrawalView), ...listCursors })),
  /** One answer for each filter, in their order. */
  adminCounts: reads('admin').input(withdrawalCountsInput).output(z.array(countedView)),
  /** The whole account number, for a reason that is recorded. */
  revealNumber: writes('admin', { proof: 'data', limit: 'reveal' })
    .input(withdrawalReveal)
    .output(revealedNumber),
  adminOne: reads('admin')
    .input(withdrawalIdInput)
    .output(
      z.strictObject({
        withdrawal: adminWithdrawalView,
        history: z.array(historyView),
        waiting: z.nullable(waitingRequest),
        ownerSafeguards,
      }),
    ),
}
