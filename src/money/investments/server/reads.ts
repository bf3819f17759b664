/** Lists and one investment as the console shows them. */
import { sql } from 'kysely'
import { writtenRows } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  nearestFirst,
  rowsBeyond,
  searchNewest,
  walkedRows,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm, type SearchTerm } from '#foundation/platform/server/database/search-term.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { matchesUser, matchingUserIds } from '#people/identity/server/search-users.ts'
import type { AdminInvestmentView, InvestmentMoveView, Investor } from '../shared/contract.ts'
import type { InvestmentListInput } from '../shared/rules.ts'
import { investmentRefusals } from '../shared/words.ts'

const columns = sql`i.id as "investmentId", i.user_id as "userId", u.full_name as "userName", u.email as "userEmail", i.plan_name as "planName",
  i.amount_centavos as "amountCentavos", i.expected_return_centavos as "expectedReturnCentavos", to_char(i.start_date, 'YYYY-MM-DD') as "startDate",
  to_char(i.end_date, 'YYYY-MM-DD') as "endDate", i.status, i.payout_centavos as "payoutCentavos", i.sample, i.created_at as "createdAt",
  i.updated_at as "updatedAt"`

const list = { table: 'investments', as: 'i' }
type Asked = InvestmentListInput & { limit: number }

/** Up to `limit` + 1 rows beyond the asked place, nearest first. */
export function listForAdmin(tx: Transaction, asked: Asked): Promise<AdminInvestmentView[]> {
  const term = asked.search ? readTerm(asked.search) : null
  if (!term) {
    return writtenRows<AdminInvestmentView>(
      tx,
      sql`select ${columns} from investments i join users u on u.id = i.user_id
      where true ${inStatus(asked)} ${rowsBeyond(asked, list)} order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}`,
    )
  }
  return searchNewest({
    limit: asked.limit,
    idOf: (row) => row.investmentId,
    walk: () =>
      writtenRows<AdminInvestmentView>(
        tx,
        sql`select ${columns}
      from (select * from investments i where true ${inStatus(asked)} ${rowsBeyond(asked, list)}
        order by ${nearestFirst(asked, list)} limit ${sql.lit(walkedRows)}) i
      cross join lateral (select full_name, email, phone_number from users where id = i.user_id offset 0) u
      where i.plan_name ilike ${term.anywhere} or ${matchesUser(term)} ${isId(term)}
      order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}`,
      ),
    byIndex: term.hasTrigrams
      ? () =>
          writtenRows<AdminInvestmentView>(
            tx,
            sql`select ${columns}
      from (
        select id from investments where lower(plan_name) = ${term.written.toLowerCase()}
        union select m.id from (${matchingUserIds(term)}) p cross join lateral (select id from investments where user_id = p.id offset 0) m
        ${term.idsFrom ? sql`union select id from investments where id between ${term.idsFrom.first} and ${term.idsFrom.last}` : sql``}
      ) found cross join lateral (select * from investments where id = found.id offset 0) i
      cross join lateral (select full_name, email from users where id = i.user_id offset 0) u
      where true ${inStatus(asked)} ${rowsBeyond(asked, list)}
      order by ${nearestFirst(asked, list)} limit ${asked.limit + 1}`,
          )
      : null,
  })
}

const inStatus = ({ status }: Asked) => (status ? sql`and i.status = ${status}` : sql``)
const isId = ({ idsFrom }: SearchTerm) =>
  idsFrom
    ? sql`or i.id between ${idsFrom.first} and ${idsFrom.last} or i.user_id between ${idsFrom.first} and ${idsFrom.last}`
    : sql``

/** 404 when there is none. */
export async function oneForAdmin(
  tx: Transaction,
  investmentId: string,
): Promise<AdminInvestmentView> {
  const [found] = await writtenRows<AdminInvestmentView>(
    tx,
    sql`select ${columns} from investments i join users u on u.id = i.user_id where i.id = ${investmentId}`,
  )
  return found ?? refuse(investmentRefusals, 'investment-not-found', { status: 404 })
}

/** Newest first. */
export function movesOf(tx: Transaction, investmentId: string): Promise<InvestmentMoveView[]> {
  return tx.rows<InvestmentMoveView>(
    `select m.id as "moveId", m.previous_status as "previousStatus", m.new_status as "newStatus", m.wallet_centavos as "walletCentavos",
       m.reason, m.notes, u.full_name as "changedByName", m.changed_at as "changedAt"
     from investment_moves m left join users u on u.id = m.changed_by_user_id
     where m.investment_id = $1 order by m.changed_at desc`,
    [investmentId],
  )
}

export function searchInvestors(
  tx: Transaction,
  search: string,
  limit: number,
): Promise<Investor[]> {
  return writtenRows<Investor>(
    tx,
    sql`select u.id as "userId", u.full_name as "fullName", u.email, w.available::bigint as "availableCentavos"
    from (${matchingUserIds(readTerm(search))}) found cross join lateral (select * from users where id = found.id offset 0) u join ledger.wallets w on w.id = u.id
    where u.role = 'user' and u.status = 'active' and u.closed_at is null
    order by u.full_name, u.id limit ${limit}`,
  )
}
