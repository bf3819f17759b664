/** Third and fourth step of a move: book the money, and record what was done and by whom. */
import { sqlState, together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { capture, release } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { outdateApprovals } from '#teamwork/approvals/server/file-approval.ts'
import { endClaim } from '#teamwork/claims/server/actions.ts'
import { withdrawalRecordTexts } from '../../shared/record-words.ts'
import {
  plainBankReference,
  staffWithdrawalMoves,
  takesBankReference,
  withdrawalEffect,
  withdrawalTypeAfter,
  type WithdrawalMove,
} from '../../shared/rules.ts'
import { withdrawalRefusals, withdrawalStoredTexts } from '../../shared/words.ts'
import { notifyMove } from '../notify-withdrawal.ts'
import { writeBankReference } from '../store.ts'
import { refuseMove } from './judge-move.ts'
import { bankReferenceRemark, type LockedWithdrawal } from './lock-withdrawal.ts'

/** A judged move of a locked withdrawal. */
interface StatusChange extends LockedWithdrawal {
  move: WithdrawalMove
  /** 'owner': by "This was not me". */
  by: 'user' | 'owner' | 'admin'
}

/**
 * Makes the move and notifies the user. Returns the transaction row after it. Refuses
 * bank-reference-too-early, and bank-reference-used, move-not-allowed and key-reused (409).
 */
export async function carryOutMove(
  ctx: ActionContext,
  change: StatusChange,
): Promise<TransactionRow> {
  const [moved] = await carryOutAndRead(ctx, change, async () => null)
  return moved
}

/** The same, and what `read` finds afterwards: its statements travel with the others. */
export async function carryOutAndRead<After>(
  ctx: ActionContext,
  change: StatusChange,
  read: () => Promise<After>,
): Promise<[moved: TransactionRow, found: After]> {
  const { transaction, move } = change
  const reference = plainBankReference(move.bankReference ?? '')
  if (reference !== '' && !takesBankReference(move.to))
    refuse(withdrawalRefusals, 'bank-reference-too-early', { field: 'bankReference' })
  const owner = change.owner ?? (await findUser(ctx.tx, transaction.userId))
  const [, , moved, , found] = await together([
    // In this order: the read sees what the statements before it wrote.
    reference === '' ? null : storeBankReference(ctx, move.transactionId, reference),
    // The money first: the history must not be older than the posting.
    bookMove(ctx, change),
    recordMove(ctx, change),
    notifyMove(ctx, { ...transaction, statusReason: move.reason ?? '' }, move.to, owner),
    read(),
  ])
  return [moved, found]
}

async function storeBankReference(
  ctx: ActionContext,
  transactionId: string,
  reference: string,
): Promise<void> {
  try {
    await writeBankReference(ctx.tx, transactionId, reference)
  } catch (error) {
    if (sqlState(error) === '23505')
      refuse(withdrawalRefusals, 'bank-reference-used', { status: 409, field: 'bankReference' })
    throw error
  }
}

async function bookMove(
  ctx: ActionContext,
  { transaction, withdrawal: { holdId }, payoutsTillId, move }: StatusChange,
): Promise<void> {
  const { moveId: key, to, reason } = move
  try {
    const effect = withdrawalEffect(to)
    if (effect === 'pays-out') await capture(ctx.tx, { key, holdId, to: payoutsTillId })
    if (effect === 'gives-back')
      await release(ctx.tx, {
        key,
        holdId,
        reason: reason || withdrawalStoredTexts.cancelledReason,
      })
  } catch (error) {
    // Only a fault outside of this module can have ended the hold: refuse instead of paying twice.
    if (error instanceof LedgerRefusal && error.name === 'hold-ended')
      refuseMove(transaction.status, to)
    if (error instanceof LedgerRefusal && error.name === 'key-reused') refuseKeyReused()
    throw error
  }
}

const actionTypes = {
  user: 'WITHDRAWAL_CANCELLED',
  owner: 'WITHDRAWAL_DISOWNED',
  admin: 'ADMIN_UPDATE_WITHDRAWAL_STATUS',
}

async function recordMove(
  ctx: ActionContext,
  { transaction, withdrawal, move, by }: StatusChange,
): Promise<TransactionRow> {
  const { transactionId, to, moveId, reason, notes } = move
  const { userId, status: from, referenceNumber } = transaction
  const amount = showTransactionAmount(transaction)
  const bankReference = plainBankReference(move.bankReference ?? '')
  const subject = { kind: 'withdrawal', id: transactionId } as const
  const [moved] = await together([
    moveTransaction(ctx, {
      transaction,
      to,
      moveId,
      reason,
      notes,
      remark: bankReferenceRemark(move),
      type: withdrawalTypeAfter(to, transaction.type),
      ...(to === 'completed' ? { description: descriptions.withdrawalCompleted(amount) } : {}),
    }),
    recordActivity(ctx, {
      userId,
      actionType: actionTypes[by],
      description:
        by === 'user'
          ? withdrawalRecordTexts.cancelledActivity(amount, referenceNumber)
          : withdrawalRecordTexts.movedActivity(amount, referenceNumber, from, to),
      subject,
      changes: {
        status: { before: from, after: to },
        ...(bankReference === ''
          ? {}
          : { bankReference: { before: withdrawal.bankReference, after: bankReference } }),
      },
    }),
    // A request that waits for a second person has nothing to decide on any more.
    outdateApprovals(ctx, { kinds: ['withdrawal', 'payee'], subjectIds: [transactionId] }),
    staffWithdrawalMoves(to).length === 0 ? endClaim(ctx, subject) : null,
  ])
  return moved
}
