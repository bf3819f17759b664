/**
 * The job that ends placements on their day. It may run on many servers at once and be killed at
 * any point: each batch is one transaction, and every move and posting has a key that follows from
 * the placement, so nothing is paid twice.
 */
import type { Database } from '#foundation/platform/server/database/database.ts'
import { endsRun, workThrough, type JobParts, type Worked } from './batches.ts'
import { becomingDue } from './become-due.ts'
import { poolsWithDue } from './due-store.ts'
import { markingLate } from './mark-late.ts'
import { paying } from './pay-placements.ts'
import { reminding } from './remind-of-maturity.ts'

export type MaturityParts = JobParts & { database: Pick<Database, 'read'> }

const batchSize = 200

/** No failure stops what does not depend on it; an AggregateError at the end has them all. */
export async function maturePlacements(parts: MaturityParts, batch = batchSize): Promise<void> {
  const errors: unknown[] = []
  /** Returns those that failed. */
  async function phase(working: Promise<Worked>): Promise<readonly string[]> {
    try {
      const worked = await working
      errors.push(...worked.errors)
      return worked.failed
    } catch (error) {
      if (endsRun(error)) throw error
      errors.push(error)
      return []
    }
  }
  await phase(workThrough(parts, becomingDue(batch)))
  for (const poolId of await parts.database.read(poolsWithDue)) {
    // Who gains nothing waits for no income, and so not behind those who do.
    const failed = [
      ...(await phase(workThrough(parts, paying({ poolId, batch, hasGain: false })))),
      ...(await phase(workThrough(parts, paying({ poolId, batch, hasGain: true })))),
    ]
    await phase(workThrough(parts, markingLate({ poolId, batch, failed })))
  }
  for (const reminded of [0, 1] as const)
    await phase(workThrough(parts, reminding(reminded, batch)))
  const [cause] = errors
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} failures, first: ${String(cause)}`, {
      cause,
    })
}
