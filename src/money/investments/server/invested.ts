import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isOpenIn } from './investments-sql.ts'

/** The money in the investments of this user, whoever placed it. */
export async function sumInvested(tx: Transaction, userId: string): Promise<bigint> {
  const { sum } = await tx.row<{ sum: bigint }>(
    `select coalesce(sum(amount_centavos), 0)::bigint as sum from investments i
     where user_id = $1 and ${isOpenIn('i')}`,
    [userId],
  )
  return sum
}

/** The money in tills of open investments that staff recorded; users placed the others. */
export async function sumRecordedByStaff(tx: Transaction): Promise<bigint> {
  const { sum } = await tx.row<{ sum: bigint }>(
    `select coalesce(sum(amount_centavos), 0)::bigint as sum from investments i
     where ${isOpenIn('i')} and not has_placement`,
  )
  return sum
}
