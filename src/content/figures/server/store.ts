/**
 * The named queries behind the figures of the public pages. Each is one statement over the book and
 * the transactions, and counts the rows of this installation's mode alone: what carries the sample
 * mark is no figure of a live one, however it came there.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

const mode = `(select mode = 'sample' from installation)`
/** As the index transactions_ended_withdrawals has it, which these queries are answered from. */
const withdrawals = `type in ('withdrawal', 'withdrawal_request')`

export const queries = {
  clients: `select count(*)::int as count from users u
    where u.role = 'user' and u.closed_at is null and u.sample = ${mode}
      and exists (select from transactions t where t.user_id = u.id and t.type = 'deposit'
        and t.status = 'completed')`,
  'paid-out': `select coalesce(sum(ledger.till_balance(p.id)), 0)::bigint as centavos
    from ledger.places p where p.code = 'payouts' and p.sample = ${mode}`,
  payouts: `select count(*)::int as count from transactions where ${withdrawals}
    and status = 'completed' and sample = ${mode}`,
  'success-rate': `select count(*)::int as ended,
    (count(*) filter (where status = 'completed'))::int as completed
    from transactions where ${withdrawals} and status in ('completed', 'declined', 'failed')
      and sample = ${mode}`,
  since: `select h.changed_at as instant from status_history h
    join transactions t on t.id = h.transaction_id
    where h.new_status = 'completed' and t.sample = ${mode} order by h.changed_at limit 1`,
} as const

export function countClients(tx: Transaction): Promise<{ count: number }> {
  return tx.row<{ count: number }>(queries.clients)
}

export function sumPaidOut(tx: Transaction): Promise<{ centavos: bigint }> {
  return tx.row<{ centavos: bigint }>(queries['paid-out'])
}

export function countPayouts(tx: Transaction): Promise<{ count: number }> {
  return tx.row<{ count: number }>(queries.payouts)
}

/** Who cancelled their own is not among them: nobody refused anything there. */
export function countEnded(tx: Transaction): Promise<{ ended: number; completed: number }> {
  return tx.row<{ ended: number; completed: number }>(queries['success-rate'])
}

export function findFirstCompleted(tx: Transaction): Promise<{ instant: Date } | undefined> {
  return tx.maybeRow<{ instant: Date }>(queries.since)
}
