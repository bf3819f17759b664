/** SQL of the lists of investments and of one investment, as the console shows them. */
import { sql, type RawBuilder } from 'kysely'
import type { ViewCounts } from '#foundation/contract/shared/list-counts.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { countViews } from '#foundation/platform/server/database/list-counts.ts'
import { isBetween, isDuring } from '#foundation/platform/server/database/list-filters.ts'
import {
  nearestFirst,
  rowsBeyond,
  searchNewest,
  walkedRows,
  type Sorted,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { joinWallet } from '#ledger/server/book-sql.ts'
import { transactionsOfTypes } from '#money/transactions/server/transactions-sql.ts'
import { matchesUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import {
  isActiveUser,
  joinUser,
  lookUpUser,
  userNameOf,
} from '#people/identity/server/users-sql.ts'
import type {
  AdminInvestmentView,
  InvestmentMoveView,
  Investor,
  ListedInvestment,
} from '../shared/contract.ts'
import { investmentViews } from '../shared/rules-views.ts'
import type { InvestmentListInput, InvestmentStatus } from '../shared/rules.ts'
import { investmentRefusals } from '../shared/words.ts'
import type { PlacedSql } from './placed-sql.ts'

const columns = sql`i.id as "investmentId", i.user_id as "userId",
  u.full_name as "userName", u.email as "userEmail", i.plan_name as "planName",
  i.amount_centavos as "amountCentavos", i.expected_return_centavos as "expectedReturnCentavos",
  to_char(i.start_date, 'YYYY-MM-DD') as "startDate",
  to_char(i.end_date, 'YYYY-MM-DD') as "endDate", i.status,
  i.payout_centavos as "payoutCentavos", i.has_placement as "hasPlacement", i.sample,
  i.created_at as "createdAt", i.updated_at as "updatedAt"`

function sorted({ sort }: Pick<InvestmentListInput, 'sort'>): Sorted {
  const list = { table: 'investments', as: 'i', ascending: sort !== undefined && sort[0] !== '-' }
  if (sort === undefined || sort === 'recorded') return list
  return { ...list, time: sort.endsWith('amount') ? 'amount_centavos' : 'end_date' }
}

type ListInput = InvestmentListInput & { limit: number }

/** Up to `limit` + 1 rows beyond the asked place, nearest first. */
export function selectInvestments(
  tx: Transaction,
  input: ListInput,
  placed: PlacedSql,
): Promise<ListedInvestment[]> {
  const term = input.search ? readTerm(input.search) : null
  const select = (rows: RawBuilder<unknown>) =>
    writtenRows<ListedInvestment>(
      tx,
      sql`select ${columns},
          case when i.has_placement then ${sql.raw(placed.markOf('i.id'))} end as mark,
          case when i.has_placement then ${sql.raw(placed.planNameFilOf('i.id'))} end
            as "planNameFil"
        from ${rows}
        order by ${nearestFirst(input, sorted(input))} limit ${input.limit + 1}`,
    )
  const allowed = sql`${isInView(input, placed)} ${rowsBeyond(input, sorted(input))}`
  if (!term) return select(sql`investments i ${sql.raw(joinUser('i.user_id'))} where ${allowed}`)
  const lookUp = sql.raw(lookUpUser('i.user_id'))
  return searchNewest({
    limit: input.limit,
    idOf: (row) => row.investmentId,
    walk: () =>
      select(sql`(
          select * from investments i where ${allowed}
          order by ${nearestFirst(input, sorted(input))} limit ${sql.lit(walkedRows)}) i ${lookUp}
        where i.plan_name ilike ${term.anywhere} or ${matchesUser(term)} ${hasId(term)}`),
    byIndex: term.hasTrigrams
      ? () =>
          select(sql`(${idsByIndex(term)}) found
            cross join lateral (select * from investments where id = found.id offset 0) i ${lookUp}
            where ${allowed}`)
      : null,
  })
}

/** The ids that the term names, each kind by its own index. */
function idsByIndex(term: SearchTerm): RawBuilder<unknown> {
  const byId = term.idsFrom
    ? sql`union select id from investments
        where id between ${term.idsFrom.first} and ${term.idsFrom.last}`
    : sql``
  return sql`select id from investments where lower(plan_name) = ${term.written.toLowerCase()}
    union select m.id from (${matchingUserIds(term)}) p
      cross join lateral (select id from investments where user_id = p.id offset 0) m
    ${byId}`
}

export function countInvestmentViews(tx: Transaction, placed: PlacedSql): Promise<ViewCounts> {
  return countViews(
    tx,
    investmentViews,
    (view) => sql`from investments i where ${isInView(view, placed)}`,
  )
}

function isInView(view: InvestmentListInput, placed: PlacedSql): RawBuilder<unknown> {
  return sql`true ${inStatus(view, placed)} ${isDuring(sql`i.created_at`, view.when)}
    ${isBetween(sql`i.amount_centavos`, view.amount)}`
}

function inStatus({ status }: InvestmentListInput, placed: PlacedSql): RawBuilder<unknown> {
  if (status === 'late') return sql`and i.id in (select id from ${sql.raw(placed.late)} late)`
  return status ? sql`and i.status = ${status}` : sql``
}

function hasId({ idsFrom }: SearchTerm): RawBuilder<unknown> {
  if (!idsFrom) return sql``
  return sql`or i.id between ${idsFrom.first} and ${idsFrom.last}
    or i.user_id between ${idsFrom.first} and ${idsFrom.last}`
}

/** Refuses investment-not-found (404). */
export async function readInvestmentView(
  tx: Transaction,
  investmentId: string,
): Promise<AdminInvestmentView> {
  const [found] = await writtenRows<AdminInvestmentView>(
    tx,
    sql`select ${columns} from investments i ${sql.raw(joinUser('i.user_id'))}
      where i.id = ${investmentId}`,
  )
  return found ?? refuse(investmentRefusals, 'investment-not-found', { status: 404 })
}

/** Newest first. */
export function selectInvestmentMoves(
  tx: Transaction,
  investmentId: string,
): Promise<InvestmentMoveView[]> {
  return tx.rows<InvestmentMoveView>(
    `select m.id as "moveId", m.previous_status as "previousStatus", m.new_status as "newStatus",
       m.wallet_centavos as "walletCentavos", m.reason, m.notes,
       ${userNameOf('m.changed_by_user_id')} as "changedByName", m.changed_at as "changedAt"
     from investment_moves m where m.investment_id = $1 order by m.number desc`,
    [investmentId],
  )
}

export interface MoneyMove {
  transactionId: string
  referenceNumber: string
  /** Negative when money left the wallet. */
  amountCentavos: Centavos
  previousStatus: InvestmentStatus | null
  newStatus: InvestmentStatus
  createdAt: Date
}

/** The movements of the wallet for an investment, oldest first. */
export function selectMoneyMoves(tx: Transaction, investmentId: string): Promise<MoneyMove[]> {
  return tx.rows<MoneyMove>(
    `select m.id as "transactionId", t.reference_number as "referenceNumber",
       m.wallet_centavos as "amountCentavos", m.previous_status as "previousStatus",
       m.new_status as "newStatus", t.created_at as "createdAt"
     from investment_moves m
     join ${transactionsOfTypes(['investment', 'investment_payout'])} t on t.id = m.id
     where m.investment_id = $1 and m.wallet_centavos <> 0
     order by m.number`,
    [investmentId],
  )
}

/** Active users whose name, email, phone number or id fits, with what they have to spend. */
export function searchInvestors(
  tx: Transaction,
  search: string,
  limit: number,
): Promise<Investor[]> {
  return writtenRows<Investor>(
    tx,
    sql`select u.id as "userId", u.full_name as "fullName", u.email,
        w.available::bigint as "availableCentavos"
      from (${matchingUserIds(readTerm(search))}) found
      ${sql.raw(lookUpUser('found.id'))} ${sql.raw(joinWallet('u.id'))}
      where ${sql.raw(isActiveUser('u'))}
      order by u.full_name, u.id limit ${limit}`,
  )
}
