/** Lists and one investment as the console shows them. */
import { sql } from 'kysely'
import { builtRows, containing, queryBuilder } from '../platform/built-queries.ts'
import type { Transaction } from '../platform/database.ts'
import { refuse } from '../platform/refuse.ts'
import type { AdminInvestmentView, InvestmentMoveView, Investor } from './contract.ts'
import type { InvestmentListInput, InvestmentStatus } from './rules.ts'
import { refusals } from './words.ts'

interface Tables {
  investments: {
    id: string
    user_id: string
    plan_name: string
    amount_centavos: bigint
    expected_return_centavos: bigint | null
    status: InvestmentStatus
    payout_centavos: bigint | null
    sample: boolean
    created_at: Date
    updated_at: Date
  }
  users: { id: string; full_name: string; email: string }
}

const build = queryBuilder<Tables>()

const everyInvestment = build
  .selectFrom('investments as i')
  .innerJoin('users as u', 'u.id', 'i.user_id')
  .select([
    'i.id as investmentId', 'i.user_id as userId', 'u.full_name as userName', 'u.email as userEmail', 'i.plan_name as planName',
    'i.amount_centavos as amountCentavos', 'i.expected_return_centavos as expectedReturnCentavos', 'i.status', 'i.payout_centavos as payoutCentavos',
    'i.sample', 'i.created_at as createdAt', 'i.updated_at as updatedAt',
  ])
  .select([sql<string>`to_char(i.start_date, 'YYYY-MM-DD')`.as('startDate'), sql<string>`to_char(i.end_date, 'YYYY-MM-DD')`.as('endDate')])

/** Newest first; one row more than `limit`, which tells whether there are more. */
export function listForAdmin(tx: Transaction, asked: InvestmentListInput & { limit: number }): Promise<AdminInvestmentView[]> {
  let query = everyInvestment.orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(asked.limit + 1)
  if (asked.before) query = query.where(sql<boolean>`(i.created_at, i.id) < (select created_at, id from investments where id = ${asked.before})`)
  if (asked.status) query = query.where('i.status', '=', asked.status)
  if (asked.search) {
    const pattern = containing(asked.search)
    query = query.where((is) =>
      is.or([
        is('i.plan_name', 'ilike', pattern),
        is('u.full_name', 'ilike', pattern),
        is('u.email', 'ilike', pattern),
        is(sql`i.id::text`, '=', asked.search?.toLowerCase() ?? ''),
      ]),
    )
  }
  return builtRows(tx, query)
}

/** 404 when there is none. */
export async function oneForAdmin(tx: Transaction, investmentId: string): Promise<AdminInvestmentView> {
  const [found] = await builtRows(tx, everyInvestment.where('i.id', '=', investmentId))
  return found ?? refuse(refusals['investment-not-found'], { name: 'investment-not-found', status: 404 })
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

export function searchInvestors(tx: Transaction, search: string, limit: number): Promise<Investor[]> {
  return tx.rows<Investor>(
    `select u.id as "userId", u.full_name as "fullName", u.email, w.available::bigint as "availableCentavos"
     from users u join ledger.wallets w on w.id = u.id
     where u.role = 'user' and u.status = 'active' and u.closed_at is null and (u.full_name ilike $1 or u.email ilike $1 or u.id::text = $2)
     order by u.full_name, u.id limit $3`,
    [containing(search), search.toLowerCase(), limit],
  )
}
