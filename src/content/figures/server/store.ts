/**
 * The queries behind the figures of the public pages, one statement each. They count only rows with
 * the sample mark of this installation, so that sample rows never count in a live one.
 */
import { sqlNames } from '#foundation/platform/server/database/built-queries.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import { withdrawalTypes, type WithdrawalStatus } from '#money/withdrawals/shared/rules.ts'

/** A withdrawal that its user cancelled was not refused, so it does not count. */
const endedStatuses = [
  'completed',
  'declined',
  'failed',
] as const satisfies readonly WithdrawalStatus[]

/** Both are conditions of the index transactions_ended_withdrawals. */
const isWithdrawal = `type in (${sqlNames(withdrawalTypes)})`
const hasEnded = `status in (${sqlNames(endedStatuses)})`

const figureQueries = {
  clients: `
    select count(*)::int as count
    from users u
    where u.role = 'user' and u.closed_at is null and u.sample = ${installationIsSample}
      and exists (
        select from transactions t
        where t.user_id = u.id and t.type = 'deposit' and t.status = 'completed')`,
  'paid-out': `
    select coalesce(sum(ledger.till_balance(p.id)), 0)::bigint as centavos
    from ledger.places p
    where p.code = 'payouts' and p.sample = ${installationIsSample}`,
  payouts: `
    select count(*)::int as count
    from transactions
    where ${isWithdrawal} and status = 'completed' and sample = ${installationIsSample}`,
  'success-rate': `
    select count(*)::int as ended,
      (count(*) filter (where status = 'completed'))::int as completed
    from transactions
    where ${isWithdrawal} and ${hasEnded} and sample = ${installationIsSample}`,
  since: `
    select h.changed_at as instant
    from status_history h
    join transactions t on t.id = h.transaction_id
    where h.new_status = 'completed' and t.sample = ${installationIsSample}
    order by h.changed_at
    limit 1`,
} as const

/** The figures are of this moment, by the clock that wrote the times of what they count. */
export function readMoment(tx: Transaction): Promise<{ now: Date }> {
  return tx.row<{ now: Date }>('select now() as now')
}

export function countClients(tx: Transaction): Promise<{ count: number }> {
  return tx.row<{ count: number }>(figureQueries.clients)
}

export function sumPaidOut(tx: Transaction): Promise<{ centavos: bigint }> {
  return tx.row<{ centavos: bigint }>(figureQueries['paid-out'])
}

export function countPayouts(tx: Transaction): Promise<{ count: number }> {
  return tx.row<{ count: number }>(figureQueries.payouts)
}

export function countEnded(tx: Transaction): Promise<{ ended: number; completed: number }> {
  return tx.row<{ ended: number; completed: number }>(figureQueries['success-rate'])
}

export function findFirstCompleted(tx: Transaction): Promise<{ instant: Date } | undefined> {
  return tx.maybeRow<{ instant: Date }>(figureQueries.since)
}
