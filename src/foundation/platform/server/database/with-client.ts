/** Lends a connection of the pool for a piece of work, and ends the work when it must end. */
import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseUnreachable, sqlState } from './database-errors.ts'

/** A piece of work that `until` may end. */
export interface Running {
  signal: AbortSignal | undefined
  /** True once the commit was sent: from then on nobody knows the outcome but the database. */
  committing: boolean
}

export async function withClient<T>(
  pool: pg.Pool,
  signal: AbortSignal | undefined,
  work: (client: pg.PoolClient, running: Running) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const client = await pool.connect().catch((error: unknown) => {
    throw isWorthAnotherTry(error)
      ? new DatabaseUnreachable('The database cannot be reached', { cause: error })
      : error
  })
  const running: Running = { signal, committing: false }
  let cancelling: Promise<unknown> | undefined
  const cancel = () => {
    if (!running.committing) cancelling = cancelStatement(pool, client)
  }
  signal?.addEventListener('abort', cancel)
  let lost = false
  const lose = () => void (lost = true)
  client.on('error', lose)
  let broken = false
  try {
    return await work(client, running)
  } catch (error) {
    // One that died, or that leads to a former primary, must not go back into the pool.
    broken =
      !(error instanceof Error) ||
      /^57P|^25006/.test(sqlState(error) ?? '') ||
      /terminated|ECONNRESET|closed|read timeout/.test(error.message)
    // The connection ended, and with it everything that was not committed.
    if (!running.committing && (wasEnded(error) || (lost && isNetworkError(error))))
      throw new DatabaseUnreachable('The database ended the connection', { cause: error })
    // The cancelled statement only says that it was cancelled.
    throw cancelling && sqlState(error) === '57014' ? signal?.reason : error
  } finally {
    signal?.removeEventListener('abort', cancel)
    client.off('error', lose)
    await cancelling
    // A cancel that arrives late would end the next statement of this connection.
    client.release(broken || cancelling !== undefined)
  }
}

function wasEnded(error: unknown): boolean {
  const state = sqlState(error)
  return state
    ? /^57P|^25006/.test(state)
    : error instanceof Error &&
        /^(Connection terminated|Query read timeout|Client .* not queryable$)/.test(error.message)
}

/** As the statements that waited report it: ECONNRESET, EPIPE. */
function isNetworkError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** By a connection of its own: all others may be in use by what must be cancelled. */
async function cancelStatement(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const canceller = new pg.Client(pool.options)
  canceller.on('error', () => {})
  try {
    await canceller.connect()
    await canceller.query('select pg_cancel_backend($1)', [Reflect.get(client, 'processID')])
  } catch {
    // The statement then ends by its own time limit.
  } finally {
    await canceller.end().catch(() => {})
  }
}

/**
 * True while no connection is free (class 53), the server starts or stops (57P), or the network
 * fails. A wrong password or a missing database does not mend itself.
 */
function isWorthAnotherTry(error: unknown): boolean {
  const code = sqlState(error)
  return code === undefined || code.startsWith('53') || code.startsWith('57P')
}

/**
 * Sends what is written in one turn of the event loop at once. pg corks each statement, so without
 * this every statement of `together` would be a write, and wake the database, by itself.
 */
export class JoiningSocket extends Socket {
  #joins = false

  override cork(): void {
    super.cork()
    if (this.#joins) return
    this.#joins = true
    super.cork()
    process.nextTick(() => {
      this.#joins = false
      this.uncork()
    })
  }
}
