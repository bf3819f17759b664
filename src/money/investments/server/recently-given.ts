import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  transactionAmountOf,
  transactionsOfTypes,
} from '#money/transactions/server/transactions-sql.ts'

const amount = transactionAmountOf('t')

/**
 * The sum in centavos of what the company gave this user and took from them within 24 hours:
 * balance adjustments, and gains and losses of investments. Lock the user before comparing the sum
 * with the band, so that concurrent actions see each other's amounts.
 */
export async function readRecentlyGiven(tx: Transaction, userId: string): Promise<Centavos> {
  const { given } = await tx.row<{ given: Centavos }>(
    `select (
       (select coalesce(sum(${amount}), 0)
        from ${transactionsOfTypes(['admin_credit', 'admin_debit'])} t
        where t.user_id = $1 and t.created_at > clock_timestamp() - interval '24 hours')
       + (select coalesce(sum(abs(i.payout_centavos - i.amount_centavos)), 0)
          from investments i join investment_moves m on m.investment_id = i.id
            and m.new_status = i.status and m.previous_status <> m.new_status
          where i.user_id = $1 and i.payout_centavos is not null
            and m.changed_at > clock_timestamp() - interval '24 hours')
     )::bigint as given`,
    [userId],
  )
  return given
}
