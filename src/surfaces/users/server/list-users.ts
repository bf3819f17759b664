/**
 * The list of everybody: newest first, filtered, searched, at any depth (see
 * foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  listLength,
  nearestFirst,
  pageOf,
  rowsBeyond,
  searchNewest,
  walkedRows,
  type Place,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { matchesUser } from '#people/identity/server/search-users.ts'
import type { UserRow } from '../shared/contract.ts'
import type { UserListInput } from '../shared/rules.ts'
import { personColumns } from './reads.ts'

const list = { table: 'users', as: 'u' }

type Asked = UserListInput & Place

export async function listUsers(
  ctx: ActionContext,
  input: UserListInput,
): Promise<{ users: UserRow[]; older: string | null; newer: string | null }> {
  const asked = { ...input, limit: input.limit ?? listLength }
  const idOf = (row: UserRow) => row.userId
  const { rows, older, newer } = pageOf(await findUsers(ctx.tx, asked, idOf), idOf, asked)
  return { users: rows, older, newer }
}

async function findUsers(
  tx: Transaction,
  asked: Asked,
  idOf: (row: UserRow) => string,
): Promise<UserRow[]> {
  if (!asked.search) return await select(tx, asked, nearest(asked, asked.limit + 1))
  const term = readTerm(asked.search)
  return await searchNewest({
    limit: asked.limit,
    idOf,
    walk: () => select(tx, asked, nearest(asked, walkedRows), sql`and ${isMeant(term)}`),
    byIndex: term.hasTrigrams ? () => select(tx, asked, found(term, asked)) : null,
  })
}

/**
 * The wallet is looked up for each row that is shown: joined any other way, all wallets would be
 * read for a page of fifty.
 */
function select(
  tx: Transaction,
  asked: Asked,
  rows: RawBuilder<unknown>,
  matching: RawBuilder<unknown> = sql``,
): Promise<UserRow[]> {
  return writtenRows<UserRow>(
    tx,
    sql`select ${sql.raw(personColumns)} from (
        select * from (${rows}) u where true ${matching} order by ${nearestFirst(asked, list)}
          limit ${asked.limit + 1}
      ) u left join lateral (select available from ledger.wallets
        where id = u.id offset 0) w on true
      order by ${nearestFirst(asked, list)}`,
  )
}

/**
 * The nearest that the filters let through. Its own limit bounds the work, whatever is looked for
 * in them.
 */
function nearest(asked: Asked, most: number): RawBuilder<unknown> {
  return sql`select u.* from users u where ${allowed(asked)} order by ${nearestFirst(asked, list)}
    limit ${most}`
}

/**
 * Whoever is named by a part of name, email or phone number, or by the id: found first, by index,
 * and sorted afterwards.
 */
function found(term: SearchTerm, asked: Asked): RawBuilder<unknown> {
  return sql`with meant as materialized (select u.* from users u where ${isMeant(term)}) select u.*
    from meant u where ${allowed(asked)}`
}

function isMeant(term: SearchTerm): RawBuilder<boolean> {
  const byId = term.idsFrom
    ? sql` or u.id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  return sql<boolean>`(${matchesUser(term)}${byId})`
}

function allowed(asked: Asked): RawBuilder<unknown> {
  const role = asked.role ? sql`and u.role = ${asked.role}` : sql``
  const status = asked.status ? sql`and u.status = ${asked.status}` : sql``
  return sql`true ${role} ${status} ${rowsBeyond(asked, list)}`
}
