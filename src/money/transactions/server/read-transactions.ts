import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { listLength } from '#foundation/platform/server/database/list-page.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readBalance, readBalanceAfter } from '#ledger/server/actions.ts'
/** The verbs that only read: the balance, the lists, the receipt. */
import { findUser } from '#people/identity/server/actions.ts'
import type {
  AdminReceiptView,
  AdminTransactionRow,
  BalanceView,
  ReceiptView,
  TransactionView,
} from '../shared/contract.ts'
import type { AdminListInput } from '../shared/rules-list.ts'
import { listLimit, type TransactionListInput } from '../shared/rules.ts'
import { refuseNotFound } from './actions.ts'
import { bankAccountOf } from './bank-account-of.ts'
import { historyOf, listOfUser } from './reads.ts'
import { signReceipt } from './receipts/sign-receipt.ts'
import { listOfAll } from './search-transactions.ts'
import { findByIdOrUid, type TransactionRow } from './store.ts'

export async function readMyBalance(ctx: ActionContext): Promise<BalanceView> {
  const { availableCentavos, heldCentavos, postedCentavos } = await readBalance(
    ctx.tx,
    callerUserId(ctx),
  )
  return { availableCentavos, heldCentavos, postedCentavos }
}

export async function listMyTransactions(
  ctx: ActionContext,
  input: TransactionListInput,
): Promise<{ transactions: TransactionView[]; next: string | null }> {
  const limit = input.limit ?? listLimit
  const found = await listOfUser(ctx.tx, callerUserId(ctx), { ...input, limit })
  const transactions = found.slice(0, limit)
  return {
    transactions,
    next: found.length > limit ? (transactions.at(-1)?.transactionId ?? null) : null,
  }
}

export async function listTransactionsForAdmin(
  ctx: ActionContext,
  input: AdminListInput,
): Promise<{ transactions: AdminTransactionRow[]; older: string | null; newer: string | null }> {
  const { rows: transactions, ...cursors } = await listOfAll(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  return { transactions, ...cursors }
}

/** 404 also when it is somebody else's: an answer must not tell that it exists. */
export async function readReceipt(ctx: ActionContext, input: { id: string }): Promise<ReceiptView> {
  const row = await findTransaction(ctx.tx, input.id)
  if (ctx.caller.role !== 'admin' && row.userId !== callerUserId(ctx)) refuseNotFound()
  const history = await historyOf(ctx.tx, row.transactionId)
  return {
    ...(await receiptOf(ctx, row)),
    history: history.map(({ notes: _notes, changedByName: _name, ...told }) => told),
  }
}

export async function readTransactionForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<AdminReceiptView> {
  const row = await findTransaction(ctx.tx, input.id)
  const history = await historyOf(ctx.tx, row.transactionId)
  return { ...(await receiptOf(ctx, row)), adminNotes: row.adminNotes, history }
}

const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** By transaction id or uid; 404 when there is none. Says nothing about who may see it. */
export async function findTransaction(tx: Transaction, given: string): Promise<TransactionRow> {
  const row = await findByIdOrUid(
    tx,
    looksLikeId.test(given) ? { id: given, uid: null } : { id: null, uid: given },
  )
  return row ?? refuseNotFound()
}

async function receiptOf(ctx: ActionContext, row: TransactionRow) {
  const { fullName, email } = await findUser(ctx.tx, row.userId)
  const { userId, adminNotes: _notes, metaData, statusReason, ...transaction } = row
  return {
    transaction,
    statusReason,
    owner: { userId, fullName, email },
    bankAccount: bankAccountOf(metaData),
    balanceAfterCentavos:
      row.status === 'completed'
        ? await readBalanceAfter(ctx.tx, row.userId, row.transactionId)
        : null,
    signature: signReceipt(ctx, row),
  }
}
