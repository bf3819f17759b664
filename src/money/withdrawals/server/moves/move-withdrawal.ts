/**
 * Moves a requested withdrawal: the user cancels it, or the staff process it. Each move takes the
 * same steps in one database transaction:
 *
 * 1. Lock (lock-withdrawal.ts): the user, the transaction row, and whether this is a replay;
 * 2. Judge (judge-move.ts): refuse what is not allowed, and file what takes a second person
 *    (second-person.ts);
 * 3. Book (carry-out-move.ts): capture the hold, release it, or leave it;
 * 4. Record (carry-out-move.ts): the status, its history, the activity;
 * 5. Notify (notify-withdrawal.ts): live event, notification, mail.
 *
 * A move that is sent twice, also after the server died between commit and answer, is made once:
 * see money/transactions/server/idempotency-keys.ts.
 */
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { endClaim } from '#teamwork/claims/server/actions.ts'
import type { AdminWithdrawalView, WithdrawalView } from '../../shared/contract.ts'
import type { WithdrawalCancellation, WithdrawalMove } from '../../shared/rules.ts'
import { refuseWhilePayeeWaits } from '../payees/new-payee.ts'
import { readAdminWithdrawal, viewWithdrawal } from '../view.ts'
import { carryOutAndRead, carryOutMove } from './carry-out-move.ts'
import { judgeMove, judgeStaffMove } from './judge-move.ts'
import { lockWithdrawal } from './lock-withdrawal.ts'
import {
  countMovedAlone,
  fileMove,
  statusForSecondPerson,
  withdrawalApprovalBase,
  type FiledMove,
} from './second-person.ts'

/** Only the caller's own, only while pending. The amount is available again afterwards. */
export async function cancelWithdrawal(
  ctx: ActionContext,
  input: WithdrawalCancellation,
): Promise<WithdrawalView> {
  const move = { ...input, to: 'cancelled' } as const
  const locked = await lockWithdrawal(ctx, move, callerUserId(ctx))
  if (locked.isReplay) return viewWithdrawal(locked.transaction, locked.withdrawal, null)
  judgeMove(locked.transaction, move.to, 'user')
  const moved = await carryOutMove(ctx, { ...locked, move, by: 'user' })
  return viewWithdrawal(moved, locked.withdrawal, null)
}

/**
 * Moves a withdrawal for a member of staff, never their own. The same move id again gives the first
 * answer. `waitsForApproval`: agreeing to it takes a second person, so it was filed and nothing was
 * moved.
 */
export async function moveWithdrawal(
  ctx: ActionContext,
  move: WithdrawalMove,
): Promise<{ withdrawal: AdminWithdrawalView; waitsForApproval: boolean }> {
  const { transactionId, to } = move
  const locked = await lockWithdrawal(ctx, move)
  const read = () => readAdminWithdrawal(ctx.tx, transactionId)
  if (locked.isReplay) return { withdrawal: await read(), waitsForApproval: false }
  judgeStaffMove(ctx, locked, move)
  const filed = statusForSecondPerson(locked.transaction, to, locked.band)
  if (filed) {
    await fileMove(ctx, locked.transaction, { ...move, to: filed })
    await endClaim(ctx, { kind: 'withdrawal', id: transactionId })
    return { withdrawal: await read(), waitsForApproval: true }
  }
  const [, withdrawal] = await carryOutAndRead(ctx, { ...locked, move, by: 'admin' }, read)
  countMovedAlone(ctx, locked.transaction, move)
  return { withdrawal, waitsForApproval: false }
}

/** Agreeing to a withdrawal above the band. The second person carries out what the first filed. */
export const withdrawalApproval: ApprovalKind<FiledMove> = {
  ...withdrawalApprovalBase,
  async carryOut(ctx, { notes, ...filed }) {
    const move = { ...filed, notes: notes ?? undefined }
    const locked = await lockWithdrawal(ctx, move)
    if (locked.isReplay) refuseKeyReused()
    judgeMove(locked.transaction, move.to, 'admin')
    // The filing was judged too: only a clock that stepped back since makes the wait begin again.
    refuseWhilePayeeWaits(locked.payeeWait, move.to)
    await carryOutMove(ctx, { ...locked, move, by: 'admin' })
  },
}
