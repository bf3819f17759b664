/**
 * How the jobs work through placements: in batches, each in one transaction. When a batch fails,
 * each of its placements is tried alone, so that one stops no other.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnreachable } from '#foundation/platform/server/database/database-errors.ts'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { JobsStopped } from '#foundation/platform/server/jobs.ts'
import type { Which } from './due-store.ts'

export type JobParts = { database: Pick<Database, 'transaction'> } & Pick<
  ActionContext,
  'settings' | 'files' | 'secrets'
>

export interface Step<Row extends { placementId: string }> {
  /** The end of "could not ...", for the log. */
  name: string
  batch: number
  restMs?: number
  /** Locks the next rows, oldest first. */
  take: (tx: Transaction, which: Which) => Promise<Row[]>
  /** Gets at least one row. */
  work: (ctx: ActionContext, rows: readonly Row[]) => Promise<void>
  /** For one that failed alone, too. */
  lastTry?: (ctx: ActionContext, rows: readonly Row[]) => Promise<void>
  /** Says after each transaction whether the next one would find nothing to do. */
  isOver?: () => boolean
}

export interface Worked {
  count: number
  failed: readonly string[]
  errors: readonly unknown[]
}

export async function workThrough<Row extends { placementId: string }>(
  parts: JobParts,
  step: Step<Row>,
): Promise<Worked> {
  const [failed, errors]: [string[], unknown[]] = [[], []]
  let count = 0
  for (;;) {
    const { taken, error } = await tryBatch(parts, step, failed)
    if (error === null) count += taken.length
    else {
      const known = errors.length
      for (const { placementId } of taken) {
        const alone = await tryAlone(parts, step, placementId)
        count += alone.count
        if (alone.error !== null) errors.push(alone.error)
        if (alone.isFailed) failed.push(placementId)
        if (step.isOver?.()) break
      }
      if (errors.length === known)
        errors.push(
          new Error(`A batch could not ${step.name}, and its placements could alone`, {
            cause: error,
          }),
        )
    }
    if (taken.length < step.batch || step.isOver?.()) return { count, failed, errors }
    await wait(step.restMs ?? 0)
  }
}

/** The database is gone or the server stops: nothing else would succeed. */
export function endsRun(error: unknown): boolean {
  return error instanceof DatabaseUnreachable || error instanceof JobsStopped
}

async function tryBatch<Row extends { placementId: string }>(
  parts: JobParts,
  step: Step<Row>,
  except: readonly string[],
): Promise<{ taken: readonly Row[]; error: unknown }> {
  let taken: Row[] = []
  try {
    await inStep(parts, async (ctx) => {
      taken = await step.take(ctx.tx, { limit: step.batch, only: null, except })
      if (taken.length > 0) await step.work(ctx, taken)
    })
    return { taken, error: null }
  } catch (error) {
    if (taken.length === 0 || endsRun(error)) throw error
    return { taken, error }
  }
}

async function tryAlone<Row extends { placementId: string }>(
  parts: JobParts,
  { name, take, work, lastTry }: Step<Row>,
  placementId: string,
): Promise<{ count: number; error: unknown; isFailed: boolean }> {
  let error: unknown = null
  for (const attempt of lastTry ? [work, lastTry] : [work])
    try {
      const count = await inStep(parts, async (ctx) => {
        const rows = await take(ctx.tx, { limit: 1, only: placementId, except: [] })
        if (rows.length > 0) await attempt(ctx, rows)
        return rows.length
      })
      return { count, error, isFailed: false }
    } catch (cause) {
      if (endsRun(cause)) throw cause
      error ??= new Error(`Placement ${placementId} could not ${name}`, { cause })
    }
  return { count: 0, error, isFailed: true }
}

function inStep<T>(
  { database, ...ground }: JobParts,
  work: (ctx: ActionContext) => Promise<T>,
): Promise<T> {
  return database.transaction((tx) => work(systemContext(tx, ground)))
}
