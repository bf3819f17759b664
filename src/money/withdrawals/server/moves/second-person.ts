/** Agreeing to a withdrawal above the band takes two members of staff: the first files it here. */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { readBalance } from '#ledger/server/actions.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { lockTransaction } from '#money/transactions/server/lock-transaction.ts'
import { dayLimits, readDaySums, recordMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { findLimitAbove, type AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { findUser, lockUser, lockUserOf, type User } from '#people/identity/server/actions.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import {
  noDetails,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import {
  agreedWithdrawalStatuses,
  isAgreedWithdrawal,
  plainBankReference,
  type AgreedWithdrawalStatus,
  type WithdrawalMove,
  type WithdrawalStatus,
  type WithdrawalStep,
} from '../../shared/rules.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { isBankReferenceUsed, readRecentlyAgreed } from '../store.ts'
import { readAdminWithdrawal, readWithdrawal } from '../view.ts'

export interface ApprovalBand {
  /** Above it, agreeing takes two people. */
  bandCentavos: Centavos
  /** The sum of this user's other withdrawals that the company agreed to within 24 hours. */
  recentCentavos: Centavos
  /** Of the person, and of the whole staff. */
  dayLimits: readonly AloneLimit[]
}

/**
 * Locks the user of the withdrawal, so that two moves at the same time see each other's sums. Call
 * it before the transaction row is locked.
 */
export function lockWithdrawalOwner(
  tx: Transaction,
  transactionId: string,
): Promise<User | undefined> {
  return lockUserOf(tx, 'select user_id from withdrawals where transaction_id = $1', transactionId)
}

/** As `lockWithdrawalOwner`, for many, in one order. */
export async function lockWithdrawalOwners(
  tx: Transaction,
  transactionIds: readonly string[],
): Promise<void> {
  const owners = await tx.rows<{ userId: string }>(
    `select distinct user_id as "userId" from withdrawals
     where transaction_id = any($1::uuid[]) order by 1`,
    [transactionIds],
  )
  for (const { userId } of owners) await lockUser(tx, userId)
}

/** The caller has locked the withdrawal's user. */
export async function readApprovalBand(
  ctx: ActionContext,
  transactionId: string,
): Promise<ApprovalBand> {
  const [settings, recentCentavos, sums] = await together([
    readCompanySettings(ctx.tx),
    readRecentlyAgreed(ctx.tx, transactionId),
    readDaySums(ctx),
  ])
  const { withdrawalApprovalCentavos: bandCentavos } = settings
  return { bandCentavos, recentCentavos, dayLimits: dayLimits(settings, sums) }
}

/** An approved withdrawal needs nobody else: it had its second person, or needed none. */
function decidesAlone(
  { status }: Pick<TransactionRow, 'status'>,
  to: WithdrawalStatus,
): to is AgreedWithdrawalStatus {
  return isAgreedWithdrawal(to) && status !== 'approved'
}

/** The rest of the band for this user, as a limit. */
export function userLimit({
  bandCentavos,
  recentCentavos,
}: Omit<ApprovalBand, 'dayLimits'>): AloneLimit {
  return {
    kind: recentCentavos === 0n ? 'amount' : 'user-day',
    limitCentavos: bandCentavos,
    leftCentavos: bandCentavos - recentCentavos,
  }
}

/**
 * The limit of one person that this step of the staff would be above, or null, for the screen
 * before they take it. Refuses an unknown withdrawal (404).
 */
export async function previewStep(
  ctx: ActionContext,
  { transactionId, step }: WithdrawalStep,
): Promise<AloneLimit | null> {
  const withdrawal = await readAdminWithdrawal(ctx.tx, transactionId)
  const band = await readApprovalBand(ctx, transactionId)
  const amount = transactionAmount(withdrawal)
  if (step === 'end-wait') return findLimitAbove([userLimit(band)], amount)
  return decidesAlone(withdrawal, 'approved')
    ? findLimitAbove([userLimit(band), ...band.dayLimits], amount)
    : null
}

/**
 * The status to file when this move takes two people, or null. Many small withdrawals of one user
 * count like one large one, and so does everything that one person of the staff moves alone.
 */
export function statusForSecondPerson(
  transaction: Pick<TransactionRow, 'status' | 'amountCentavos'>,
  to: WithdrawalStatus,
  band: ApprovalBand | null,
): AgreedWithdrawalStatus | null {
  if (!band || !decidesAlone(transaction, to)) return null
  const limits = [userLimit(band), ...band.dayLimits]
  return findLimitAbove(limits, transactionAmount(transaction)) ? to : null
}

/** Counts a move that nobody else agreed to. */
export function countMovedAlone(
  ctx: ActionContext,
  transaction: Pick<TransactionRow, 'status' | 'amountCentavos'>,
  { to, moveId }: WithdrawalMove,
): void {
  if (!decidesAlone(transaction, to)) return
  recordMovedAlone(ctx, {
    moveId,
    kind: 'withdrawal',
    direction: 'out',
    amountCentavos: transactionAmount(transaction),
  })
}

/** Stored as text in the approval, so the names of its fields must never change. */
const filedMove = z.strictObject({
  transactionId: z.string(),
  moveId: z.string(),
  to: z.enum(agreedWithdrawalStatuses),
  reason: z.string(),
  /** Null when the previous notes stay. */
  notes: z.nullable(z.string()),
  bankReference: z.string(),
})
/** A judged move that waits for a second person. */
export type FiledMove = z.infer<typeof filedMove>

/** Refuses bank-reference-used (409), and what approvals refuse when one is filed. */
export async function fileMove(
  ctx: ActionContext,
  { userId, amountCentavos }: TransactionRow,
  move: WithdrawalMove & { to: AgreedWithdrawalStatus },
): Promise<void> {
  const { transactionId, moveId, to, reason = '', notes = null } = move
  const bankReference = plainBankReference(move.bankReference ?? '')
  if (await isBankReferenceUsed(ctx.tx, transactionId, bankReference))
    refuse(withdrawalRefusals, 'bank-reference-used', { status: 409, field: 'bankReference' })
  await fileApproval(ctx, withdrawalApprovalBase, {
    approvalId: moveId,
    subjectId: transactionId,
    userId,
    amountCentavos,
    payload: { transactionId, moveId, to, reason, notes, bankReference },
  })
}

/** The kind of approval without `carryOut`, which move-withdrawal.ts adds. */
export const withdrawalApprovalBase: Omit<ApprovalKind<FiledMove>, 'carryOut'> = {
  name: 'withdrawal',
  payload: filedMove,
  subject: ({ transactionId }) => ({ kind: 'withdrawal', id: transactionId }),
  async lock(tx, { transactionId }) {
    await together([lockWithdrawalOwner(tx, transactionId), lockTransaction(tx, transactionId)])
  },
  snapshot: snapshotMove,
}

async function snapshotMove(
  tx: Transaction,
  { transactionId, to, reason, notes, bankReference }: FiledMove,
): Promise<ApprovalSnapshot> {
  const withdrawal = await readAdminWithdrawal(tx, transactionId)
  const [owner, before] = await together([
    findUser(tx, withdrawal.userId),
    readBalance(tx, withdrawal.userId),
  ])
  const { status, statusReason, adminNotes, amountCentavos, referenceNumber } = withdrawal
  const { bankName, accountName } = withdrawal
  const { accountNumber } = await readWithdrawal(tx, transactionId)
  const paidCentavos = to === 'completed' ? transactionAmount(withdrawal) : 0n
  return {
    state: {
      status,
      statusReason,
      adminNotes,
      bankReference: withdrawal.bankReference,
      amountCentavos,
      bankName,
      accountName,
      accountNumber,
      ownerRole: owner.role,
      ownerStatus: owner.status,
    },
    effect: {
      before,
      after: {
        ...before,
        heldCentavos: before.heldCentavos - paidCentavos,
        postedCentavos: before.postedCentavos - paidCentavos,
      },
      till: 'payouts',
      tillCentavos: paidCentavos,
    },
    details: {
      ...noDetails,
      referenceNumber,
      moveTo: to,
      bankName,
      accountName,
      accountNumber: maskAccountNumber(accountNumber),
      bankReference: bankReference || withdrawal.bankReference,
      reason,
      notes: notes ?? adminNotes,
    },
  }
}
