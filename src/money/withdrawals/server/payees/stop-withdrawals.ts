/**
 * "This was not me", about withdrawals to accounts that were new: by the button on the receipt, and
 * by the button of any security mail (people/safeguards/server/say-not-me.ts).
 */
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { endSessions, refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { lockMoney } from '#people/safeguards/server/actions.ts'
import type { StoppedMoney } from '#people/safeguards/shared/contract.ts'
import type { StoppedWithdrawal } from '../../shared/contract.ts'
import { payeeRecordTexts } from '../../shared/record-words-payee.ts'
import type { WithdrawalStatus } from '../../shared/rules.ts'
import { carryOutMove } from '../moves/carry-out-move.ts'
import { lockWithdrawal, type LockedWithdrawal } from '../moves/lock-withdrawal.ts'
import { readWithdrawal } from '../view.ts'
import { countPending, findOpenToNewPayees, wasProcessed } from './wait-store.ts'

/**
 * For the owner who is signed in: stops every open withdrawal to an account that was new, ends the
 * other sessions, and locks the money. It hands out no new password: a thief with this browser
 * would get one. Doing it again moves no money and mails staff again. Refuses transaction-not-found
 * (404).
 */
export async function disownWithdrawal(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<StoppedWithdrawal> {
  const userId = callerUserId(ctx)
  await lockUser(ctx.tx, userId)
  await refuseEndedSession(ctx)
  const withdrawal = await readWithdrawal(ctx.tx, transactionId)
  if (withdrawal.userId !== userId) refuseTransactionNotFound()
  await stopWithdrawals(ctx, userId)
  await lockMoney(ctx)
  const { caller } = ctx
  await endSessions(ctx.tx, userId, 'sessionId' in caller ? caller.sessionId : undefined)
  const { transaction } = await lockWithdrawal(ctx, {
    transactionId,
    moveId: uuidv7(),
    to: 'cancelled',
  })
  return { status: transaction.status as WithdrawalStatus }
}

/**
 * Stops every open withdrawal to an account that was new. One that staff have not begun to process
 * gives its money back to the wallet. For any other the bank may be paying already: staff get a
 * mail, and it is put on hold unless they have agreed to it. The caller has locked the user.
 */
export async function stopWithdrawals(ctx: ActionContext, userId: string): Promise<StoppedMoney> {
  const stopped = { cancelled: 0, withCompany: 0 }
  for (const { transactionId } of await findOpenToNewPayees(ctx.tx, userId)) {
    const moveId = uuidv7()
    const locked = await lockWithdrawal(ctx, { transactionId, moveId, to: 'cancelled' })
    const status = locked.transaction.status as WithdrawalStatus
    const isWithCompany = await hasBegun(ctx.tx, transactionId, status)
    const to = stoppedStatus(status, isWithCompany)
    if (to) {
      const move = { transactionId, moveId, to, reason: descriptions.disowned() }
      // The person may be a visitor with the link of a mail.
      const system: ActionContext = { ...ctx, caller: { role: 'system' } }
      await carryOutMove(system, { ...locked, move, by: 'owner' })
    }
    if (to === 'cancelled') stopped.cancelled += 1
    if (isWithCompany) {
      await warnStaff(ctx, locked)
      stopped.withCompany += 1
    }
  }
  return { ...stopped, pending: await countPending(ctx.tx, userId) }
}

/** Whether staff have begun to process it. False for one that closed meanwhile. */
async function hasBegun(
  tx: Transaction,
  transactionId: string,
  status: WithdrawalStatus,
): Promise<boolean> {
  if (status === 'on_hold') return await wasProcessed(tx, transactionId)
  return status === 'processing' || status === 'approved'
}

/** Null when it stays as it is. */
function stoppedStatus(
  status: WithdrawalStatus,
  isWithCompany: boolean,
): 'cancelled' | 'on_hold' | null {
  if (isWithCompany) return status === 'processing' ? 'on_hold' : null
  return status === 'pending' || status === 'on_hold' ? 'cancelled' : null
}

async function warnStaff(
  ctx: ActionContext,
  { transaction }: Pick<LockedWithdrawal, 'transaction'>,
): Promise<void> {
  const { referenceNumber, transactionId } = transaction
  const { warning, facts } = payeeRecordTexts
  await mailAdmins(
    ctx.tx,
    {
      subject: warning.subject(referenceNumber),
      paragraphs: [warning.text],
      facts: [
        [facts.reference, referenceNumber],
        [facts.amount, showTransactionAmount(transaction)],
      ],
      action: { label: warning.action, path: `/admin/withdrawals?open=${transactionId}` },
    },
    null,
  )
}
