import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** The money in the investments of this user, whoever placed it. */
export async function sumInvested(tx: Transaction, userId: string): Promise<bigint> {
  const { sum } = await tx.row<{ sum: bigint }>(
    `select coalesce(sum(amount_centavos), 0)::bigint as sum from investments
     where user_id = $1 and status in ('pending', 'active')`,
    [userId],
  )
  return sum
}

/** The money in tills of open investments that staff recorded; users placed the others. */
export async function sumRecordedByStaff(tx: Transaction): Promise<bigint> {
  const { sum } = await tx.row<{ sum: bigint }>(
    `select coalesce(sum(amount_centavos), 0)::bigint as sum from investments
     where status in ('pending', 'active') and not has_placement`,
  )
  return sum
}
