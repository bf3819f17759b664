/** One withdrawal as its user and as the staff see it. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import type { AdminWithdrawalView, WithdrawalView } from '../shared/contract.ts'
import { isWithdrawalStatus } from '../shared/rules.ts'
import { findAdminWithdrawal } from './reads.ts'
import { findWithdrawal, type WithdrawalRow } from './store.ts'

export function viewWithdrawal(
  transaction: TransactionRow,
  { bankName, accountName, accountNumber }: BankDetails,
): WithdrawalView {
  const {
    userId: _user,
    adminNotes: _notes,
    metaData: _meta,
    description: _description,
    status,
    ...view
  } = transaction
  if (!isWithdrawalStatus(status)) throw new Error(`A withdrawal is never ${status}`)
  return { ...view, status, bankName, accountName, accountNumber }
}

/** Refuses transaction-not-found (404) when the transaction is no withdrawal. */
export async function readWithdrawal(
  tx: Transaction,
  transactionId: string,
): Promise<WithdrawalRow> {
  return (await findWithdrawal(tx, transactionId)) ?? refuseTransactionNotFound()
}

/** Refuses transaction-not-found (404) when the transaction is no withdrawal. */
export async function readAdminWithdrawal(
  tx: Transaction,
  transactionId: string,
): Promise<AdminWithdrawalView> {
  return (await findAdminWithdrawal(tx, transactionId)) ?? refuseTransactionNotFound()
}
