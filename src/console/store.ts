import type { Transaction } from '../platform/database.ts'

export interface Overview {
  totalUsers: number
  fundsCentavos: bigint
  pendingWithdrawals: number
  asOf: Date
}

/** One statement, so that the figures belong to one moment. Funds are what the wallets of the book hold together. */
export function readOverview(tx: Transaction): Promise<Overview> {
  return tx.row<Overview>(
    `select (select count(*) from users)::int as "totalUsers",
       (select coalesce(sum(available + held), 0) from ledger.wallets)::bigint as "fundsCentavos",
       (select count(*) from transactions where type = 'withdrawal_request' and status = 'pending')::int as "pendingWithdrawals",
       now() as "asOf"`,
  )
}
