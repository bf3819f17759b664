import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { post } from '#ledger/server/actions.ts'
import { setChatStatus } from '#money/chats/server/actions.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedMove, refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { refuseOwnTransaction } from '#money/transactions/server/lock-transaction.ts'
import { recordMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { outdateApproval } from '#teamwork/approvals/server/file-approval.ts'
import { endClaim, refuseIfAnotherClaims } from '#teamwork/claims/server/actions.ts'
import type { DepositView } from '../../shared/contract.ts'
import {
  chatStatusAfterDepositMove,
  isDepositDecided,
  mayMoveDeposit,
  depositMoveNeedsReason,
  type DepositStatus,
  type DepositMoveRequest,
} from '../../shared/rules.ts'
import { depositRefusals } from '../../shared/words.ts'
import { notifyDepositMove } from '../notify-deposit.ts'
import { readDeposit } from '../reads.ts'
import { closeDeadline } from '../store.ts'
import { expireIfDue } from './expire-deposits.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'
import {
  depositApprovalBase,
  findDepositLimitAbove,
  fileCompletion,
  type FiledCompletion,
} from './second-person.ts'

/**
 * Staff decide a deposit. Completing it transfers the money from the till of the company account to
 * the user's wallet, in the same transaction as all records; above the bands of one person it is
 * filed for a second one, and no money moves yet (`waitsForApproval` of the answer). Of two
 * concurrent decisions the second is refused (409 move-not-allowed). Repeating a move id changes
 * nothing. Also refuses: reason-required, own-transaction (403), and a chat that another admin has
 * claimed. Records distinguish moves in the deposit chat (`inChat`) from moves in the list of
 * transactions.
 */
export async function moveDeposit(
  ctx: ActionContext,
  input: DepositMoveRequest,
  { inChat = false } = {},
): Promise<DepositView> {
  const locked = await lockDeposit(ctx.tx, input.transactionId)
  if (await findReplayedMove(ctx.tx, input)) return await readDeposit(ctx.tx, input.transactionId)
  refuseOwnTransaction(ctx, locked.transaction)
  if (locked.chat) await refuseIfAnotherClaims(ctx, { kind: 'chat', id: locked.chat.chatId })

  const { to } = input
  judgeMove(locked.status, input)
  // An expiry that nobody has recorded yet comes before this move in the history.
  const transaction = (await expireIfDue(ctx, locked)) ?? locked.transaction

  if (to !== 'completed') await makeMove(ctx, { ...locked, transaction }, input, inChat)
  else await completeOrFile(ctx, { ...locked, transaction }, input, inChat)
  return await readDeposit(ctx.tx, input.transactionId)
}

async function completeOrFile(
  ctx: ActionContext,
  locked: LockedDeposit,
  input: DepositMoveRequest,
  inChat: boolean,
): Promise<void> {
  if (await findDepositLimitAbove(ctx, locked.transaction))
    return await fileCompletion(ctx, locked, input, inChat)
  const { moveId } = input
  const { amountCentavos } = locked.transaction
  await makeMove(ctx, locked, input, inChat)
  recordMovedAlone(ctx, { moveId, kind: 'deposit', direction: 'in', amountCentavos })
}

/** Completing a deposit above the bands. The second person carries out what the first filed. */
export const depositApproval: ApprovalKind<FiledCompletion> = {
  ...depositApprovalBase,
  async carryOut(ctx, { transactionId, moveId, reason, notes }) {
    const move = {
      transactionId,
      moveId,
      to: 'completed',
      reason,
      notes: notes ?? undefined,
    } as const
    const locked = await lockDeposit(ctx.tx, transactionId)
    if (await findReplayedMove(ctx.tx, move)) refuseKeyReused()
    refuseOwnTransaction(ctx, locked.transaction)
    judgeMove(locked.status, move)
    await makeMove(ctx, locked, move, locked.chat !== null)
  },
}

async function makeMove(
  ctx: ActionContext,
  locked: LockedDeposit,
  { transactionId, to, moveId, reason = '', notes }: DepositMoveRequest,
  inChat: boolean,
): Promise<void> {
  const { transaction, status: from } = locked
  if (to === 'completed') await creditWallet(ctx, locked)
  const moved = await moveTransaction(ctx, {
    transaction,
    to,
    moveId,
    reason,
    notes,
    ...completedTransaction(transaction, to),
  })
  await closeDeadline(ctx.tx, transactionId)
  // A request that waits for a second person has nothing to decide on any more.
  await outdateApproval(ctx, { kind: 'deposit', subjectId: transactionId })
  if (locked.chat) await setChatStatus(ctx, locked.chat.chatId, chatStatusAfterDepositMove(to))
  await notifyDepositMove(ctx, { transaction: moved, from, reason, inChat })
  if (locked.chat && isDepositDecided(to))
    await endClaim(ctx, { kind: 'chat', id: locked.chat.chatId })
}

function judgeMove(from: DepositStatus, { to, reason = '' }: DepositMoveRequest): void {
  if (!mayMoveDeposit(from, to, 'admin'))
    refuse(depositRefusals, 'move-not-allowed', { status: 409, figures: { from, to } })
  if (depositMoveNeedsReason(from, to) && !reason)
    refuse(depositRefusals, 'reason-required', { field: 'reason', figures: { from, to } })
}

/** The key of the transfer is the deposit's id, so the book can credit a deposit only once. */
async function creditWallet(
  ctx: ActionContext,
  { transaction, deposit }: LockedDeposit,
): Promise<void> {
  await post(ctx.tx, {
    key: transaction.transactionId,
    from: deposit.tillId,
    to: transaction.userId,
    amountCentavos: transaction.amountCentavos,
    purpose: 'deposit',
    subjectId: transaction.transactionId,
  })
}

function completedTransaction(transaction: TransactionRow, to: DepositStatus) {
  return to === 'completed'
    ? {
        type: 'deposit' as const,
        description: descriptions.depositCompleted(showPesos(transaction.amountCentavos)),
      }
    : {}
}
