/** First step of a move: lock what it decides on, and find out whether it was made already. */
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readTill } from '#ledger/server/actions.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedMove } from '#money/transactions/server/idempotency-keys.ts'
import { lockTransaction } from '#money/transactions/server/lock-transaction.ts'
import type { User } from '#people/identity/server/actions.ts'
import { findAnothersClaim, type ClaimRow } from '#teamwork/claims/server/actions.ts'
import { isAgreedWithdrawal, plainBankReference, type WithdrawalMove } from '../../shared/rules.ts'
import { withdrawalStoredTexts } from '../../shared/words.ts'
import { findPayeeWait, type PayeeWait } from '../payees/wait-store.ts'
import type { WithdrawalRow } from '../store.ts'
import { readWithdrawal } from '../view.ts'
import { lockWithdrawalOwner, readApprovalBand, type ApprovalBand } from './second-person.ts'

export interface LockedWithdrawal {
  transaction: TransactionRow
  withdrawal: WithdrawalRow
  /** The move was made already: the caller returns the withdrawal as it is now. */
  isReplay: boolean
  payoutsTillId: string
  /** Undefined when the account was known. */
  payeeWait: PayeeWait | undefined
  /** Null when the move agrees to nothing. */
  band: ApprovalBand | null
  /** Locked; undefined when the move agrees to nothing. */
  owner: User | undefined
  claim: ClaimRow | null
}

/**
 * Sends the locks and reads together. A move that agrees to the withdrawal locks its user first, so
 * that two at the same time see each other's sums. Refuses transaction-not-found (404), also when
 * the withdrawal is not `ownerId`'s, and key-reused (409).
 */
export async function lockWithdrawal(
  ctx: ActionContext,
  move: WithdrawalMove,
  ownerId?: string,
): Promise<LockedWithdrawal> {
  const { tx } = ctx
  const { transactionId, to } = move
  const agrees = isAgreedWithdrawal(to)
  const [owner, transaction, withdrawal, isReplay, payoutsTillId, payeeWait, band, claim] =
    await together([
      agrees ? lockWithdrawalOwner(tx, transactionId) : undefined,
      lockTransaction(tx, transactionId, ownerId),
      readWithdrawal(tx, transactionId),
      findReplayedMove(tx, { ...move, remark: bankReferenceRemark(move) }),
      readTill(tx, 'payouts'),
      findPayeeWait(tx, transactionId),
      agrees ? readApprovalBand(ctx, transactionId) : null,
      findAnothersClaim(ctx, { kind: 'withdrawal', id: transactionId }),
    ])
  return { owner, transaction, withdrawal, isReplay, payoutsTillId, payeeWait, band, claim }
}

/** The history keeps the bank reference of each move, because a later move may name another one. */
export function bankReferenceRemark({
  bankReference = '',
}: {
  bankReference?: string | undefined
}): string {
  const plain = plainBankReference(bankReference)
  return plain === '' ? '' : withdrawalStoredTexts.bankReference(plain)
}
