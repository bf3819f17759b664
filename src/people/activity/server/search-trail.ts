/**
 * The record as staff read it, newest first. Ids are made in the order of time, so a place in it is
 * an id and a day begins with one.
 */
import { sql, type RawBuilder } from 'kysely'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { matchingUserIds } from '#people/identity/server/search-users.ts'
import type { TrailEntry } from '../shared/contract.ts'
import { pseudoUsers, subjectKinds, type SubjectKind, type TrailFilters } from '../shared/rules.ts'

type Sql = RawBuilder<unknown>

const person = (row: string) =>
  sql`case when ${sql.ref(`${row}.id`)} is not null then jsonb_build_object('userId', ${sql.ref(`${row}.id`)}, 'fullName', ${sql.ref(`${row}.full_name`)}, 'email', ${sql.ref(`${row}.email`)}) end`

/**
 * `found` are rows of the record, already chosen and limited: names are looked up for what is shown
 * alone.
 */
const entriesOf = (found: Sql, direction: Sql) => sql`
  select l.id as "activityId", l.created_at as "createdAt", l.action_type as "actionType", l.description, l.description_fil as "descriptionFil",
    ${person('a')} as actor, l.pseudo_user as "pseudoUser", ${person('o')} as owner, l.subject_kind as "subjectKind", l.subject_id as "subjectId",
    l.changes, l.address
  from (${found}) l left join users a on a.id = l.actor_user_id left join users o on o.id = l.user_id
  order by l.id ${direction}`

const [newestFirst, oldestFirst] = [sql`desc`, sql`asc`]

export function trailOfSubject(
  tx: Transaction,
  asked: { kinds: readonly SubjectKind[]; id: string; before?: string | undefined; limit: number },
): Promise<TrailEntry[]> {
  const found = sql`select * from user_activity_log where ${isOf(asked.kinds, asked.id, 'user_activity_log')}
    ${asked.before ? sql`and id < ${asked.before}` : sql``} order by id desc limit ${asked.limit}`
  return writtenRows<TrailEntry>(tx, entriesOf(found, newestFirst))
}

/** Who and what a search means. `pseudo`: who came in by the access code. */
export interface Meant {
  people: readonly string[]
  things: readonly string[]
  pseudo: boolean
}

export interface TrailWanted extends Omit<TrailFilters, 'search'>, ListPlace {
  meant: Meant | undefined
  limit: number
}

/**
 * Each walk goes down one index from the place asked for: of a person, of a thing, of the action,
 * of the kind, or of everything. The other filters are looked at on the way.
 */
export function trailOf(tx: Transaction, asked: TrailWanted): Promise<TrailEntry[]> {
  const direction =
    asked.before === undefined && asked.after !== undefined ? oldestFirst : newestFirst
  const filters = [
    ...(asked.before
      ? [sql`l.id < ${asked.before}`]
      : asked.after
        ? [sql`l.id > ${asked.after}`]
        : []),
    ...(asked.from ? [sql`l.id >= ${firstIdOf(sql`${asked.from}::date`)}`] : []),
    ...(asked.to ? [sql`l.id < ${firstIdOf(sql`(${asked.to}::date + 1)`)}`] : []),
    ...(asked.kind ? [sql`l.subject_kind = ${asked.kind}`] : []),
    ...(asked.action ? [sql`l.action_type = ${asked.action}`] : []),
  ]
  const walk = (...which: Sql[]) => {
    const all = [...which, ...filters]
    const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``
    return sql`(select l.* from user_activity_log l ${where} order by l.id ${direction} limit ${asked.limit})`
  }
  if (!asked.meant) return writtenRows<TrailEntry>(tx, entriesOf(walk(), direction))
  const { people, things, pseudo } = asked.meant
  const walks = [
    // What users do to themselves is found by whose history it is, and stands in no other index.
    ...people.flatMap((id) => [
      walk(sql`l.user_id = ${id}`),
      walk(sql`l.actor_user_id = ${id}`, sql`l.actor_user_id is distinct from l.user_id`),
    ]),
    ...things.map((id) => walk(isOf(subjectKinds, id, 'l'))),
    ...(pseudo ? pseudoUsers.map((name) => walk(sql`l.pseudo_user = ${name}`)) : []),
  ]
  if (walks.length === 0) return Promise.resolve([])
  const together = sql`select distinct on (id) * from (${sql.join(walks, sql` union all `)}) each order by id ${direction} limit ${asked.limit}`
  return writtenRows<TrailEntry>(tx, entriesOf(together, direction))
}

/** Every kind is named, because the index of things begins with it. */
function isOf(kinds: readonly SubjectKind[], id: string, as: string): Sql {
  return sql`${sql.ref(`${as}.subject_kind`)} = any (${kinds}) and ${sql.ref(`${as}.subject_id`)} = ${id}`
}

/**
 * The lowest id that can have been made on this day of Manila: 48 bits of milliseconds, then the
 * version.
 */
function firstIdOf(day: Sql): Sql {
  return sql`(lpad(to_hex((extract(epoch from ${day}::timestamp at time zone 'Asia/Manila') * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`
}

/** Each person is a walk of their own. */
const peopleMax = 20

/**
 * A person by a part of name, email or phone number; a thing by its id; a transaction by its uid or
 * reference.
 */
export async function findMeant(tx: Transaction, search: string): Promise<Meant> {
  const term = readTerm(search)
  const pseudo = /access|admin_/i.test(search)
  if (term.id) return { people: [term.id], things: [term.id], pseudo }
  const things = await tx.rows<{ id: string }>(
    'select id from transactions where transaction_uid = $1 union select id from transactions where reference_number = $1',
    [search.toUpperCase()],
  )
  const people = term.hasTrigrams
    ? await writtenRows<{ id: string }>(
        tx,
        sql`select id from (${matchingUserIds(term)}) found order by id desc limit ${peopleMax}`,
      )
    : []
  return { people: people.map(({ id }) => id), things: things.map(({ id }) => id), pseudo }
}
