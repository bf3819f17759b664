import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
/** When a yes to a withdrawal takes two of the staff, and how the first one's is filed. */
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { isAgreedWithdrawal, type WithdrawalStatus } from '../../shared/rules.ts'
import { readAgreedLately } from '../store.ts'
import { frozenMove, type FrozenMove } from './frozen-move.ts'

export interface Agreed {
  bandCentavos: bigint
  /** What else of this user's got a yes within 24 hours: many small ones are one large one. */
  latelyCentavos: bigint
}

/**
 * What decides it. Whoever acts on it holds the lock of the owner (`lockOwner`), so that two at
 * once see each other.
 */
export async function readAgreed(tx: Transaction, transactionId: string): Promise<Agreed> {
  const [settings, latelyCentavos] = await together([
    readCompanySettings(tx),
    readAgreedLately(tx, transactionId),
  ])
  return { bandCentavos: settings.withdrawalApprovalCentavos, latelyCentavos }
}

/** An approved one has its second person, or needed none. */
export function needsSecondPerson(
  transaction: Pick<TransactionRow, 'status' | 'amountCentavos'>,
  to: WithdrawalStatus,
  agreed: Agreed,
): boolean {
  if (!isAgreedWithdrawal(to) || transaction.status === 'approved') return false
  return transactionAmount(transaction) + agreed.latelyCentavos > agreed.bandCentavos
}

export async function fileMove(
  ctx: ActionContext,
  { userId, amountCentavos }: TransactionRow,
  payload: FrozenMove,
): Promise<void> {
  const { moveId, transactionId } = payload
  await fileApproval(ctx, frozenMove, {
    approvalId: moveId,
    subjectId: transactionId,
    userId,
    amountCentavos,
    payload,
  })
}
