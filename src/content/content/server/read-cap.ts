import { capMaxBasisPoints, planCapBody } from '#content/plans/shared/rules.ts'
/**
 * What a plan may promise at most in a year, in hundredths of a percent: as the operator published
 * it, and never above the software's own.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

export async function readCap(tx: Transaction): Promise<number> {
  const row = await tx.maybeRow<{ body: object }>(
    `select body from content_versions where kind = 'plan-cap' and state = 'published'`,
  )
  const read = planCapBody.safeParse(row?.body)
  return read.success ? Math.min(read.data.capBasisPoints, capMaxBasisPoints) : capMaxBasisPoints
}
