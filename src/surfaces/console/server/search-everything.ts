/**
 * One field that finds people and movements of money, by any part of a person's name, email or
 * phone number, by whole names of movements and by the ends that screens show, by amount, and by
 * the last digits of a bank account. Every way is an index of migration 0026: it answers at once
 * whatever is typed, and however much there is.
 */
import { sql, type RawBuilder } from 'kysely'
import { escapedForLike, writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { matchingUserIds } from '#people/identity/server/search-users.ts'
import type { FoundTransaction, FoundUser } from '../shared/contract.ts'
import {
  eachWayMax,
  isSearchable,
  transactionsFoundMax,
  usersFoundMax,
  type matches,
} from '../shared/rules-search.ts'

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

/** Whose name or email begins so comes first, then the newest. */
function findUsers(tx: Transaction, term: SearchTerm): Promise<FoundUser[]> {
  const begins = `${escapedForLike(term.written)}%`
  const ofBankAccount =
    term.digits === null
      ? sql``
      : sql`union select b.user_id from bank_details b
        where reverse(b.account_number) like ${endingIn(term.digits)}`
  return writtenRows<FoundUser>(
    tx,
    sql`
    select u.id as "userId", u.full_name as "fullName", u.email, u.phone_number as "phoneNumber",
      u.role, u.status, u.avatar_id as "avatarId"
    from ((${matchingUserIds(term)}) ${ofBankAccount}) found (id) cross join lateral (select *
      from users where id = found.id offset 0) u
    order by (u.full_name ilike ${begins}
      or u.email ilike ${begins}) desc, u.created_at desc, u.id desc limit ${usersFoundMax}`,
  )
}

interface Way {
  matched: (typeof matches)[number]
  /** Selects ids, newest first as far as its index is in that order. */
  ids: RawBuilder<unknown>
}

function findTransactions(tx: Transaction, term: SearchTerm): Promise<FoundTransaction[]> {
  const ways = waysTo(term).map(
    ({ matched, ids }, place) =>
      sql`select ${sql.lit(place)} as way, ${sql.lit(matched)} as matched, id from (${ids}
        limit ${sql.lit(eachWayMax)}) found`,
  )
  return writtenRows<FoundTransaction>(
    tx,
    sql`
    select t.id as "transactionId", t.transaction_uid as "transactionUid",
      t.reference_number as "referenceNumber", t.type, t.status,
      t.amount_centavos as "amountCentavos", t.created_at as "createdAt", u.full_name as "userName",
        nearest.matched
    from (select distinct on (id) id, way, matched
      from (${sql.join(ways, sql` union all `)}) every_way order by id, way) nearest
    join transactions t on t.id = nearest.id join users u on u.id = t.user_id
    order by nearest.way, t.created_at desc, t.id desc limit ${transactionsFoundMax}`,
  )
}

/** The surest first. What a term cannot be is not asked for. */
function waysTo({ written, ending, idsFrom, centavos, digits }: SearchTerm): Way[] {
  const name = written.toUpperCase()
  const ways: Way[] = []
  const add = (matched: Way['matched'], ids: RawBuilder<unknown>) => ways.push({ matched, ids })
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
  // Half typed: names tell the time first, so the greatest is the newest.
  if (/^[A-Z]{3}\d/.test(name)) {
    add(
      'name',
      sql`select id from transactions where transaction_uid between ${name} and ${`${name}~`}
        order by transaction_uid desc`,
    )
    add(
      'name',
      sql`select id from transactions where reference_number between ${name} and ${`${name}~`}
        order by reference_number desc`,
    )
  }
  add(
    'bank-reference',
    sql`select transaction_id as id from withdrawals
      where bank_reference between ${name} and ${`${name}~`} order by bank_reference`,
  )
  if (digits)
    add(
      'bank-number',
      sql`select transaction_id as id from withdrawals
        where reverse(account_number) like ${endingIn(digits)} order by transaction_id desc`,
    )
  if (centavos)
    add(
      'amount',
      sql`select id from transactions where abs(amount_centavos) = ${centavos}
        order by created_at desc, id desc`,
    )
  return ways
}

function endingIn(digits: string): string {
  return `${[...digits].reverse().join('')}%`
}
