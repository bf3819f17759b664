/** One withdrawal as its user and as the staff see it. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import type { BankDetails } from '#people/profile/shared/rules.ts'
import type { AdminWithdrawalView, WithdrawalView } from '../shared/contract.ts'
import { isWithdrawalStatus } from '../shared/rules.ts'
import { findPayeeWait } from './payees/wait-store.ts'
import { findAdminWithdrawal } from './reads.ts'
import { findWithdrawal, type WithdrawalRow } from './store.ts'

export function viewWithdrawal(
  transaction: TransactionRow,
  { bankName, accountName, accountNumber }: BankDetails,
  waitsUntil: Date | null,
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
  return { ...view, status, bankName, accountName, accountNumber, waitsUntil }
}

/** The end of a wait that still runs, or null. */
export async function readWaitsUntil(tx: Transaction, transactionId: string): Promise<Date | null> {
  const wait = await findPayeeWait(tx, transactionId)
  return wait?.waits ? wait.waitsUntil : null
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
