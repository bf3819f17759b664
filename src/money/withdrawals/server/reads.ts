/**
 * SQL of the console's list of withdrawals: sorted, filtered, searched, at any depth (see
 * foundation/platform/server/database/list-page.ts).
 */
import { sql, type RawBuilder } from 'kysely'
import type { CountedView } from '#foundation/contract/shared/list-counts.ts'
import {
  constantQuery,
  escapedForLike,
  sqlNames,
  writtenQuery,
  writtenRows,
} from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { countAmounts } from '#foundation/platform/server/database/list-counts.ts'
import { isBetween, isDuring } from '#foundation/platform/server/database/list-filters.ts'
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
import {
  matchesTransaction,
  matchingTransactionIds,
} from '#money/transactions/server/search-transactions.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import { matchesScannedUser } from '#people/identity/server/search-users.ts'
import { lookUpUser } from '#people/identity/server/users-sql.ts'
import type { AdminWithdrawalView } from '../shared/contract.ts'
import type { CountedWithdrawals } from '../shared/rules-counts.ts'
import { needsRequest, statusesIn, type WithdrawalListInput } from '../shared/rules-list.ts'
import { openWithdrawalStatuses, withdrawalTypes } from '../shared/rules.ts'
import { waitRuns } from './payees/waits-sql.ts'
import { waitsForSecondPerson } from './requests-sql.ts'

function sorted({ sort }: Pick<WithdrawalListInput, 'sort'>): Sorted {
  const list = { table: 'transactions', as: 't', ascending: sort !== undefined && sort[0] !== '-' }
  return sort === 'amount' || sort === '-amount' ? { ...list, value: transactionAmountOf } : list
}

/** The condition of the partial indexes of migration 0026. */
const isWithdrawal = sql.raw(`t.type in (${sqlNames(withdrawalTypes)})`)

const openNames = sql.raw(sqlNames(openWithdrawalStatuses))
const isRequested = sql.raw(waitsForSecondPerson('t.id'))
const newAccountWaits = sql.raw(waitRuns('p'))

type ListInput = WithdrawalListInput & Place

export async function selectWithdrawals(
  tx: Transaction,
  input: ListInput,
): Promise<ListPage<AdminWithdrawalView>> {
  const idOf = (row: AdminWithdrawalView) => row.transactionId
  const select = (rows: RawBuilder<unknown>, matching: RawBuilder<unknown>) =>
    writtenRows<AdminWithdrawalView>(
      tx,
      sql`${withdrawalsIn(rows)} where ${matching}
        order by ${nearestFirst(input, byPlaceValue(sorted(input)))} limit ${input.limit + 1}`,
    )
  if (!input.search)
    return pageOf(await select(nearest(input, input.limit + 1), sql`true`), idOf, input)
  const term = readTerm(input.search)
  const found = await searchNewest({
    limit: input.limit,
    idOf,
    walk: () =>
      select(
        nearest(input, walkedRows),
        sql`(${matchesTransaction(term)} or ${matchesScannedUser(term)} or ${matchesPayee(term)})`,
      ),
    byIndex:
      term.hasTrigrams || term.centavos !== null
        ? () => select(foundByIndex(term, input), sql`true`)
        : null,
    sawAll: () => areFewerThanWalked(tx, nearest(input, walkedRows)),
  })
  return pageOf(found, idOf, input)
}

const oneWithdrawal = constantQuery((transactionId) =>
  writtenQuery<AdminWithdrawalView>(
    withdrawalsIn(sql`select * from transactions where id = ${transactionId}`),
  ),
)

export function findAdminWithdrawal(
  tx: Transaction,
  transactionId: string,
): Promise<AdminWithdrawalView | undefined> {
  return tx.maybeRow<AdminWithdrawalView>(
    oneWithdrawal.text,
    oneWithdrawal.valuesFor(transactionId),
  )
}

/**
 * The user and the bank account are looked up for each row that is reached. Joined any other way,
 * all of them would be read for a page of fifty.
 */
function withdrawalsIn(transactions: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select t.id as "transactionId", t.transaction_uid as "transactionUid",
      t.reference_number as "referenceNumber", t.type, t.status,
      t.amount_centavos as "amountCentavos", t.status_reason as "statusReason",
      t.admin_notes as "adminNotes", t.sample,
      t.created_at as "createdAt", t.updated_at as "updatedAt",
      t.user_id as "userId", u.full_name as "userName", u.email as "userEmail",
      w.bank_name as "bankName", w.account_name as "accountName",
      '•••• ' || right(w.account_number, 4) as "accountNumber", w.bank_reference as "bankReference",
      (select max(h.changed_at) from status_history h
        where h.transaction_id = t.id) as "statusSince",
      case when ${newAccountWaits} and t.status in (${openNames})
        then p.waits_until end as "waitsUntil",
      coalesce(p.lift_reason, '') as "liftReason", ${isRequested} as "waitsForApproval"
    from (${transactions}) t
    cross join lateral (select * from withdrawals where transaction_id = t.id offset 0) w
    left join payee_waits p on p.transaction_id = t.id
    ${sql.raw(lookUpUser('t.user_id'))}`
}

function nearest(input: ListInput, most: number): RawBuilder<unknown> {
  return sql`select t.*, ${placeValue(sorted(input))} from transactions t where ${allowed(input)}
    order by ${nearestFirst(input, sorted(input))} limit ${most}`
}

function allowed(input: ListInput): RawBuilder<unknown> {
  return sql`${isInView(input)} ${rowsBeyond(input, sorted(input))}`
}

function isInView({ status, when, amount }: CountedWithdrawals): RawBuilder<unknown> {
  const inStatus = status ? sql`and t.status in (${sql.raw(sqlNames(statusesIn(status)))})` : sql``
  const requested = status ? needsRequest(status) : null
  const inHands =
    requested === null ? sql`` : requested ? sql`and ${isRequested}` : sql`and not ${isRequested}`
  return sql`${isWithdrawal} ${inStatus} ${inHands} ${isDuring(sql`t.created_at`, when)}
    ${isBetween(sql.raw(transactionAmountOf('t')), amount)}`
}

/** How many there are and how much they are together, each up to `countedMost` rows. */
export function countWithdrawals(
  tx: Transaction,
  filters: readonly CountedWithdrawals[],
): Promise<CountedView[]> {
  return countAmounts(
    tx,
    filters.map(
      (filter) => sql`select ${sql.raw(transactionAmountOf('t'))} as amount from transactions t
        where ${isInView(filter)}`,
    ),
  )
}

function matchesPayee({ anywhere, digits }: SearchTerm): RawBuilder<boolean> {
  const number = digits === null ? sql`` : sql` or w.account_number like ${`%${digits}%`}`
  return sql<boolean>`(w.bank_name ilike ${anywhere} or w.account_name ilike ${anywhere}
    or w.bank_reference ilike ${anywhere}${number})`
}

/** Looks each row up by its id, so that the planner does not walk the table. */
function foundByIndex(term: SearchTerm, input: ListInput): RawBuilder<unknown> {
  const withdrawal = (condition: RawBuilder<unknown>) =>
    sql`select transaction_id from withdrawals where ${condition}`
  const nearestWays = {
    allowed: allowed(input),
    order: nearestFirst(input, sorted(input)),
    most: input.limit + 1,
  }
  const ways = [matchingTransactionIds(term, nearestWays)]
  if (term.hasTrigrams) {
    const beginning = `${escapedForLike(term.written.toLowerCase())}%`
    ways.push(withdrawal(sql`lower(account_name) like ${beginning}`))
    ways.push(withdrawal(sql`lower(bank_name) like ${beginning}`))
    ways.push(withdrawal(sql`bank_reference = ${term.written.toUpperCase()}`))
  }
  if (term.digits !== null) {
    const ending = `${[...term.digits].reverse().join('')}%`
    ways.push(withdrawal(sql`reverse(account_number) like ${ending}`))
  }
  return sql`select t.*, ${placeValue(sorted(input))}
    from (${sql.join(ways, sql` union `)}) found
    cross join lateral (select * from transactions where id = found.id offset 0) t
    where ${allowed(input)}`
}
