/**
 * The record as staff read it, newest first. Ids are UUIDv7, so the order of ids is the order of
 * time: a place in the list is an id, and a day begins with one.
 */
import { sql, type RawBuilder } from 'kysely'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchingUserIds } from '#people/identity/server/search-users.ts'
import { leftJoinUser } from '#people/identity/server/users-sql.ts'
import type { TrailEntry } from '../shared/contract.ts'
import { pseudoUsers, subjectKinds, type SubjectKind, type TrailFilters } from '../shared/rules.ts'

type Sql = RawBuilder<unknown>

const person = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then jsonb_build_object(
    'userId', ${sql.ref(`${alias}.id`)},
    'fullName', ${sql.ref(`${alias}.full_name`)},
    'email', ${sql.ref(`${alias}.email`)}) end`

/** `found`: entries already chosen and limited, so that names are looked up only for these. */
const entriesOf = (found: Sql, direction: Sql) => sql`
  select l.id as "activityId", l.created_at as "createdAt", l.action_type as "actionType",
    l.description, l.description_fil as "descriptionFil", ${person('a')} as actor,
    l.pseudo_user as "pseudoUser", ${person('o')} as owner, l.subject_kind as "subjectKind",
    l.subject_id as "subjectId", l.changes, l.address
  from (${found}) l
    ${sql.raw(leftJoinUser('l.actor_user_id', 'a'))}
    ${sql.raw(leftJoinUser('l.user_id', 'o'))}
  order by l.id ${direction}`

const [newestFirst, oldestFirst] = [sql`desc`, sql`asc`]

interface SubjectTrail {
  kinds: readonly SubjectKind[]
  id: string
  before?: string | undefined
  limit: number
}

export function trailOfSubject(tx: Transaction, asked: SubjectTrail): Promise<TrailEntry[]> {
  const found = sql`
    select * from user_activity_log
    where ${isOf(asked.kinds, asked.id, 'user_activity_log')}
      ${asked.before ? sql`and id < ${asked.before}` : sql``}
    order by id desc limit ${asked.limit}`
  return writtenRows<TrailEntry>(tx, entriesOf(found, newestFirst))
}

/** The matches of a search. `pseudo`: sessions that the company access code opened. */
export interface SearchedSubjects {
  people: readonly string[]
  things: readonly string[]
  pseudo: boolean
}

export interface TrailQuery extends Omit<TrailFilters, 'search'>, ListPlace {
  searched: SearchedSubjects | undefined
  limit: number
}

/**
 * Each walk goes down one index from the given place: that of a person, a thing, an action, a kind,
 * or of all entries. The other filters are checked on the way.
 */
export function trailOf(tx: Transaction, query: TrailQuery): Promise<TrailEntry[]> {
  const direction =
    query.before === undefined && query.after !== undefined ? oldestFirst : newestFirst
  const filters = filtersOf(query)
  const walk = (...which: Sql[]) => {
    const all = [...which, ...filters]
    const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
    return sql`(select l.* from user_activity_log l ${where}
      order by l.id ${direction} limit ${query.limit})`
  }
  if (!query.searched) return writtenRows<TrailEntry>(tx, entriesOf(walk(), direction))
  const { people, things, pseudo } = query.searched
  const walks = [
    // A user's own actions have no subject: they are found by whose history they belong to.
    ...people.flatMap((id) => [
      walk(sql`l.user_id = ${id}`),
      walk(sql`l.actor_user_id = ${id}`, sql`l.actor_user_id is distinct from l.user_id`),
    ]),
    ...things.map((id) => walk(isOf(subjectKinds, id, 'l'))),
    ...(pseudo ? pseudoUsers.map((name) => walk(sql`l.pseudo_user = ${name}`)) : []),
  ]
  if (walks.length === 0) return Promise.resolve([])
  const together = sql`
    select distinct on (id) * from (${sql.join(walks, sql` union all `)}) each
    order by id ${direction} limit ${query.limit}`
  return writtenRows<TrailEntry>(tx, entriesOf(together, direction))
}

function filtersOf({ before, after, from, to, kind, action }: TrailQuery): Sql[] {
  return [
    ...(before ? [sql`l.id < ${before}`] : after ? [sql`l.id > ${after}`] : []),
    ...(from ? [sql`l.id >= ${firstIdOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql`l.id < ${firstIdOf(sql`(${to}::date + 1)`)}`] : []),
    ...(kind ? [sql`l.subject_kind = ${kind}`] : []),
    ...(action ? [sql`l.action_type = ${action}`] : []),
  ]
}

/** Names every kind, because the index of subjects begins with it. */
function isOf(kinds: readonly SubjectKind[], id: string, alias: string): Sql {
  return sql`${sql.ref(`${alias}.subject_kind`)} = any (${kinds})
    and ${sql.ref(`${alias}.subject_id`)} = ${id}`
}

/** The lowest UUIDv7 of a day in Manila: 48 bits of milliseconds, then the version. */
function firstIdOf(day: Sql): Sql {
  const ms = sql`extract(epoch from ${day}::timestamp at time zone 'Asia/Manila') * 1000`
  return sql`(lpad(to_hex((${ms})::bigint), 12, '0') || '70008000000000000000')::uuid`
}

/** Each person costs a separate walk. */
const peopleMax = 20

/**
 * Ids of things whose visible names are `search`. Main passes it in, because the modules that know
 * these names come after this one.
 */
export type FindSubjectIds = (tx: Transaction, search: string) => Promise<string[]>

/** A person by a part of name, email or phone number; a thing by its id or by `findSubjectIds`. */
export async function findSearched(
  tx: Transaction,
  search: string,
  findSubjectIds: FindSubjectIds,
): Promise<SearchedSubjects> {
  const term = readTerm(search)
  const pseudo = /access|admin_/i.test(search)
  if (term.id) return { people: [term.id], things: [term.id], pseudo }
  const things = await findSubjectIds(tx, search)
  const people = term.hasTrigrams
    ? await writtenRows<{ id: string }>(
        tx,
        sql`select id from (${matchingUserIds(term)}) found order by id desc limit ${peopleMax}`,
      )
    : []
  return { people: people.map(({ id }) => id), things, pseudo }
}
