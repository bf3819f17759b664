import { sql, type RawBuilder } from 'kysely'
import { escapedForLike, writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import { matchingUserIds } from '#people/identity/server/search-users.ts'
import { joinUser } from '#people/identity/server/users-sql.ts'
import type { FoundTransaction, FoundUser } from '../shared/contract.ts'
import {
  eachLookupMax,
  isSearchable,
  transactionsFoundMax,
  usersFoundMax,
  type matches,
} from '../shared/rules-search.ts'

/**
 * Finds users by parts of name, email or phone number, and transactions by whole names and the
 * endings that screens show, by amount, and by bank reference; both by the last digits of a bank
 * account. Every lookup has an index (migration 0026), so its cost depends on neither the term nor
 * the amount of data. Returns nothing for a term that is too short.
 */
export async function searchEverything(
  ctx: ActionContext,
  input: { term: string },
): Promise<{ users: FoundUser[]; transactions: FoundTransaction[] }> {
  const written = input.term.trim()
  if (!isSearchable(written)) return { users: [], transactions: [] }
  const term = readTerm(written)
  const [users, transactions] = await together([
    findUsers(ctx.tx, term),
    findTransactions(ctx.tx, term),
  ])
  return { users, transactions }
}

/**
 * Users of exactly this name come first, then those whose name or email begins with the term, then
 * the newest. When enough have the name, nobody else is looked for.
 */
function findUsers(tx: Transaction, term: SearchTerm): Promise<FoundUser[]> {
  const isNamed = (user: string) => sql`lower(${sql.ref(user)}.full_name) = lower(${term.written})`
  const beginning = `${escapedForLike(term.written)}%`
  const byBankAccount =
    term.digits === null
      ? sql``
      : sql`union select b.user_id from bank_details b
        where reverse(b.account_number) like ${endingWith(term.digits)}`
  return writtenRows<FoundUser>(
    tx,
    sql`with named as materialized (
      select n.id from users n where ${isNamed('n')} order by n.id desc limit ${usersFoundMax}
    )
    select u.id as "userId", u.full_name as "fullName", u.email,
      u.phone_number as "phoneNumber", u.role, u.status, u.avatar_id as "avatarId"
    from (
      select id from named
      union select id from (${matchingUserIds(term)}) others
      where (select count(*) from named) < ${usersFoundMax}
      ${byBankAccount}
    ) found (id)
    cross join lateral (select * from users where id = found.id offset 0) u
    order by ${isNamed('u')} desc,
      (u.full_name ilike ${beginning} or u.email ilike ${beginning}) desc,
      u.created_at desc, u.id desc
    limit ${usersFoundMax}`,
  )
}

/** The best lookup that found a transaction decides its place, then its age. */
function findTransactions(tx: Transaction, term: SearchTerm): Promise<FoundTransaction[]> {
  const lookups = lookupsFor(term).map(
    ({ matched, ids }, rank) =>
      sql`select ${sql.lit(rank)} as rank, ${sql.lit(matched)} as matched, id
      from (${ids} limit ${sql.lit(eachLookupMax)}) found`,
  )
  return writtenRows<FoundTransaction>(
    tx,
    sql`select t.id as "transactionId", t.transaction_uid as "transactionUid",
      t.reference_number as "referenceNumber", t.type, t.status,
      t.amount_centavos as "amountCentavos", t.created_at as "createdAt",
      u.id as "userId", u.full_name as "userName", t.description, best.matched
    from (
      select distinct on (id) id, rank, matched
      from (${sql.join(lookups, sql` union all `)}) found
      order by id, rank
    ) best
    join transactions t on t.id = best.id
    ${sql.raw(joinUser('t.user_id'))}
    order by best.rank, t.created_at desc, t.id desc
    limit ${transactionsFoundMax}`,
  )
}

interface Lookup {
  matched: (typeof matches)[number]
  /** Selects the ids of transactions, newest first if its index has that order. */
  ids: RawBuilder<unknown>
}

/** The lookups that can match the term, most certain first. */
function lookupsFor({ written, ending, idsFrom, centavos, digits }: SearchTerm): Lookup[] {
  const name = written.toUpperCase()
  const nameEnd = `${name}~`
  const lookups: Lookup[] = []
  const add = (matched: Lookup['matched'], ids: RawBuilder<unknown>) =>
    lookups.push({ matched, ids })
  add(
    'name',
    sql`select id from transactions where transaction_uid = ${name} or reference_number = ${name}`,
  )
  if (idsFrom)
    add(
      'name',
      sql`select id from transactions where id between ${idsFrom.first} and ${idsFrom.last}`,
    )
  if (ending) {
    add('name', sql`select id from transactions where reverse(transaction_uid) like ${ending}`)
    add('name', sql`select id from transactions where reverse(reference_number) like ${ending}`)
  }
  // The beginning of a name. After its letters come digits of the time: the greatest is the newest.
  if (/^[A-Z]{3}\d/.test(name)) {
    add(
      'name',
      sql`select id from transactions where transaction_uid between ${name} and ${nameEnd}
      order by transaction_uid desc`,
    )
    add(
      'name',
      sql`select id from transactions where reference_number between ${name} and ${nameEnd}
      order by reference_number desc`,
    )
  }
  add(
    'bank-reference',
    sql`select transaction_id as id from withdrawals
    where bank_reference between ${name} and ${nameEnd} order by bank_reference`,
  )
  if (digits)
    add(
      'bank-number',
      sql`select transaction_id as id from withdrawals
      where reverse(account_number) like ${endingWith(digits)} order by transaction_id desc`,
    )
  if (centavos)
    add(
      'amount',
      sql`select id from transactions t
      where ${sql.raw(transactionAmountOf('t'))} = ${centavos}
      order by created_at desc, id desc`,
    )
  return lookups
}

/** A pattern for the reversed column, whose index is in that order. */
function endingWith(digits: string): string {
  return `${[...digits].reverse().join('')}%`
}
