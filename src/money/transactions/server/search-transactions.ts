/**
 * The console's list of everybody's transactions: newest first, filtered, searched, at any depth
 * (see foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
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
import { matchesScannedUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import type { AdminTransactionRow } from '../shared/contract.ts'
import { nameWindow, type AdminListInput } from '../shared/rules-list.ts'

const list = { table: 'transactions', as: 't' }

type Asked = AdminListInput & Place

export async function listOfAll(
  tx: Transaction,
  asked: Asked,
): Promise<ListPage<AdminTransactionRow>> {
  const idOf = (row: AdminTransactionRow) => row.transactionId
  const select = (rows: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<AdminTransactionRow>(tx, listed(rows, matching, asked))
  if (!asked.search)
    return pageOf(await select(nearest(asked, asked.limit + 1), sql`true`), idOf, asked)
  const term = readTerm(asked.search)
  const found = await searchNewest({
    limit: asked.limit,
    idOf,
    walk: () =>
      select(nearest(asked, walkedRows), sql`(${namedLike(term)} or ${matchesScannedUser(term)})`),
    byIndex:
      term.hasTrigrams || term.centavos !== null
        ? () => select(foundByIndex(transactionsFound(term, asked), asked), sql`true`)
        : null,
    sawAll: () => areFewerThanWalked(tx, nearest(asked, walkedRows)),
  })
  return pageOf(found, idOf, asked)
}

/**
 * The person is looked up for each row that is reached: joined any other way, all people would be
 * read for a page of fifty.
 */
function listed(
  rows: RawBuilder<unknown>,
  matching: RawBuilder<unknown>,
  asked: Asked,
): RawBuilder<unknown> {
  return sql`select t.id as "transactionId", t.transaction_uid as "transactionUid", t.reference_number as "referenceNumber", t.type,
      t.amount_centavos as "amountCentavos", t.status, t.description, t.sample, t.created_at as "createdAt", t.updated_at as "updatedAt",
      t.user_id as "userId", u.full_name as "userName", u.email as "userEmail", t.admin_notes as "adminNotes", t.status_reason as "statusReason",
      (select max(h.changed_at) from status_history h where h.transaction_id = t.id) as "statusSince"
    from (${rows}) t cross join lateral (select full_name, email, phone_number from users where id = t.user_id offset 0) u
    where ${matching} order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}`
}

/**
 * The nearest rows that the filters let through. Its own limit bounds the work, whatever is looked
 * for in them.
 */
function nearest(asked: Asked, most: number): RawBuilder<unknown> {
  return sql`select t.* from transactions t where ${allowed(asked)} order by ${nearestFirst(asked, list)} limit ${most}`
}

function allowed(asked: Asked): RawBuilder<unknown> {
  const type = asked.type ? sql`and t.type = ${asked.type}` : sql``
  const status = asked.status ? sql`and t.status = ${asked.status}` : sql``
  return sql`true ${type} ${status} ${rowsBeyond(asked, list)}`
}

/** `ids` names rows by indexes; each is looked up by its id, so that nothing is walked for them. */
function foundByIndex(ids: RawBuilder<unknown>, asked: Asked): RawBuilder<unknown> {
  return sql`select t.* from (${ids}) found cross join lateral (select * from transactions where id = found.id offset 0) t where ${allowed(asked)}`
}

/** The term anywhere in a name, or the amount, with or without its sign. */
export function namedLike(term: SearchTerm): RawBuilder<boolean> {
  const id = term.idsFrom
    ? sql` or t.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  const user = term.idsFrom
    ? sql` or t.user_id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  const amount = term.centavos === null ? sql`` : sql` or abs(t.amount_centavos) = ${term.centavos}`
  return sql<boolean>`(t.transaction_uid ilike ${term.anywhere} or t.reference_number ilike ${term.anywhere}${amount}${id}${user})`
}

/**
 * The ids of what the term names, each way by its own index; `more` narrows the transactions `t`
 * further than the filters do.
 */
export function transactionsFound(
  term: SearchTerm,
  asked: Asked,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const nearestOf = (which: RawBuilder<unknown>) =>
    sql`(select t.id from transactions t where ${which} and ${allowed(asked)} ${more} order by ${nearestFirst(asked, list)} limit ${asked.limit + 1})`
  const ways: RawBuilder<unknown>[] = []
  if (term.ending !== null) {
    ways.push(sql`select id from transactions where reverse(transaction_uid) like ${term.ending}`)
    ways.push(sql`select id from transactions where reverse(reference_number) like ${term.ending}`)
  }
  if (term.idsFrom)
    ways.push(
      sql`select id from transactions where id between ${term.idsFrom.first} and ${term.idsFrom.last}`,
    )
  if (term.centavos !== null) ways.push(nearestOf(sql`abs(t.amount_centavos) = ${term.centavos}`))
  const window = nameWindow(term.written)
  if (window)
    ways.push(
      nearestOf(
        sql`t.created_at >= ${window.from} and t.created_at < ${window.until} and ${namedLike(term)}`,
      ),
    )
  if (term.hasTrigrams)
    ways.push(
      sql`select t.id from (${matchingUserIds(term)}) p cross join lateral ${nearestOf(sql`t.user_id = p.id`)} t`,
    )
  return sql.join(ways, sql` union `)
}
