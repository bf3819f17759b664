import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
/** A withdrawal as its user sees it. */
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import type { WithdrawalView } from '../shared/contract.ts'
import { isWithdrawalStatus } from '../shared/rules.ts'
import { findWithdrawal, type WithdrawalRow } from './store.ts'

export function viewOf(
  transaction: TransactionRow,
  { bankName, accountName, accountNumber }: BankDetails,
): WithdrawalView {
  const {
    userId: _user,
    adminNotes: _notes,
    metaData: _meta,
    description: _description,
    status,
    ...told
  } = transaction
  if (!isWithdrawalStatus(status)) throw new Error(`A withdrawal is never ${status}`)
  return { ...told, status, bankName, accountName, accountNumber }
}

/** 404 when the transaction is no withdrawal. */
export async function withdrawalOf(tx: Transaction, transactionId: string): Promise<WithdrawalRow> {
  return (await findWithdrawal(tx, transactionId)) ?? refuseTransactionNotFound()
}
