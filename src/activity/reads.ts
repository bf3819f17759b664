/** The record as staff read it, newest first. Ids are made in the order of time, so a page ends with an id and a day begins with one. */
import { containing } from '../platform/built-queries.ts'
import type { Transaction } from '../platform/database.ts'
import type { TrailEntry } from './contract.ts'
import { kindsLike, pseudoUsers, subjectKinds, type TrailFilters } from './rules.ts'

const person = (row: string) =>
  `case when ${row}.id is not null then jsonb_build_object('userId', ${row}.id, 'fullName', ${row}.full_name, 'email', ${row}.email) end`

/** `from` names rows of the record as `l`, already ordered and limited: names are looked up for what is shown alone. */
const entriesOf = (from: string) => `
  select l.id as "activityId", l.created_at as "createdAt", l.action_type as "actionType", l.description, l.description_fil as "descriptionFil",
    ${person('a')} as actor, l.pseudo_user as "pseudoUser", ${person('o')} as owner, l.subject_kind as "subjectKind", l.subject_id as "subjectId",
    l.changes, l.address
  from (${from}) l left join users a on a.id = l.actor_user_id left join users o on o.id = l.user_id
  order by l.id desc`

const ofSubject = entriesOf(`
  select * from user_activity_log where subject_kind = any ($1) and subject_id = $2 and ($3::uuid is null or id < $3)
  order by id desc limit $4`)

export function trailOfSubject(tx: Transaction, { kinds, id, before, limit }: { kinds: readonly string[]; id: string; before: string | null; limit: number }): Promise<TrailEntry[]> {
  return tx.rows<TrailEntry>(ofSubject, [kinds, id, before, limit])
}

/** `users` of none: nobody is called so. `pseudo`: who came in by the access code is meant too. */
export interface People {
  users: string[]
  pseudo: boolean
}

interface Wanted extends TrailFilters {
  people: People | undefined
  before?: string | undefined
  limit: number
}

/**
 * One walk down an index, from the newest: of the thing, of each person, of the action, of the kind, or of everything. The rest is
 * looked at on the way. Written out for each question, so that the planner sees which index fits.
 */
export function trailOf(tx: Transaction, wanted: Wanted): Promise<TrailEntry[]> {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const limit = value(wanted.limit)
  const also = [
    ...(wanted.before ? [`l.id < ${value(wanted.before)}`] : []),
    ...(wanted.from ? [`l.id >= ${firstIdOf(value(wanted.from))}`] : []),
    ...(wanted.to ? [`l.id < ${firstIdOf(`(${value(wanted.to)}::date + 1)`)}`] : []),
    ...(wanted.kind ? [`l.subject_kind = any (${value(kindsLike(wanted.kind))})`] : []),
    // With every kind named the index of things finds it; an id alone it would not.
    ...(wanted.thing && !wanted.kind ? [`l.subject_kind = any (${value(subjectKinds)})`] : []),
    ...(wanted.thing ? [`l.subject_id = ${value(wanted.thing)}`] : []),
    ...(wanted.action ? [`l.action_type = ${value(wanted.action)}`] : []),
  ]
  const walk = (which: string[]) => {
    const where = [...which, ...also]
    return `select l.* from user_activity_log l ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by l.id desc limit ${limit}`
  }
  if (!wanted.people) return tx.dynamicRows<TrailEntry>(entriesOf(walk([])), values)
  // The walks of a person share nothing: what users do to themselves is found by whose history it is.
  const { users, pseudo } = wanted.people
  const walks = users.flatMap((id) => {
    const one = `${value(id)}::uuid`
    return [walk([`l.user_id = ${one}`]), walk([`l.actor_user_id = ${one}`, 'l.actor_user_id is distinct from l.user_id'])]
  })
  if (pseudo) for (const name of pseudoUsers) walks.push(walk([`l.pseudo_user = ${value(name)}`]))
  if (walks.length === 0) return Promise.resolve([])
  const together = `select distinct on (id) * from (${walks.map((one) => `(${one})`).join(' union all ')}) each order by id desc limit ${limit}`
  return tx.dynamicRows<TrailEntry>(entriesOf(together), values)
}

/** The lowest id that can have been made on this day of Manila: 48 bits of milliseconds, then the version. */
function firstIdOf(day: string): string {
  return `(lpad(to_hex((extract(epoch from ${day}::timestamp at time zone 'Asia/Manila') * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid`
}

const peopleMax = 20
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Who may be meant, the newest first: somebody of this id or email, or whose name or email has the text in it. */
export async function findPeople(tx: Transaction, text: string): Promise<People> {
  const pseudo = /access|admin_/i.test(text)
  const found = isUuid.test(text)
    ? [{ id: text }]
    : await tx.rows<{ id: string }>(`select id from users where full_name ilike $1 or email ilike $1 order by id desc limit $2`, [containing(text), peopleMax])
  return { users: found.map(({ id }) => id), pseudo }
}

/** The transaction of this uid or reference number. */
export async function findTransactionId(tx: Transaction, text: string): Promise<string | undefined> {
  const found = await tx.rows<{ id: string }>(
    `(select id from transactions where transaction_uid = upper($1)) union all (select id from transactions where reference_number = upper($1)) limit 1`,
    [text],
  )
  return found[0]?.id
}
