/**
 * SQL of the console's list of all transactions: sorted, filtered, searched, at any depth (see
 * foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import type { ViewCounts } from '#foundation/contract/shared/list-counts.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { countViews } from '#foundation/platform/server/database/list-counts.ts'
import { isBetween, isDuring } from '#foundation/platform/server/database/list-filters.ts'
import {
  areFewerThanWalked,
  byPlaceValue,
  nearestFirst,
  pageOf,
  placeValue,
  rowsBeyond,
  searchNewest,
  walkedRows,
  type ListPage,
  type Place,
  type Sorted,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchesScannedUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import { lookUpUser } from '#people/identity/server/users-sql.ts'
import type { AdminTransactionRow } from '../shared/contract.ts'
import {
  transactionNameWindow,
  transactionViews,
  type AdminTransactionListInput,
} from '../shared/rules-list.ts'
import { transactionAmountOf } from './transactions-sql.ts'

function sorted({ sort }: Pick<AdminTransactionListInput, 'sort'>): Sorted {
  const list = { table: 'transactions', as: 't', ascending: sort !== undefined && sort[0] !== '-' }
  return sort === 'amount' || sort === '-amount' ? { ...list, value: transactionAmountOf } : list
}

const amountOf = sql.raw(transactionAmountOf('t'))

type ListInput = AdminTransactionListInput & Place

export async function selectTransactions(
  tx: Transaction,
  input: ListInput,
): Promise<ListPage<AdminTransactionRow>> {
  const idOf = (row: AdminTransactionRow) => row.transactionId
  const select = (rows: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<AdminTransactionRow>(tx, listed(rows, matching, input))
  if (!input.search)
    return pageOf(await select(nearest(input, input.limit + 1), sql`true`), idOf, input)
  const term = readTerm(input.search)
  const found = await searchNewest({
    limit: input.limit,
    idOf,
    walk: () =>
      select(
        nearest(input, walkedRows),
        sql`(${matchesTransaction(term)} or ${matchesScannedUser(term)})`,
      ),
    byIndex:
      term.hasTrigrams || term.centavos !== null
        ? () => select(foundByIndex(term, input), sql`true`)
        : null,
    sawAll: () => areFewerThanWalked(tx, nearest(input, walkedRows)),
  })
  return pageOf(found, idOf, input)
}

export function countTransactionViews(tx: Transaction): Promise<ViewCounts> {
  return countViews(
    tx,
    transactionViews,
    (view) => sql`from transactions t where ${isInView(view)}`,
  )
}

/**
 * The user is looked up for each row that is reached. Joined any other way, all users would be read
 * for a page of fifty.
 */
function listed(
  rows: RawBuilder<unknown>,
  matching: RawBuilder<unknown>,
  input: ListInput,
): RawBuilder<unknown> {
  return sql`select t.id as "transactionId", t.transaction_uid as "transactionUid",
      t.reference_number as "referenceNumber", t.type, t.amount_centavos as "amountCentavos",
      t.status, t.description, t.sample,
      t.created_at as "createdAt", t.updated_at as "updatedAt",
      t.user_id as "userId", u.full_name as "userName", u.email as "userEmail",
      t.admin_notes as "adminNotes", t.status_reason as "statusReason",
      (select max(h.changed_at) from status_history h
        where h.transaction_id = t.id) as "statusSince"
    from (${rows}) t ${sql.raw(lookUpUser('t.user_id'))}
    where ${matching} order by ${nearestFirst(input, byPlaceValue(sorted(input)))}
      limit ${input.limit + 1}`
}

/**
 * The nearest rows that the filters let through. Its own limit bounds the work, whatever is
 * searched for in them.
 */
function nearest(input: ListInput, most: number): RawBuilder<unknown> {
  return sql`select t.*, ${placeValue(sorted(input))} from transactions t where ${allowed(input)}
    order by ${nearestFirst(input, sorted(input))} limit ${most}`
}

function allowed(input: ListInput): RawBuilder<unknown> {
  return sql`${isInView(input)} ${rowsBeyond(input, sorted(input))}`
}

function isInView(view: AdminTransactionListInput): RawBuilder<unknown> {
  const type = view.type ? sql`and t.type = ${view.type}` : sql``
  const status = view.status ? sql`and t.status = ${view.status}` : sql``
  return sql`true ${type} ${status} ${isDuring(sql`t.created_at`, view.when)}
    ${isBetween(amountOf, view.amount)}`
}

/** Each row is looked up by its id, so that nothing is walked for them. */
function foundByIndex(term: SearchTerm, input: ListInput): RawBuilder<unknown> {
  const nearest = {
    allowed: allowed(input),
    order: nearestFirst(input, sorted(input)),
    most: input.limit + 1,
  }
  return sql`select t.*, ${placeValue(sorted(input))}
    from (${matchingTransactionIds(term, nearest)}) found
    cross join lateral (select * from transactions where id = found.id offset 0) t
    where ${allowed(input)}`
}

/** The term anywhere in a uid or reference, or the amount with or without its sign, or an id. */
export function matchesTransaction(term: SearchTerm): RawBuilder<boolean> {
  const amount = term.centavos === null ? sql`` : sql` or ${amountOf} = ${term.centavos}`
  const ids = term.idsFrom
    ? sql` or t.id between ${term.idsFrom.first} and ${term.idsFrom.last}
        or t.user_id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  return sql<boolean>`(t.transaction_uid ilike ${term.anywhere}
    or t.reference_number ilike ${term.anywhere}${amount}${ids})`
}

/** The rows that a list may show, of the transactions `t`, and their order. */
interface Nearest {
  allowed: RawBuilder<unknown>
  order: RawBuilder<unknown>
  most: number
}

/** A query for the ids of the transactions that the term names, each kind by its own index. */
export function matchingTransactionIds(
  term: SearchTerm,
  { allowed: isAllowed, order, most }: Nearest,
): RawBuilder<unknown> {
  const nearestOf = (which: RawBuilder<unknown>) =>
    sql`(select t.id from transactions t where ${which} and ${isAllowed}
      order by ${order} limit ${most})`
  const idsWhere = (condition: RawBuilder<unknown>) =>
    sql`select id from transactions where ${condition}`
  const ways: RawBuilder<unknown>[] = []
  if (term.ending !== null) {
    ways.push(idsWhere(sql`reverse(transaction_uid) like ${term.ending}`))
    ways.push(idsWhere(sql`reverse(reference_number) like ${term.ending}`))
  }
  if (term.idsFrom)
    ways.push(idsWhere(sql`id between ${term.idsFrom.first} and ${term.idsFrom.last}`))
  if (term.centavos !== null) ways.push(nearestOf(sql`${amountOf} = ${term.centavos}`))
  const window = transactionNameWindow(term.written)
  if (window) {
    const inWindow = sql`t.created_at >= ${window.from} and t.created_at < ${window.until}`
    ways.push(nearestOf(sql`${inWindow} and ${matchesTransaction(term)}`))
  }
  if (term.hasTrigrams)
    ways.push(
      sql`select t.id from (${matchingUserIds(term)}) p
        cross join lateral ${nearestOf(sql`t.user_id = p.id`)} t`,
    )
  return sql.join(ways, sql` union `)
}

/** Ids of the transactions with this uid or reference number, in any letter case. */
export async function findTransactionIds(tx: Transaction, search: string): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(
    `select id from transactions where transaction_uid = $1
     union select id from transactions where reference_number = $1`,
    [search.toUpperCase()],
  )
  return found.map(({ id }) => id)
}
