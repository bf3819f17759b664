/** The time that a deposit or a withdrawal takes, measured on those completed recently. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { ExpectedTime } from '../shared/contract.ts'
import {
  expectedTimeDays,
  expectedTimeMinimum,
  expectedTimeNewest,
  type ExpectedTimeKind,
} from '../shared/rules.ts'

export async function readExpectedTime(
  ctx: Pick<ActionContext, 'tx'>,
  { kind }: { kind: ExpectedTimeKind },
): Promise<ExpectedTime> {
  const { count, halfSeconds, nineOfTenSeconds } = await measure(ctx.tx, kind)
  return {
    count,
    measured:
      count < expectedTimeMinimum || halfSeconds === null || nineOfTenSeconds === null
        ? null
        : { halfSeconds, nineOfTenSeconds },
  }
}

/**
 * From the request to its completion. It reads the newest `expectedTimeNewest` along the index
 * status_history_completed, so the work stays the same however many there are.
 */
function measure(tx: Transaction, kind: ExpectedTimeKind) {
  return tx.row<{ count: number; halfSeconds: number | null; nineOfTenSeconds: number | null }>(
    `with newest as (
       select transaction_id, changed_at from status_history
       where new_status = 'completed' and changed_at > now() - make_interval(days => $2)
       order by changed_at desc limit $3),
     took as (
       select round(extract(epoch from n.changed_at - b.changed_at))::float8 as seconds
       from newest n
       join transactions t on t.id = n.transaction_id
         and t.type = $1 and t.sample = ${installationIsSample}
       join status_history b on b.transaction_id = n.transaction_id and b.previous_status is null)
     select count(*)::int as count,
       percentile_disc(0.5) within group (order by seconds) as "halfSeconds",
       percentile_disc(0.9) within group (order by seconds) as "nineOfTenSeconds"
     from took`,
    [kind, expectedTimeDays, expectedTimeNewest],
  )
}
