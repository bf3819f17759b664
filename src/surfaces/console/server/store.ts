import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import type { Overview } from '../shared/contract.ts'
import { fundsSince, storedUntil } from './flow-store.ts'

/** The figures of the overview, in one statement so that all belong to the same moment. */
export async function readFigures(tx: Transaction): Promise<Omit<Overview, 'movedAlone'>> {
  return await tx.row(
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
     (select ${fundsSince('$1')} as funds) f,
     (
       select count(*)::int as waiting,
         coalesce(sum(${transactionAmountOf('t')}), 0)::bigint as requested
       from transactions t where type = 'withdrawal_request' and status = 'pending'
     ) w,
     (
       select count(*)::int as active, coalesce(sum(amount_centavos), 0)::bigint as invested
       from investments where status = 'active' or (status = 'pending' and has_placement)
     ) i`,
    [await storedUntil(tx)],
  )
}
