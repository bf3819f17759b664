import type { Transaction } from '#foundation/platform/server/database/database.ts'

export interface Overview {
  totalUsers: number
  /** Who joined in the last 30 days, and in the 30 before. */
  newUsers: number
  newUsersBefore: number
  fundsCentavos: bigint
  pendingWithdrawals: number
  /** What they ask for together. */
  pendingCentavos: bigint
  activeInvestments: number
  investedCentavos: bigint
  asOf: Date
}

/**
 * One statement, so that the figures belong to one moment. Funds are what the wallets of the book
 * hold together.
 */
export function readOverview(tx: Transaction): Promise<Overview> {
  return tx.row<Overview>(
    `select u.total as "totalUsers", u.lately as "newUsers", u.before as "newUsersBefore",
       (select coalesce(sum(available + held), 0) from ledger.wallets)::bigint as "fundsCentavos",
       w.waiting as "pendingWithdrawals", w.asked as "pendingCentavos",
         i.active as "activeInvestments", i.invested as "investedCentavos",
       now() as "asOf"
     from (select count(*)::int as total,
       (count(*) filter (where created_at > now() - interval '30 days'))::int as lately,
         (count(*) filter (where created_at > now() - interval '60 days'
           and created_at <= now() - interval '30 days'))::int as before from users) u,
       (select count(*)::int as waiting, coalesce(-sum(amount_centavos), 0)::bigint as asked
         from transactions where type = 'withdrawal_request' and status = 'pending') w,
       (select count(*)::int as active, coalesce(sum(amount_centavos), 0)::bigint as invested
         from investments where status = 'active') i`,
  )
}
