import { joinBoth, type Both } from '#foundation/contract/shared/both.ts'
import { sqlState, together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { capture, readTill, release } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseKeyReused, findReplayedMove } from '#money/transactions/server/idempotency-keys.ts'
import {
  lockTransaction,
  refuseTransactionNotFound,
  refuseIfTransactionChanged,
  refuseOwnTransaction,
} from '#money/transactions/server/lock-transaction.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
/** What happens to a request after it was made: the user cancels it, or the staff process it. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { tellUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { endApprovalAbout } from '#teamwork/approvals/server/file-approval.ts'
import { endClaim, refuseIfAnotherClaims } from '#teamwork/claims/server/actions.ts'
import type { AdminWithdrawalView, MovedWithdrawal, WithdrawalView } from '../../shared/contract.ts'
import { withdrawalRecordTexts } from '../../shared/record-words.ts'
import {
  withdrawalEffect,
  isBankReference,
  isWithdrawalStatus,
  mayMoveWithdrawal,
  staffWithdrawalMoves,
  withdrawalNeedsReason,
  plainBankReference,
  isAgreedWithdrawal,
  takesBankReference,
  withdrawalTypeAfter,
  type WithdrawalCancellation,
  type WithdrawalMove,
  type WithdrawalStatus,
} from '../../shared/rules.ts'
import { withdrawalMails, withdrawalStoredTexts, withdrawalRefusals } from '../../shared/words.ts'
import { findAdminWithdrawal } from '../reads.ts'
import { isBankReferenceUsed, writeBankReference, type WithdrawalRow } from '../store.ts'
import { viewOf, withdrawalOf } from '../view.ts'
import type { FrozenMove } from './frozen-move.ts'
import { lockWithdrawalOwner } from './lock-withdrawal.ts'
import { fileMove, needsSecondPerson, readAgreed } from './second-person.ts'

/** The user's own, only while it is pending. The amount is available again when this returns. */
export async function cancelWithdrawal(
  ctx: ActionContext,
  input: WithdrawalCancellation,
): Promise<WithdrawalView> {
  const found = await lockWithdrawal(ctx, { ...input, to: 'cancelled' }, callerUserId(ctx))
  if (found.replayed) return viewOf(found.transaction, found.withdrawal)
  checkMove(found.transaction, 'cancelled', 'user')
  const description = (amount: string, reference: string) =>
    withdrawalRecordTexts.cancelledActivity(amount, reference)
  const done = await makeMove(ctx, {
    ...found,
    to: 'cancelled',
    moveId: input.moveId,
    reason: '',
    actionType: 'WITHDRAWAL_CANCELLED',
    description,
  })
  await tellMove(ctx, done)
  return viewOf(done.moved, found.withdrawal)
}

/**
 * The staff's move of anybody's but their own, along the move table only: completed pays out what
 * is on hold, declined and failed give it back and need a reason. The same move id again gives the
 * first answer; a move that is not allowed is refused (409) and changes nothing. A yes above the
 * band of one person is filed for a second one and moves nothing yet.
 */
export async function moveWithdrawal(
  ctx: ActionContext,
  input: WithdrawalMove,
): Promise<MovedWithdrawal> {
  const { transactionId, moveId, to, reason = '', notes } = input
  const bankReference = plainBankReference(input.bankReference ?? '')
  const remark = bankReference === '' ? '' : withdrawalStoredTexts.bankReference(bankReference)
  const found = await lockWithdrawal(ctx, { ...input, remark })
  if (found.replayed)
    return { withdrawal: await viewForAdmin(ctx, transactionId), waitsForApproval: false }
  refuseOwnTransaction(ctx, found.transaction)
  await refuseIfAnotherClaims(ctx, { kind: 'withdrawal', id: transactionId })
  const from = checkMove(found.transaction, to, 'admin')
  refuseIfTransactionChanged(found.transaction, input.updatedAtSeen)
  if (withdrawalNeedsReason(to) && !reason)
    refuse(withdrawalRefusals, 'reason-required', { field: 'reason' })
  // What left the bank must be found there again, and one payment pays one withdrawal: the reference is unique.
  if (to === 'completed' && bankReference === '' && found.withdrawal.bankReference === null)
    refuse(withdrawalRefusals, 'bank-reference-required', { field: 'bankReference' })
  if (bankReference !== '' && takesBankReference(to) && !isBankReference(bankReference))
    refuse(withdrawalRefusals, 'bank-reference-short', { field: 'bankReference' })
  const waitsForApproval =
    found.agreed !== null && needsSecondPerson(found.transaction, to, found.agreed)
  if (waitsForApproval && isAgreedWithdrawal(to)) {
    if (await isBankReferenceUsed(ctx.tx, transactionId, bankReference))
      refuse(withdrawalRefusals, 'bank-reference-used', { status: 409, field: 'bankReference' })
    await fileMove(ctx, found.transaction, {
      transactionId,
      moveId,
      to,
      reason,
      notes: notes ?? null,
      bankReference,
    })
    await endClaim(ctx, { kind: 'withdrawal', id: transactionId })
  } else await makeStaffMove(ctx, found, { from, to, moveId, reason, notes, remark, bankReference })
  return { withdrawal: await viewForAdmin(ctx, transactionId), waitsForApproval }
}

/**
 * What was filed for a second person, by that person: all but the question whether one is needed is
 * asked again.
 */
export async function carryOutMove(ctx: ActionContext, frozen: FrozenMove): Promise<void> {
  const { bankReference, notes, ...asked } = frozen
  const move = {
    ...asked,
    notes: notes ?? undefined,
    remark: bankReference === '' ? '' : withdrawalStoredTexts.bankReference(bankReference),
  }
  const found = await lockWithdrawal(ctx, move)
  if (found.replayed) refuseKeyReused()
  await makeStaffMove(ctx, found, {
    ...move,
    bankReference,
    from: checkMove(found.transaction, move.to, 'admin'),
  })
}

interface StaffMove {
  from: WithdrawalStatus
  to: WithdrawalStatus
  moveId: string
  reason: string
  notes: string | undefined
  remark: string
  bankReference: string
}

async function makeStaffMove(
  ctx: ActionContext,
  found: LockedWithdrawal,
  { from, ...move }: StaffMove,
): Promise<void> {
  const { bankReference } = move
  if (bankReference !== '')
    await keepBankReference(ctx, found.transaction.transactionId, move.to, bankReference)
  const description = (amount: string, reference: string) =>
    withdrawalRecordTexts.movedActivity(amount, reference, from, move.to)
  await tellMove(
    ctx,
    await makeMove(ctx, {
      ...found,
      ...move,
      actionType: 'ADMIN_UPDATE_WITHDRAWAL_STATUS',
      description,
    }),
  )
}

type LockedWithdrawal = Awaited<ReturnType<typeof lockWithdrawal>>

/**
 * The transaction row locked, and what was written before. The till is read on the same way: a move
 * may need it.
 */
async function lockWithdrawal(
  ctx: ActionContext,
  asked: Parameters<typeof findReplayedMove>[1],
  ownerId?: string,
) {
  const { tx } = ctx
  const { transactionId, to } = asked
  // What one user got a yes to is summed up under the lock of that user: two at once see each other.
  const isYes = to === 'approved' || to === 'completed'
  const [, transaction, withdrawal, replayed, payouts, agreed] = await together([
    isYes ? lockWithdrawalOwner(tx, transactionId) : null,
    lockTransaction(tx, transactionId, ownerId),
    withdrawalOf(tx, transactionId),
    findReplayedMove(tx, asked),
    readTill(tx, 'payouts'),
    isYes ? readAgreed(tx, transactionId) : null,
  ])
  return { transaction, withdrawal, replayed, payouts, agreed }
}

interface CheckedMove {
  transaction: TransactionRow
  withdrawal: WithdrawalRow
  /** The till that pays out. */
  payouts: string
  to: WithdrawalStatus
  moveId: string
  reason: string
  notes?: string | undefined
  remark?: string
  /** Empty, absent: what stands there stays. */
  bankReference?: string
  actionType: string
  description: (amount: string, reference: string) => Both
}

interface DoneMove {
  moved: TransactionRow
  user: { fullName: string; email: string }
  to: WithdrawalStatus
}

/** Money, state, and the record of it. The transaction row is locked and the move is allowed. */
async function makeMove(ctx: ActionContext, move: CheckedMove): Promise<DoneMove> {
  const {
    transaction,
    withdrawal,
    to,
    moveId,
    reason,
    notes,
    remark,
    bankReference = '',
    actionType,
    description,
  } = move
  const [amount, { transactionId, userId, referenceNumber }] = [
    showTransactionAmount(transaction),
    transaction,
  ]
  const [, moved, user] = await together([
    // The money first: what is written after it must not be older.
    moveMoney(ctx, move),
    moveTransaction(ctx, {
      transaction,
      to,
      moveId,
      reason,
      ...(notes === undefined ? {} : { notes }),
      ...(remark === undefined ? {} : { remark }),
      type: withdrawalTypeAfter(to, transaction.type),
      ...(to === 'completed'
        ? { description: withdrawalStoredTexts.completedDescription(amount) }
        : {}),
    }),
    findUser(ctx.tx, userId),
    recordActivity(ctx, {
      userId,
      actionType,
      description: description(amount, referenceNumber),
      subject: { kind: 'withdrawal', id: transactionId },
      changes: {
        status: { before: transaction.status, after: to },
        ...(bankReference === ''
          ? {}
          : { bankReference: { before: withdrawal.bankReference, after: bankReference } }),
      },
    }),
    // A request for a second person's yes has nothing to decide on any more.
    endApprovalAbout(ctx, { kind: 'withdrawal', subjectId: transactionId }),
    ...(staffWithdrawalMoves(to).length === 0
      ? [endClaim(ctx, { kind: 'withdrawal', id: transactionId })]
      : []),
  ])
  return { moved, user, to }
}

async function moveMoney(
  ctx: ActionContext,
  { transaction, withdrawal, payouts, to, moveId, reason }: CheckedMove,
): Promise<void> {
  const { holdId } = withdrawal
  try {
    const effect = withdrawalEffect(to)
    if (effect === 'pays-out') await capture(ctx.tx, { key: moveId, holdId, to: payouts })
    if (effect === 'gives-back')
      await release(ctx.tx, {
        key: moveId,
        holdId,
        reason: reason === '' ? withdrawalStoredTexts.cancelledReason : reason,
      })
  } catch (error) {
    // Only a fault outside of this room can have ended the hold: say so instead of paying twice.
    if (error instanceof LedgerRefusal && error.name === 'hold-ended')
      refuseMove(transaction.status, to)
    if (error instanceof LedgerRefusal && error.name === 'key-reused') refuseKeyReused()
    throw error
  }
}

async function tellMove(ctx: ActionContext, { moved, user, to }: DoneMove): Promise<void> {
  const { transactionId, userId, referenceNumber, statusReason } = moved
  const [amount, status] = [showTransactionAmount(moved), inWords(to)]
  const linkTo = `/dashboard/transactions/receipt/${transactionId}`
  const moneyBack = withdrawalEffect(to) === 'gives-back' ? [withdrawalRecordTexts.moneyBack] : []
  const message = joinBoth(
    withdrawalRecordTexts.movedNotice(amount, referenceNumber, to, statusReason),
    ...moneyBack,
  )
  const name = { topic: 'withdrawals', id: transactionId }
  publish(ctx.tx, { ...name, to: { userId } }, { ...name, to: 'admins' })
  await together([
    tellUser(ctx, { userId, type: 'transaction_update', message, linkTo }),
    mailUser(ctx, {
      to: user.email,
      subject: withdrawalMails.movedSubject(referenceNumber, status),
      kind: 'status_update',
      userId,
      content: {
        greeting: withdrawalMails.greeting(user.fullName),
        paragraphs: [withdrawalMails.moved(status), ...moneyBack.map(({ en }) => en)],
        facts: [
          [withdrawalMails.facts.reference, referenceNumber],
          [withdrawalMails.facts.status, status],
          [withdrawalMails.facts.amount, amount],
          ...(statusReason === ''
            ? []
            : [[withdrawalMails.instructions, statusReason] as [string, string]]),
        ],
        action: { label: withdrawalMails.action, path: linkTo },
      },
    }),
  ])
}

async function keepBankReference(
  ctx: ActionContext,
  transactionId: string,
  to: WithdrawalStatus,
  bankReference: string,
): Promise<void> {
  if (!takesBankReference(to))
    refuse(withdrawalRefusals, 'bank-reference-too-early', { field: 'bankReference' })
  try {
    await writeBankReference(ctx.tx, transactionId, bankReference)
  } catch (error) {
    if (sqlState(error) === '23505')
      refuse(withdrawalRefusals, 'bank-reference-used', { status: 409, field: 'bankReference' })
    throw error
  }
}

function checkMove(
  { status }: TransactionRow,
  to: WithdrawalStatus,
  by: 'user' | 'admin',
): WithdrawalStatus {
  if (!isWithdrawalStatus(status) || !mayMoveWithdrawal(status, to, by)) refuseMove(status, to)
  return status
}

function refuseMove(from: TransactionRow['status'], to: WithdrawalStatus): never {
  refuse(withdrawalRefusals, 'move-not-allowed', {
    status: 409,
    figures: { from: inWords(from), to: inWords(to) },
  })
}

async function viewForAdmin(
  ctx: ActionContext,
  transactionId: string,
): Promise<AdminWithdrawalView> {
  return (await findAdminWithdrawal(ctx.tx, transactionId)) ?? refuseTransactionNotFound()
}

function inWords(status: TransactionRow['status']): string {
  return transactionWords.statuses[status].toLowerCase()
}
