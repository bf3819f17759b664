import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'

/**
 * What the company gave this user and took from them within 24 hours, added up: by hand, and as
 * gains and losses of investments. One person may do so much alone, in whatever way and in however
 * many steps. Whoever acts on it holds the lock of the user.
 */
export async function readGivenLately(tx: Transaction, userId: string): Promise<Centavos> {
  const { given } = await tx.row<{ given: Centavos }>(
    `select (
       (select coalesce(sum(abs(amount_centavos)), 0) from transactions
        where user_id = $1 and type in ('admin_credit', 'admin_debit') and created_at > clock_timestamp() - interval '24 hours')
       + (select coalesce(sum(abs(i.payout_centavos - i.amount_centavos)), 0)
          from investments i join investment_moves m on m.investment_id = i.id and m.new_status = i.status and m.previous_status <> m.new_status
          where i.user_id = $1 and i.payout_centavos is not null and m.changed_at > clock_timestamp() - interval '24 hours')
     )::bigint as given`,
    [userId],
  )
  return given
}
