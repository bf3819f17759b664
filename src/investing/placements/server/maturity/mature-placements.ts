/**
 * The job that ends placements on their day. It may run on many servers at once and be killed at
 * any point: each batch is one transaction, and every move and posting has a key that follows from
 * the placement, so nothing is paid twice.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { lockPool, readPoolBalance } from '#money/pools/server/pools.ts'
import { affordable } from '../../shared/rules-maturity.ts'
import { becomeDue } from './become-due.ts'
import { lockDue, lockMatured, lockOneDue, poolsWithDue, type DuePlacement } from './due-store.ts'
import { markLate } from './mark-late.ts'
import { payPlacements } from './pay-placements.ts'
import { remindOfMaturity } from './remind-of-maturity.ts'

export type MaturityParts = { database: Pick<Database, 'transaction' | 'read'> } & Pick<
  ActionContext,
  'settings' | 'files' | 'secrets'
>

const batchSize = 200
/** A payment holds the lock of its pool, and of each wallet that it pays, until it commits. */
const paidAtOnce = 20
/** Between two batches, for those who wait for the pool or a wallet. */
const restMs = 50

/** An AggregateError at the end names the placements that could not be paid. */
export async function maturePlacements(parts: MaturityParts, batch = batchSize): Promise<void> {
  while ((await becomeDueNow(parts, batch)) === batch) await wait(0)
  const errors: unknown[] = []
  for (const poolId of await parts.database.read(poolsWithDue)) {
    const { isShort, failed } = await payFromPool(parts, {
      poolId,
      batch: Math.min(batch, paidAtOnce),
      errors,
    })
    if (!isShort && failed.length === 0) continue
    const unpaid = { poolId, limit: batch, only: isShort ? null : failed }
    while ((await inStep(parts, (ctx) => markLate(ctx, unpaid))) === batch) await wait(0)
  }
  while ((await inStep(parts, (ctx) => remindOfMaturity(ctx, batch))) >= batch) await wait(0)
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} placements could not be paid`)
}

const inStep = <T>(parts: MaturityParts, work: (ctx: ActionContext) => Promise<T>): Promise<T> => {
  const { database, ...ground } = parts
  return database.transaction((tx) => work(systemContext(tx, ground)))
}

function becomeDueNow(parts: MaturityParts, batch: number): Promise<number> {
  return inStep(parts, async (ctx) => {
    const matured = await lockMatured(ctx.tx, batch)
    await becomeDue(ctx, matured)
    return matured.length
  })
}

/** Pays oldest first until the pool is short or nothing is due. */
async function payFromPool(
  parts: MaturityParts,
  { poolId, batch, errors }: { poolId: string; batch: number; errors: unknown[] },
): Promise<{ isShort: boolean; failed: readonly string[] }> {
  const failed: string[] = []
  for (;;) {
    const { taken, isShort } = await payBatch(parts, { poolId, limit: batch, except: failed })
    for (const { placementId, error } of taken.failures) {
      failed.push(placementId)
      errors.push(error)
    }
    if (isShort || taken.count < batch) return { isShort, failed }
    await wait(restMs)
  }
}

interface Taken {
  count: number
  failures: { placementId: string; error: unknown }[]
}

/** When the batch fails, each of its placements is tried alone, so that one stops no other. */
async function payBatch(
  parts: MaturityParts,
  due: { poolId: string; limit: number; except: readonly string[] },
): Promise<{ taken: Taken; isShort: boolean }> {
  let locked: DuePlacement[] = []
  try {
    const isShort = await inStep(parts, async (ctx) => {
      // Before the first wallet: two servers then queue and cannot lock each other out.
      await lockPool(ctx.tx, due.poolId)
      locked = await lockDue(ctx.tx, due)
      const { paid, short } = affordable(locked, await readPoolBalance(ctx.tx, due.poolId))
      await payPlacements(ctx, paid)
      return short.length > 0
    })
    return { taken: { count: locked.length, failures: [] }, isShort }
  } catch (error) {
    if (locked.length === 0) throw error
  }
  const failures: Taken['failures'] = []
  let isShort = false
  for (const { placementId } of locked) {
    try {
      isShort = (await payAlone(parts, placementId, due.poolId)) === 'short'
    } catch (error) {
      failures.push({ placementId, error })
    }
    if (isShort) break
  }
  return { taken: { count: locked.length, failures }, isShort }
}

function payAlone(
  parts: MaturityParts,
  placementId: string,
  poolId: string,
): Promise<'paid' | 'short' | 'gone'> {
  return inStep(parts, async (ctx) => {
    await lockPool(ctx.tx, poolId)
    const due = await lockOneDue(ctx.tx, placementId)
    if (!due) return 'gone'
    const { paid } = affordable([due], await readPoolBalance(ctx.tx, poolId))
    await payPlacements(ctx, paid)
    return paid.length > 0 ? 'paid' : 'short'
  })
}
