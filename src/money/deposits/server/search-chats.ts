/**
 * The console's list of chats: what changed last first, filtered, searched, at any depth (see
 * foundation/platform/server/database/list-page.ts).
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
import type { AdminChatRow } from '../shared/contract.ts'
import type { AdminChatsInput } from '../shared/rules-list.ts'
import { effectiveDepositStatus, type DepositStatus } from '../shared/rules.ts'
import { proofSent } from './store.ts'

const list = { table: 'chat_sessions', as: 'c', time: 'updated_at' }

type Asked = AdminChatsInput & Place
type Columns = Omit<AdminChatRow, 'depositStatus'> & {
  storedStatus: DepositStatus | null
  past: boolean
  proofInTime: boolean
}

/** `search` looks in name, email, phone, ids and references. */
export async function listChats(tx: Transaction, asked: Asked): Promise<ListPage<AdminChatRow>> {
  const idOf = (row: Columns) => row.chatId
  const select = (chats: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<Columns>(tx, listed(chats, matching, asked))
  const term = asked.search ? readTerm(asked.search) : null
  const found = term
    ? await searchNewest({
        limit: asked.limit,
        idOf,
        walk: () =>
          select(
            nearest(asked, walkedRows),
            sql`(${namedLike(term)} or ${matchesScannedUser(term)})`,
          ),
        byIndex: term.hasTrigrams ? () => select(foundByIndex(term, asked), sql`true`) : null,
        sawAll: () => areFewerThanWalked(tx, nearest(asked, walkedRows)),
      })
    : await select(nearest(asked, asked.limit + 1), sql`true`)
  const { rows, ...cursors } = pageOf(found, idOf, asked)
  return { rows: rows.map(rowOf), ...cursors }
}

function rowOf({ storedStatus, past, proofInTime, ...chat }: Columns): AdminChatRow {
  return {
    ...chat,
    depositStatus:
      storedStatus && effectiveDepositStatus({ status: storedStatus, past, hasProof: proofInTime }),
  }
}

/**
 * Everything beside the chat is looked up for each row that is reached: joined any other way, all
 * of it would be read for a page of fifty. What the page shows and nobody searches comes last:
 * guessing that many rows need it, the database would read all messages beforehand.
 */
function listed(
  chats: RawBuilder<unknown>,
  matching: RawBuilder<unknown>,
  asked: Asked,
): RawBuilder<unknown> {
  return sql`select c.id as "chatId", c.session_type as "sessionType", c.status, c.reference,
    c.user_id as "userId", c.full_name as "userName",
      c.email as "userEmail", t.amount_centavos as "amountCentavos", t.status as "storedStatus",
        coalesce(d.expires_at <= clock_timestamp(), false) as past,
      ${sql.raw(proofSent('t.id'))} as "hasProof",
        ${sql.raw(proofSent('d.transaction_id', 'd.expires_at'))} as "proofInTime",
        c.updated_at as "updatedAt",
      (select count(*)::int from chat_messages m where m.session_id = c.id
        and not m.is_read_by_admin) as unread
    from (
      select c.*, u.full_name, u.email from (${chats}) c
      cross join lateral (select full_name, email, phone_number from users
        where id = c.user_id offset 0) u
      left join lateral (select reference_number from transactions
        where id = c.related_transaction_id offset 0) t on true
      where ${matching} order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}
    ) c
    left join lateral (select * from transactions
      where id = c.related_transaction_id offset 0) t on true
    left join lateral (select * from deposits
      where transaction_id = c.related_transaction_id offset 0) d on true
    order by ${nearestFirst(asked, list)}`
}

/**
 * The nearest chats that the filters let through. Its own limit bounds the work, whatever is looked
 * for in them.
 */
function nearest(asked: Asked, most: number): RawBuilder<unknown> {
  return sql`select c.* from chat_sessions c where ${allowed(asked)}
    order by ${nearestFirst(asked, list)} limit ${most}`
}

function allowed(asked: Asked): RawBuilder<unknown> {
  const status = asked.status ? sql`and c.status = ${asked.status}` : sql``
  return sql`c.session_type = ${asked.type ?? 'deposit_chat'} ${status} ${rowsBeyond(asked, list)}`
}

function namedLike({ anywhere, idsFrom }: SearchTerm): RawBuilder<boolean> {
  const ids = idsFrom
    ? sql` or c.id between ${idsFrom.first} and ${idsFrom.last}
      or c.user_id between ${idsFrom.first} and ${idsFrom.last}`
    : sql``
  return sql<boolean>`(c.reference ilike ${anywhere} or t.reference_number ilike ${anywhere}${ids})`
}

/** Each is looked up by its id, so that nothing is walked for them. */
function foundByIndex(term: SearchTerm, asked: Asked): RawBuilder<unknown> {
  const ofTransactions = (which: RawBuilder<unknown>) =>
    sql`select c.id from (select id from transactions where ${which}) t join lateral (select id
      from chat_sessions where related_transaction_id = t.id offset 0) c on true`
  const ways = [
    ofTransactions(sql`reverse(transaction_uid) like ${term.ending}`),
    ofTransactions(sql`reverse(reference_number) like ${term.ending}`),
    sql`select c.id from (${matchingUserIds(term)}) p cross join lateral
      (select c.id from chat_sessions c where c.user_id = p.id and ${allowed(asked)}
        order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}) c`,
  ]
  if (term.idsFrom)
    ways.push(
      sql`select id from chat_sessions
        where id between ${term.idsFrom.first} and ${term.idsFrom.last}`,
    )
  return sql`select c.* from (${sql.join(ways, sql` union `)}) found cross join lateral (select *
    from chat_sessions where id = found.id offset 0) c where ${allowed(asked)}`
}
