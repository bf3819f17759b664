/** Actions of the console that only read. */
import type { CountedView } from '#foundation/contract/shared/list-counts.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { listLength } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findTransaction, readStatusHistory } from '#money/transactions/server/read-transactions.ts'
import { recordReveal } from '#people/profile/server/record-reveal.ts'
import { readOwnerSafeguards } from '#people/safeguards/server/owner-safeguards.ts'
import type { OwnerSafeguards } from '#people/safeguards/shared/contract.ts'
import { findPendingApproval } from '#teamwork/approvals/server/read-approvals.ts'
import type { AdminWithdrawalView, WaitingRequest, WithdrawalMoveView } from '../shared/contract.ts'
import { withdrawalRecordTexts } from '../shared/record-words.ts'
import type { CountedWithdrawals } from '../shared/rules-counts.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { countWithdrawals, selectWithdrawals } from './reads.ts'
import { readAdminWithdrawal, readWithdrawal } from './view.ts'

export async function listWithdrawalsForAdmin(
  ctx: Pick<ActionContext, 'tx'>,
  input: WithdrawalListInput,
): Promise<{ withdrawals: AdminWithdrawalView[]; older: string | null; newer: string | null }> {
  const { rows: withdrawals, ...cursors } = await selectWithdrawals(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  return { withdrawals, ...cursors }
}

/** For the tabs of the list; a filter by a period counts until now. */
export async function countWithdrawalsForAdmin(
  ctx: Pick<ActionContext, 'tx'>,
  { filters }: { filters: CountedWithdrawals[] },
): Promise<CountedView[]> {
  return await countWithdrawals(ctx.tx, filters)
}

/** By transaction id or uid. Refuses transaction-not-found (404) when it is no withdrawal. */
export async function readWithdrawalForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<{
  withdrawal: AdminWithdrawalView
  history: WithdrawalMoveView[]
  waiting: WaitingRequest | null
  ownerSafeguards: OwnerSafeguards
}> {
  const { transactionId } = await findTransaction(ctx.tx, input.id)
  const withdrawal = await readAdminWithdrawal(ctx.tx, transactionId)
  const history = await readStatusHistory(ctx.tx, transactionId)
  return {
    withdrawal,
    history,
    waiting: await findWaitingRequest(ctx.tx, transactionId),
    ownerSafeguards: await readOwnerSafeguards(ctx.tx, withdrawal.userId),
  }
}

/** At most one: a withdrawal whose account is new cannot be agreed to before its wait is over. */
async function findWaitingRequest(
  tx: Transaction,
  subjectId: string,
): Promise<WaitingRequest | null> {
  const agree = await findPendingApproval(tx, { kind: 'withdrawal', subjectId })
  if (agree) return { ...agree, step: 'agree' }
  const endWait = await findPendingApproval(tx, { kind: 'payee', subjectId })
  return endWait ? { ...endWait, step: 'end-wait' } : null
}

/** Refuses transaction-not-found (404) when the transaction is no withdrawal. */
export async function revealWithdrawalNumber(
  ctx: ActionContext,
  { transactionId, reason }: { transactionId: string; reason: string },
): Promise<{ accountNumber: string }> {
  const { accountNumber } = await readWithdrawal(ctx.tx, transactionId)
  const { referenceNumber } = await findTransaction(ctx.tx, transactionId)
  await recordReveal(ctx, {
    reason,
    description: withdrawalRecordTexts.revealed(referenceNumber, reason),
    subject: { kind: 'withdrawal', id: transactionId },
  })
  return { accountNumber }
}
