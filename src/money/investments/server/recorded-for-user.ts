/** A user reads here what staff recorded; what users place themselves are placements. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { todayInManila } from '#foundation/platform/server/database/manila-sql.ts'
import type { RecordedInvestment } from '../shared/recorded.ts'
import { isOpenIn } from './investments-sql.ts'

const isOpen = isOpenIn('i')

/** Those that hold money first, by their end; then those that have ended, newest first. */
export function listRecorded(
  tx: Transaction,
  { userId, limit }: { userId: string; limit: number },
): Promise<RecordedInvestment[]> {
  return tx.rows<RecordedInvestment>(
    `select i.id as "investmentId", i.plan_name as "planName",
       i.amount_centavos as "amountCentavos",
       i.expected_return_centavos as "expectedReturnCentavos",
       to_char(i.start_date, 'YYYY-MM-DD') as "startDate",
       to_char(i.end_date, 'YYYY-MM-DD') as "endDate", i.status,
       i.payout_centavos as "payoutCentavos", coalesce(m.reason, '') as "endReason",
       m.changed_at as "endedAt", i.sample, i.created_at as "createdAt"
     from investments i left join investment_moves m on m.investment_id = i.id
       and not ${isOpen} and m.new_status = i.status and m.new_status <> m.previous_status
     where i.user_id = $1 and not i.has_placement
     order by m.changed_at desc nulls first, i.end_date, i.id limit $2`,
    [userId, limit],
  )
}

export interface RecordedTotals {
  openCount: number
  placedCentavos: bigint
  /** Without what was cancelled. */
  returnedCentavos: bigint
  /** Expected, not owed, beyond the amounts placed. */
  expectedGainCentavos: bigint
  /** A day in Manila, not past. */
  nextEndOn: string | null
}

export function sumRecorded(tx: Transaction, userId: string): Promise<RecordedTotals> {
  return tx.row<RecordedTotals>(
    `select count(*) filter (where ${isOpen})::int as "openCount",
       coalesce(sum(amount_centavos) filter (where ${isOpen}), 0)::bigint as "placedCentavos",
       coalesce(sum(payout_centavos) filter (where status <> 'cancelled'), 0)::bigint
         as "returnedCentavos",
       coalesce(sum(greatest(expected_return_centavos - amount_centavos, 0))
         filter (where ${isOpen}), 0)::bigint as "expectedGainCentavos",
       to_char(min(end_date) filter (where ${isOpen} and end_date >= ${todayInManila}),
         'YYYY-MM-DD') as "nextEndOn"
     from investments i where user_id = $1 and not has_placement`,
    [userId],
  )
}
