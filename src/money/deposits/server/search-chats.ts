/**
 * The console's list of chats, with filters and search; the most recently changed first, or the
 * longest waiting (see foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import type { ViewCounts } from '#foundation/contract/shared/list-counts.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { countViews } from '#foundation/platform/server/database/list-counts.ts'
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
import { fileSentInChatOf, unreadByAdmin } from '#money/chats/server/chats-sql.ts'
import { matchesScannedUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import { lookUpUser } from '#people/identity/server/users-sql.ts'
import type { AdminChatRow } from '../shared/contract.ts'
import type { AdminChatsInput } from '../shared/rules-list.ts'
import { chatViews } from '../shared/rules-views.ts'
import { effectiveDepositStatus, type DepositStatus } from '../shared/rules.ts'
import { proofInTime } from './store.ts'
import { chatOfTransaction, isPutOff, isUnanswered } from './waiting-chats-sql.ts'

type View = Pick<AdminChatsInput, 'view' | 'type' | 'status'>

const list = { table: 'chat_sessions', as: 'c' }
/** Since when a chat waits for staff; with a deposit that they put off, since the request. */
const waitsSince = (chat: string) => `coalesce(${chat}.waiting_since,
  (select created_at from transactions where id = ${chat}.related_transaction_id))`
/** `since` says the same of the rows of one query, and follows the order of its index. */
const sortedBy = (since: string): Sorted => ({
  ...list,
  ascending: true,
  value: (as) => (as === 'c' ? since : waitsSince(as)),
})

function sorted({ view }: View): Sorted {
  return view === 'waiting' ? sortedBy(waitsSince('c')) : { ...list, time: 'updated_at' }
}

type ListRequest = AdminChatsInput & Place
type Columns = Omit<AdminChatRow, 'depositStatus'> & {
  storedStatus: DepositStatus | null
  past: boolean
  hasProofInTime: boolean
}

/** `search` matches names, emails, phone numbers, ids and references. */
export async function searchChats(
  tx: Transaction,
  request: ListRequest,
): Promise<ListPage<AdminChatRow>> {
  const idOf = (row: Columns) => row.chatId
  const select = (chats: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<Columns>(tx, chatRows(chats, matching, request))
  const term = request.search ? readTerm(request.search) : null
  const found = term
    ? await searchNewest({
        limit: request.limit,
        idOf,
        walk: () =>
          select(
            nearest(request, walkedRows),
            sql`(${matchesReference(term)} or ${matchesScannedUser(term)})`,
          ),
        byIndex: term.hasTrigrams ? () => select(chatsByIndex(term, request), sql`true`) : null,
        sawAll: () => areFewerThanWalked(tx, nearest(request, walkedRows)),
      })
    : await select(nearest(request, request.limit + 1), sql`true`)
  const { rows, ...cursors } = pageOf(found, idOf, request)
  return { rows: rows.map(rowOf), ...cursors }
}

export function countChatViews(tx: Transaction): Promise<ViewCounts> {
  return countViews(tx, chatViews, (view: View) =>
    view.view === 'waiting'
      ? sql`from (${idsWaiting(view)}) c`
      : sql`from chat_sessions c where ${isInView(view)}`,
  )
}

function rowOf({ storedStatus, past, hasProofInTime, ...chat }: Columns): AdminChatRow {
  return {
    ...chat,
    depositStatus:
      storedStatus &&
      effectiveDepositStatus({ status: storedStatus, past, hasProof: hasProofInTime }),
  }
}

/**
 * Looks up everything beside the chat row by row: with an ordinary join the planner reads whole
 * tables for a page of fifty. Columns that the search does not need come last, because the planner
 * would otherwise read all messages first.
 */
function chatRows(
  chats: RawBuilder<unknown>,
  matching: RawBuilder<unknown>,
  request: ListRequest,
): RawBuilder<unknown> {
  return sql`select c.id as "chatId", c.session_type as "sessionType", c.status, c.reference,
      c.user_id as "userId", c.full_name as "userName", c.email as "userEmail",
      t.amount_centavos as "amountCentavos", t.status as "storedStatus",
      coalesce(d.expires_at <= clock_timestamp(), false) as past,
      ${sql.raw(fileSentInChatOf('t.id'))} as "hasProof",
      ${sql.raw(proofInTime)} as "hasProofInTime",
      c.updated_at as "updatedAt",
      coalesce(c.waiting_since, case when ${sql.raw(isPutOff)} then t.created_at end)
        as "waitingSince",
      ${sql.raw(unreadByAdmin('c.id'))} as unread
    from (
      select c.*, u.full_name, u.email
      from (${chats}) c
      ${sql.raw(lookUpUser('c.user_id'))}
      left join lateral (
        select transaction_uid from transactions where id = c.related_transaction_id offset 0
      ) t on true
      where ${matching}
      order by ${nearestFirst(request, byPlaceValue(sorted(request)))} limit ${request.limit + 1}
    ) c
    left join lateral (
      select * from transactions where id = c.related_transaction_id offset 0
    ) t on true
    left join lateral (
      select * from deposits where transaction_id = c.related_transaction_id offset 0
    ) d on true
    order by ${nearestFirst(request, byPlaceValue(sorted(request)))}`
}

/** The `max` nearest chats that pass the filters. The limit bounds the work of a search. */
function nearest(request: ListRequest, max: number): RawBuilder<unknown> {
  if (request.view === 'waiting') return nearestWaiting(request, max)
  return sql`select c.*, ${placeValue(sorted(request))} from chat_sessions c
    where ${matchesFilters(request)}
    order by ${nearestFirst(request, sorted(request))} limit ${max}`
}

/** The two ways in which chats wait, each along its own index of what is open. */
function waitingWays({ type, status }: View): { from: RawBuilder<unknown>; sorted: Sorted }[] {
  const inStatus = status ? sql`and c.status = ${status}` : sql``
  const unanswered = {
    from: sql`from chat_sessions c where ${sql.raw(isUnanswered)} ${inStatus}
      ${type ? sql`and c.session_type = ${type}` : sql``}`,
    sorted: sortedBy('c.waiting_since'),
  }
  const putOff = {
    from: sql`from transactions t ${sql.raw(chatOfTransaction)}
      where ${sql.raw(isPutOff)} ${inStatus}`,
    sorted: sortedBy('t.created_at'),
  }
  return type === 'support_chat' ? [unanswered] : [unanswered, putOff]
}

function idsWaiting(view: View): RawBuilder<unknown> {
  const ways = waitingWays(view).map(({ from }) => sql`select c.id ${from}`)
  return sql.join(ways, sql` union all `)
}

function nearestWaiting(request: ListRequest, max: number): RawBuilder<unknown> {
  const ways = waitingWays(request).map(
    (way) => sql`(select c.*, ${placeValue(way.sorted)} ${way.from}
      ${rowsBeyond(request, way.sorted)}
      order by ${nearestFirst(request, way.sorted)} limit ${max})`,
  )
  return sql`select * from (${sql.join(ways, sql` union all `)}) c
    order by ${nearestFirst(request, byPlaceValue(sorted(request)))} limit ${max}`
}

function matchesFilters(request: ListRequest): RawBuilder<unknown> {
  return sql`${isInView(request)} ${rowsBeyond(request, sorted(request))}`
}

function isInView(view: View): RawBuilder<unknown> {
  const { type, status } = view
  if (view.view === 'waiting') return sql`c.id in (${idsWaiting(view)})`
  return sql`c.session_type = ${type ?? 'deposit_chat'}
    ${status ? sql`and c.status = ${status}` : sql``}`
}

function matchesReference({ anywhere, idsFrom }: SearchTerm): RawBuilder<boolean> {
  const ids = idsFrom
    ? sql` or c.id between ${idsFrom.first} and ${idsFrom.last}
      or c.user_id between ${idsFrom.first} and ${idsFrom.last}`
    : sql``
  return sql<boolean>`(c.reference ilike ${anywhere} or t.transaction_uid ilike ${anywhere}${ids})`
}

/** Finds users and transactions by index first, then each chat by its id. */
function chatsByIndex(term: SearchTerm, request: ListRequest): RawBuilder<unknown> {
  const ofTransactions = (condition: RawBuilder<unknown>) =>
    sql`select c.id from (select id from transactions where ${condition}) t
      join lateral (
        select id from chat_sessions where related_transaction_id = t.id offset 0
      ) c on true`
  const chatIds = [
    ofTransactions(sql`reverse(transaction_uid) like ${term.ending}`),
    ofTransactions(sql`reverse(reference_number) like ${term.ending}`),
    sql`select c.id from (${matchingUserIds(term)}) p
      cross join lateral (
        select c.id from chat_sessions c
        where c.user_id = p.id and ${matchesFilters(request)}
        order by ${nearestFirst(request, sorted(request))} limit ${request.limit + 1}
      ) c`,
  ]
  if (term.idsFrom)
    chatIds.push(
      sql`select id from chat_sessions
        where id between ${term.idsFrom.first} and ${term.idsFrom.last}`,
    )
  return sql`select c.*, ${placeValue(sorted(request))}
    from (${sql.join(chatIds, sql` union `)}) found
    cross join lateral (select * from chat_sessions where id = found.id offset 0) c
    where ${matchesFilters(request)}`
}
