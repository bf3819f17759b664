import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readAloneLimits } from '#money/transactions/server/moved-alone.ts'
import {
  transactionAmountOf,
  transactionsOfTypes,
} from '#money/transactions/server/transactions-sql.ts'
import type { AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'

const amount = transactionAmountOf('t')

/**
 * The limits of one person who gives this user money of the company or takes it. Before a decision
 * lock the user, so that concurrent actions see each other's amounts, and see `readAloneLimits`.
 */
export async function readGivingLimits(ctx: ActionContext, userId: string): Promise<AloneLimit[]> {
  const [{ adjustmentApprovalCentavos: limitCentavos }, recentCentavos] = await together([
    readCompanySettings(ctx.tx),
    readRecentlyGiven(ctx.tx, userId),
  ])
  return await readAloneLimits(ctx, {
    kind: recentCentavos === 0n ? 'amount' : 'user-day',
    limitCentavos,
    leftCentavos: limitCentavos - recentCentavos,
  })
}

/**
 * The sum in centavos of what the company gave this user and took from them within 24 hours:
 * balance adjustments, and gains and losses of investments.
 */
async function readRecentlyGiven(tx: Transaction, userId: string): Promise<Centavos> {
  const { given } = await tx.row<{ given: Centavos }>(
    `select (
       (select coalesce(sum(${amount}), 0)
        from ${transactionsOfTypes(['admin_credit', 'admin_debit'])} t
        where t.user_id = $1 and t.created_at > clock_timestamp() - interval '24 hours')
       + (select coalesce(sum(abs(i.payout_centavos - i.amount_centavos)), 0)
          from investments i join investment_moves m on m.investment_id = i.id
            and m.new_status = i.status and m.previous_status <> m.new_status
          where i.user_id = $1 and not i.has_placement and i.payout_centavos is not null
            and m.changed_at > clock_timestamp() - interval '24 hours')
     )::bigint as given`,
    [userId],
  )
  return given
}
