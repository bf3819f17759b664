/** Actions that only read: the balance, the lists, the receipt. */
import type { CountedPage } from '#foundation/contract/shared/list-counts.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { listLength } from '#foundation/platform/server/database/list-page.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { readBalance, readBalanceAfter } from '#ledger/server/actions.ts'
import { findOpenChatAbout } from '#money/chats/server/read-chats.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import type {
  AdminReceiptView,
  AdminTransactionRow,
  BalanceView,
  ReceiptView,
  TransactionView,
} from '../shared/contract.ts'
import type { AdminTransactionListInput } from '../shared/rules-list.ts'
import {
  transactionListLength,
  type TransactionBankAccount,
  type TransactionListInput,
  type TransactionMetaData,
} from '../shared/rules.ts'
import { refuseTransactionNotFound } from './lock-transaction.ts'
import { readStatusHistory, selectUserTransactions } from './reads.ts'
import { accountOfReceipt, findReceiptFacts } from './receipts/receipt-facts.ts'
import { signReceipt } from './receipts/sign-receipt.ts'
import { countTransactionViews, selectTransactions } from './search-transactions.ts'
import { findTransactionRow, type TransactionRow } from './store.ts'

export { readStatusHistory } from './reads.ts'

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
  const limit = input.limit ?? transactionListLength
  const found = await selectUserTransactions(ctx.tx, callerUserId(ctx), { ...input, limit })
  const transactions = found.slice(0, limit)
  return {
    transactions,
    next: found.length > limit ? (transactions.at(-1)?.transactionId ?? null) : null,
  }
}

export async function listTransactionsForAdmin(
  ctx: ActionContext,
  input: AdminTransactionListInput,
): Promise<{ transactions: AdminTransactionRow[] } & CountedPage> {
  const { rows: transactions, ...cursors } = await selectTransactions(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  const counts = input.counts ? { counts: await countTransactionViews(ctx.tx) } : {}
  return { transactions, ...cursors, ...counts }
}

/** Refuses transaction-not-found (404), also for a transaction of somebody else. */
export async function readReceipt(ctx: ActionContext, input: { id: string }): Promise<ReceiptView> {
  const row = await findTransaction(ctx.tx, input.id)
  if (ctx.caller.role !== 'admin' && row.userId !== callerUserId(ctx)) refuseTransactionNotFound()
  const history = await readStatusHistory(ctx.tx, row.transactionId)
  return {
    ...(await receiptOf(ctx, row)),
    openChatId: await findOpenChatAbout(ctx.tx, row.transactionId),
    history: history.map(({ notes: _notes, changedByName: _name, ...step }) => step),
  }
}

export async function readTransactionForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<AdminReceiptView> {
  const row = await findTransaction(ctx.tx, input.id)
  const history = await readStatusHistory(ctx.tx, row.transactionId)
  return { ...(await receiptOf(ctx, row)), adminNotes: row.adminNotes, history }
}

const looksLikeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * By transaction id or uid. Refuses transaction-not-found (404). It does not check who may see the
 * transaction.
 */
export async function findTransaction(tx: Transaction, idOrUid: string): Promise<TransactionRow> {
  const by = looksLikeId.test(idOrUid) ? { id: idOrUid, uid: null } : { id: null, uid: idOrUid }
  return (await findTransactionRow(tx, by)) ?? refuseTransactionNotFound()
}

async function receiptOf(ctx: ActionContext, row: TransactionRow) {
  const { fullName, email } = await findUser(ctx.tx, row.userId)
  const ended = (await findReceiptFacts(ctx.tx, [row.transactionId])).get(row.transactionId)
  const said = ended?.particulars
  const { userId, adminNotes: _notes, metaData, statusReason, ...transaction } = row
  return {
    transaction: { ...transaction, description: said?.description ?? transaction.description },
    statusReason,
    owner: { userId, fullName: said?.holder ?? fullName, email },
    bankAccount: shownAccount(
      ctx,
      said ? accountOfReceipt(said) : bankAccountIn(metaData),
      metaData,
    ),
    balanceAfterCentavos:
      row.status === 'completed'
        ? await readBalanceAfter(ctx.tx, row.userId, row.transactionId)
        : null,
    signature: signReceipt(ctx, row, ended),
    terms: termsIn(said ?? metaData),
  }
}

function termsIn({
  plan_version: planVersionId,
  terms_sha256: sha256,
}: Pick<TransactionMetaData, 'plan_version' | 'terms_sha256'>): ReceiptView['terms'] {
  return planVersionId && sha256 ? { planVersionId, sha256 } : null
}

/** Staff see only the last digits of a user's number, but the whole number of the company. */
function shownAccount(
  { caller }: ActionContext,
  bankAccount: TransactionBankAccount | null,
  { selected_company_account: companyAccount }: TransactionMetaData,
): TransactionBankAccount | null {
  return bankAccount === null || caller.role !== 'admin' || companyAccount
    ? bankAccount
    : { ...bankAccount, accountNumber: maskAccountNumber(bankAccount.accountNumber) }
}

/** The company's bank account for a deposit, otherwise the user's; null when none is named. */
export function bankAccountIn(metaData: TransactionMetaData): TransactionBankAccount | null {
  const named = metaData.selected_company_account ?? metaData
  const { bank_name: bankName, account_name: accountName, account_number: accountNumber } = named
  return bankName && accountName && accountNumber ? { bankName, accountName, accountNumber } : null
}
