/** Second step of a move: refuse what the rules or other staff forbid. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import {
  refuseIfTransactionChanged,
  refuseOwnTransaction,
} from '#money/transactions/server/lock-transaction.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { refuseAnothersClaim } from '#teamwork/claims/server/actions.ts'
import {
  isBankReference,
  isWithdrawalStatus,
  mayMoveWithdrawal,
  missingInMove,
  plainBankReference,
  takesBankReference,
  type WithdrawalMove,
  type WithdrawalStatus,
} from '../../shared/rules.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { refuseWhilePayeeWaits } from '../payees/new-payee.ts'
import type { LockedWithdrawal } from './lock-withdrawal.ts'

/** Refuses, in this order, what a member of the staff may not do to this withdrawal now. */
export function judgeStaffMove(
  ctx: ActionContext,
  { transaction, withdrawal, payeeWait, claim }: LockedWithdrawal,
  move: WithdrawalMove,
): void {
  const { to, reason = '' } = move
  const reference = plainBankReference(move.bankReference ?? '')
  refuseOwnTransaction(ctx, transaction)
  refuseAnothersClaim(claim)
  judgeMove(transaction, to, 'admin')
  refuseWhilePayeeWaits(payeeWait, to)
  refuseIfTransactionChanged(transaction, move.updatedAtSeen)
  // Staff must be able to find the payment at the bank. One payment pays one withdrawal: references
  // are unique.
  const bankReference = reference || (withdrawal.bankReference ?? '')
  const missing = missingInMove(to, { reason, bankReference })
  if (missing) refuse(withdrawalRefusals, missing.refusal, { field: missing.field })
  if (reference !== '' && takesBankReference(to) && !isBankReference(reference))
    refuse(withdrawalRefusals, 'bank-reference-short', { field: 'bankReference' })
}

/** Refuses move-not-allowed (409) when the move table has no such move. */
export function judgeMove(
  { status }: TransactionRow,
  to: WithdrawalStatus,
  by: 'user' | 'admin',
): void {
  if (!isWithdrawalStatus(status) || !mayMoveWithdrawal(status, to, by)) refuseMove(status, to)
}

export function refuseMove(from: TransactionRow['status'], to: WithdrawalStatus): never {
  const { statuses } = transactionWords
  refuse(withdrawalRefusals, 'move-not-allowed', {
    status: 409,
    figures: { from: statuses[from].toLowerCase(), to: statuses[to].toLowerCase() },
  })
}
