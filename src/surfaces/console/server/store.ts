import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import type { Overview } from '../shared/contract.ts'
import { fundsSince } from './flow-store.ts'
import { joinedSums } from './joined-store.ts'
import { storedUntilOf } from './periods-store.ts'

/** The figures of the overview, in one statement so that all belong to the same moment. */
export async function readFigures(tx: Transaction): Promise<Omit<Overview, 'movedAlone'>> {
  return await tx.row(
    `with flow as materialized (${storedUntilOf('flow')}),
     joined as materialized (${storedUntilOf('joined')})
     select u.total as "totalUsers", a.staff, u.recent as "newUsers", u.before as "newUsersBefore",
       f.funds as "fundsCentavos",
       w.waiting as "pendingWithdrawals", w.requested as "pendingCentavos",
       i.active as "activeInvestments", i.invested as "investedCentavos",
       now() as "asOf"
     from (${joinedSums('(select days from joined)', '(select hours from joined)')}) u,
     (select count(*)::int as staff from users where role = 'admin') a,
     (select ${fundsSince('(select days from flow)', '(select hours from flow)')} as funds) f,
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
