import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import type { Overview } from '../shared/contract.ts'

/** The figures of the overview, in one statement so that all belong to the same moment. */
export function readFigures(tx: Transaction): Promise<Omit<Overview, 'movedAlone'>> {
  return tx.row(
    `select u.total as "totalUsers", u.staff, u.recent as "newUsers", u.before as "newUsersBefore",
       f.funds as "fundsCentavos",
       w.waiting as "pendingWithdrawals", w.requested as "pendingCentavos",
       i.active as "activeInvestments", i.invested as "investedCentavos",
       now() as "asOf"
     from (
       select count(*)::int as total,
         (count(*) filter (where role = 'admin'))::int as staff,
         (count(*) filter (where created_at > now() - interval '30 days'))::int as recent,
         (count(*) filter (where created_at > now() - interval '60 days'
           and created_at <= now() - interval '30 days'))::int as before
       from users
     ) u,
     (select coalesce(sum(available + held), 0)::bigint as funds
      from ledger.wallets where not is_pool) f,
     (
       select count(*)::int as waiting,
         coalesce(sum(${transactionAmountOf('t')}), 0)::bigint as requested
       from transactions t where type = 'withdrawal_request' and status = 'pending'
     ) w,
     (
       select count(*)::int as active, coalesce(sum(amount_centavos), 0)::bigint as invested
       from investments where status = 'active' or (status = 'pending' and has_placement)
     ) i`,
  )
}
