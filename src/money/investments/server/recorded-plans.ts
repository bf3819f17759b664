import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** More names than staff can have in use at once. */
const namesMax = 100

/** The names of plans that staff wrote when they recorded investments, newest first. */
export async function selectRecordedPlans(tx: Transaction): Promise<string[]> {
  const found = await tx.rows<{ planName: string }>(
    `select plan_name as "planName" from investments where not has_placement
     group by plan_name order by max(created_at) desc, plan_name limit ${namesMax}`,
  )
  return found.map(({ planName }) => planName)
}
