import { sql, type RawBuilder } from 'kysely'
import type { CountedPage, ViewCounts } from '#foundation/contract/shared/list-counts.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { countViews } from '#foundation/platform/server/database/list-counts.ts'
import { isDuring } from '#foundation/platform/server/database/list-filters.ts'
import {
  byPlaceValue,
  listLength,
  nearestFirst,
  pageOf,
  placeValue,
  rowsBeyond,
  searchNewest,
  walkedRows,
  type Place,
  type Sorted,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { matchesUser } from '#people/identity/server/search-users.ts'
import type { UserRow } from '../shared/contract.ts'
import type { UserListInput } from '../shared/rules-address.ts'
import { userViews } from '../shared/rules-views.ts'
import { userRowColumns } from './reads.ts'

function sorted({ sort }: Pick<UserListInput, 'sort'>): Sorted {
  const list = { table: 'users', as: 'u', ascending: sort !== undefined && sort[0] !== '-' }
  return sort === undefined || sort === 'joined'
    ? list
    : { ...list, value: (as) => `lower(${as}.full_name)` }
}

type ListRequest = UserListInput & Place

/** Sorted, filtered and searched; foundation's list-page.ts explains the queries. */
export async function listUsers(
  ctx: ActionContext,
  input: UserListInput,
): Promise<{ users: UserRow[] } & CountedPage> {
  const request = { ...input, limit: input.limit ?? listLength }
  const idOf = (row: UserRow) => row.userId
  const { rows, older, newer } = pageOf(await findUsers(ctx.tx, request, idOf), idOf, request)
  const counts = input.counts ? { counts: await countUserViews(ctx.tx) } : {}
  return { users: rows, older, newer, ...counts }
}

function countUserViews(tx: Transaction): Promise<ViewCounts> {
  return countViews(tx, userViews, (view) => sql`from users u where ${isInView(view)}`)
}

async function findUsers(
  tx: Transaction,
  request: ListRequest,
  idOf: (row: UserRow) => string,
): Promise<UserRow[]> {
  if (!request.search) return await select(tx, request, nearest(request, request.limit + 1))
  const term = readTerm(request.search)
  return await searchNewest({
    limit: request.limit,
    idOf,
    walk: () => select(tx, request, nearest(request, walkedRows), sql`and ${matches(term)}`),
    byIndex: term.hasTrigrams ? () => select(tx, request, matchedByIndex(term, request)) : null,
  })
}

/** Looks up the wallet of each row on the page; a plain join would read all wallets. */
function select(
  tx: Transaction,
  request: ListRequest,
  rows: RawBuilder<unknown>,
  matching: RawBuilder<unknown> = sql``,
): Promise<UserRow[]> {
  return writtenRows<UserRow>(
    tx,
    sql`
      select ${sql.raw(userRowColumns)}
      from (
        select * from (${rows}) u where true ${matching}
        order by ${nearestFirst(request, byPlaceValue(sorted(request)))}
        limit ${request.limit + 1}
      ) u
      left join lateral (
        select available from ledger.wallets where id = u.id offset 0
      ) w on true
      order by ${nearestFirst(request, byPlaceValue(sorted(request)))}`,
  )
}

/** The `most` nearest users that pass the filters; the limit bounds a search in them. */
function nearest(request: ListRequest, most: number): RawBuilder<unknown> {
  return sql`
    select u.*, ${placeValue(sorted(request))} from users u where ${passesFilters(request)}
    order by ${nearestFirst(request, sorted(request))} limit ${most}`
}

/** All users that match the term, found by index before they are filtered and sorted. */
function matchedByIndex(term: SearchTerm, request: ListRequest): RawBuilder<unknown> {
  return sql`
    with matched as materialized (select u.* from users u where ${matches(term)})
    select u.*, ${placeValue(sorted(request))} from matched u where ${passesFilters(request)}`
}

/** By a part of the name, email or phone number, or by the id or its beginning. */
function matches(term: SearchTerm): RawBuilder<boolean> {
  const byId = term.idsFrom
    ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  return sql<boolean>`(${matchesUser(term)}${byId})`
}

function passesFilters(request: ListRequest): RawBuilder<unknown> {
  return sql`${isInView(request)} ${rowsBeyond(request, sorted(request))}`
}

function isInView(view: UserListInput): RawBuilder<unknown> {
  const role = view.role ? sql`and u.role = ${view.role}` : sql``
  const status = view.status ? sql`and u.status = ${view.status}` : sql``
  return sql`true ${role} ${status} ${isDuring(sql`u.created_at`, view.when)}`
}
