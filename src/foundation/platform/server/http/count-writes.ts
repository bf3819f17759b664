/**
 * Counts what one person writes, in the database, so that all servers share it
 * (docs/decisions/0037-limits-on-writing.md).
 */
import { writeLimits, type WriteKind } from '#foundation/contract/shared/write-limits.ts'
import { platformRefusals } from '../../shared/words.ts'
import { sqlState, type Database, type Transaction } from '../database/database.ts'
import { deleteInBatches } from '../in-batches.ts'
import type { Caller } from './context.ts'
import { refuse } from './refuse.ts'

const countWrite = `select count_write($1, $2, $3::int, $4::int, $5::int, $6::int)`

/**
 * Counts the transaction's write right before its commit, if it changed anything by then: a refused
 * or repeated request costs nothing. Visitors have limits of their own (people/identity).
 */
export function countBeforeCommit(
  tx: Transaction,
  caller: Caller,
  kind: WriteKind,
  input: unknown,
): void {
  tx.beforeCommit(async () => {
    if (tx.hasWritten()) await countNow(tx, caller, kind, input)
  })
}

/** Counts at once, for work that writes in several transactions or makes a file. */
export async function countNow(
  tx: Transaction,
  caller: Caller,
  kind: WriteKind,
  input: unknown,
): Promise<void> {
  if (caller.role !== 'user' && caller.role !== 'admin') return
  const { perMinute, perDay, bytesPerDay } = writeLimits[kind][caller.role]
  const person = caller.userId ?? 'company-access'
  const limit = [perMinute, perDay, bytesPerDay]
  try {
    await tx.rows(countWrite, [person, kind, ...limit, textBytes(input)])
  } catch (error) {
    const seconds = secondsToWait(error)
    if (seconds === null) throw error
    refuse(platformRefusals, 'too-many-writes', {
      status: 429,
      figures: { kind, seconds },
      cause: error,
    })
  }
}

/** Null for any other error. */
function secondsToWait(error: unknown): string | null {
  if (sqlState(error) !== 'KB429') return null
  return (error as { detail?: string }).detail ?? '1'
}

/** Only texts grow without a limit of their own. */
function textBytes(input: unknown): number {
  if (typeof input === 'string') return Buffer.byteLength(input)
  if (typeof input !== 'object' || input === null) return 0
  return Object.values(input).reduce((sum: number, part) => sum + textBytes(part), 0)
}

/** For the hourly job: a row says nothing once all it counted is forgotten. */
export async function forgetWriteCounts(database: Database): Promise<void> {
  await deleteInBatches(database, {
    table: 'write_counts',
    where: 'greatest(minute_until, day_until, bytes_until) < now()',
  })
}
