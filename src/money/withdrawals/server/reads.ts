/**
 * The console's list of withdrawals: newest first, filtered, searched, at any depth (see
 * foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import {
  constantQuery,
  escapedForLike,
  sqlNames,
  writtenQuery,
  writtenRows,
} from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  areFewerThanWalked,
  nearestFirst,
  pageOf,
  rowsBeyond,
  searchNewest,
  walkedRows,
  type ListPage,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { namedLike, transactionsFound } from '#money/transactions/server/search-transactions.ts'
import { matchesScannedUser } from '#people/identity/server/search-users.ts'
import type { AdminWithdrawalView } from '../shared/contract.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { withdrawalTypes } from '../shared/rules.ts'

const list = { table: 'transactions', as: 't' }
/** To the letter as in the indexes of migration 0026: only then they are used. */
const isWithdrawal = sql.raw(`t.type in (${sqlNames(withdrawalTypes)})`)

type Asked = WithdrawalListInput & Place

export async function listForAdmin(
  tx: Transaction,
  asked: Asked,
): Promise<ListPage<AdminWithdrawalView>> {
  const idOf = (row: AdminWithdrawalView) => row.transactionId
  const select = (rows: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<AdminWithdrawalView>(
      tx,
      sql`${withdrawalsIn(rows)} where ${matching} order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}`,
    )
  if (!asked.search)
    return pageOf(await select(nearest(asked, asked.limit + 1), sql`true`), idOf, asked)
  const term = readTerm(asked.search)
  const found = await searchNewest({
    limit: asked.limit,
    idOf,
    walk: () =>
      select(
        nearest(asked, walkedRows),
        sql`(${namedLike(term)} or ${matchesScannedUser(term)} or ${paidLike(term)})`,
      ),
    byIndex:
      term.hasTrigrams || term.centavos !== null
        ? () => select(foundByIndex(term, asked), sql`true`)
        : null,
    sawAll: () => areFewerThanWalked(tx, nearest(asked, walkedRows)),
  })
  return pageOf(found, idOf, asked)
}

const oneWithdrawal = constantQuery((transactionId) =>
  writtenQuery<AdminWithdrawalView>(
    withdrawalsIn(sql`select * from transactions where id = ${transactionId}`),
  ),
)

export function oneForAdmin(
  tx: Transaction,
  transactionId: string,
): Promise<AdminWithdrawalView | undefined> {
  return tx.maybeRow<AdminWithdrawalView>(
    oneWithdrawal.text,
    oneWithdrawal.valuesFor(transactionId),
  )
}

/**
 * Person and bank account are looked up for each row that is reached: joined any other way, all of
 * them would be read for a page of fifty.
 */
function withdrawalsIn(transactions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select t.id as "transactionId", t.transaction_uid as "transactionUid", t.reference_number as "referenceNumber", t.type, t.status,
      t.amount_centavos as "amountCentavos", t.status_reason as "statusReason", t.admin_notes as "adminNotes", t.sample,
      t.created_at as "createdAt", t.updated_at as "updatedAt", t.user_id as "userId", u.full_name as "userName", u.email as "userEmail",
      w.bank_name as "bankName", w.account_name as "accountName", w.account_number as "accountNumber", w.bank_reference as "bankReference",
      (select max(h.changed_at) from status_history h where h.transaction_id = t.id) as "statusSince"
    from (${transactions}) t
    cross join lateral (select * from withdrawals where transaction_id = t.id offset 0) w
    cross join lateral (select full_name, email, phone_number from users where id = t.user_id offset 0) u`
}

function nearest(asked: Asked, most: number): RawBuilder<unknown> {
  return sql`select t.* from transactions t where ${allowed(asked)} order by ${nearestFirst(asked, list)} limit ${most}`
}

function allowed(asked: Asked): RawBuilder<unknown> {
  return sql`${isWithdrawal} ${asked.status ? sql`and t.status = ${asked.status}` : sql``} ${rowsBeyond(asked, list)}`
}

/** Where the money goes, and what the bank calls the payment. */
function paidLike({ anywhere, digits }: SearchTerm): RawBuilder<boolean> {
  const number = digits === null ? sql`` : sql` or w.account_number like ${`%${digits}%`}`
  return sql<boolean>`(w.bank_name ilike ${anywhere} or w.account_name ilike ${anywhere} or w.bank_reference ilike ${anywhere}${number})`
}

/** Each is looked up by its id, so that nothing is walked for them. */
function foundByIndex(term: SearchTerm, asked: Asked): RawBuilder<unknown> {
  const ways = [transactionsFound(term, asked, sql`and ${isWithdrawal}`)]
  if (term.hasTrigrams) {
    const beginning = `${escapedForLike(term.written.toLowerCase())}%`
    ways.push(
      sql`select transaction_id from withdrawals where lower(account_name) like ${beginning}`,
    )
    ways.push(sql`select transaction_id from withdrawals where lower(bank_name) like ${beginning}`)
    ways.push(
      sql`select transaction_id from withdrawals where bank_reference = ${term.written.toUpperCase()}`,
    )
  }
  if (term.digits !== null)
    ways.push(
      sql`select transaction_id from withdrawals where reverse(account_number) like ${`${[...term.digits].reverse().join('')}%`}`,
    )
  return sql`select t.* from (${sql.join(ways, sql` union `)}) found cross join lateral (select * from transactions where id = found.id offset 0) t where ${allowed(asked)}`
}
