/**
 * Access to PostgreSQL. A transaction is one piece of work: it commits whole or leaves nothing.
 * Statements are prepared by name on each connection. The name is derived from the text, so texts
 * must be constant; `dynamicRows` takes the others.
 */
import pg from 'pg'
import { CommitUnconfirmed, sqlState } from './database-errors.ts'
import { JoiningSocket, withClient, type Running } from './with-client.ts'

export { CommitUnconfirmed, DatabaseUnreachable, sqlState } from './database-errors.ts'

/** The interface for actions and stores. A read gets the same one, without a transaction. */
export interface Transaction {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Throws unless there is exactly one row. */
  row<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  /** Throws when there is more than one row. */
  maybeRow<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** For SQL built at run time, such as filters. Not prepared, so plans do not pile up. */
  dynamicRows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** From here on the statements of this transaction may take as long as they need. */
  liftTimeLimit(): Promise<void>
  /** Runs after the work, right before the commit. If it fails, the transaction rolls back. */
  beforeCommit(task: () => Promise<unknown>): void
  /** Runs after a successful commit, in order of registration. Must not throw. */
  afterCommit(task: () => void): void
  /** True once a statement has changed a row. A request that was repeated changes none. */
  hasWritten(): boolean
  /**
   * Makes a transaction that changed nothing wait at its commit, as a write does, until everything
   * committed before is on the disk and at the synchronous standby. An answer about what an earlier
   * transaction did needs it: that one may be visible and still be lost.
   */
  commitUnchanged(): void
}

type Results<Statements extends readonly unknown[]> = {
  -readonly [Index in keyof Statements]: Awaited<Statements[Index]>
}

/**
 * Awaits statements that do not need each other's results. The connection pipelines them: they run
 * in the order in which they were sent, with one round trip for all. Settles every statement before
 * it throws, and throws the error that caused the others.
 */
export async function together<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<Results<Statements>> {
  const settled = await Promise.allSettled(statements)
  const errors = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  // 25P02 only says that an earlier statement of the transaction failed.
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== '25P02') ?? errors[0]
  return settled.map((one) =>
    one.status === 'fulfilled' ? one.value : undefined,
  ) as Results<Statements>
}

type Opening = (tx: Transaction) => Promise<unknown>

export interface Database {
  /**
   * Opens a transaction. Repeats the work after a serialisation failure or a deadlock. The
   * statements of `opening` travel with the `begin`. They may only lock and read: if that ever
   * failed alone, each would run by itself. The work begins after them.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, opening?: Opening): Promise<T>
  /** Takes a connection without a transaction, for work that only reads. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * The same database for work that ends with the signal: a statement that runs is cancelled, and
   * the transaction rolls back. A commit that was sent is never cancelled.
   */
  until(signal: AbortSignal): Pick<Database, 'transaction' | 'read'>
  close(): Promise<void>
  pool: pg.Pool
}

/** Reads int8 as bigint, so that money and counts never pass through a float. */
const typeParsers = new Map<number, (text: string) => unknown>([[pg.types.builtins.INT8, BigInt]])

const getTypeParser = ((id: number, format?: 'text' | 'binary') =>
  typeParsers.get(id) ??
  (pg.types.getTypeParser(id, format as 'text') as (
    text: string,
  ) => unknown)) as typeof pg.types.getTypeParser

const statementNames = new Map<string, string>()

function statementName(text: string): string {
  let name = statementNames.get(text)
  if (!name) {
    name = `s${statementNames.size}`
    statementNames.set(text, name)
  }
  return name
}

export interface DatabaseOptions {
  /** 16 by default. Measured: more than a few for each core only add waiting. */
  connections?: number
  applicationName?: string
  /** How long a caller waits for a connection, free or new. */
  connectWithinMs?: number
  /** How long a statement waits for what another transaction holds. Default: as it may run. */
  lockTimeoutMs?: number
  /** How long a statement may run; a process that hangs must not hold locks for ever. */
  statementTimeoutMs?: number
}

/** Every connection notices within minutes, not hours, that the network drops its packets. */
export const connectionCare = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5_000,
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { statementTimeoutMs = 30_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    ...connectionCare,
    connectionTimeoutMillis: options.connectWithinMs ?? connectionCare.connectionTimeoutMillis,
    max: options.connections ?? 16,
    application_name: options.applicationName ?? 'kaban',
    types: { getTypeParser },
    // Sends a statement before the previous one is answered; see `together`.
    pipeline: true,
    stream: () => new JoiningSocket(),
    statement_timeout: statementTimeoutMs,
    // A network that swallows an answer sends no error either.
    query_timeout: statementTimeoutMs + 2_000,
    ...(options.lockTimeoutMs && { lock_timeout: options.lockTimeoutMs }),
    idle_in_transaction_session_timeout: 30_000,
  })
  // A broken connection rejects its pending query and also emits an event, idle or not. Without
  // listeners that event would end the process; the pool drops the connection by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // To start workers takes longer than a request should, and they take processors from others.
    // Travels with the first statement. As `options` it would displace those of the operator.
    client.query('set max_parallel_workers_per_gather = 0').catch(() => {})
  })
  const until = (signal?: AbortSignal): Pick<Database, 'transaction' | 'read'> => ({
    read: (work) =>
      withClient(pool, signal, (client, running) => work(transactionOn(client, running))),
    transaction: (work, opening) =>
      repeatOnConflict(() =>
        withClient(pool, signal, (client, running) =>
          inTransaction(client, running, work, opening),
        ),
      ),
  })
  return { pool, close: () => pool.end(), until, ...until() }
}

const attemptsMax = 8

async function repeatOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tried >= attemptsMax || !isConflict(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * tried))
    }
  }
}

function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

async function inTransaction<T>(
  client: pg.PoolClient,
  running: Running,
  work: (tx: Transaction) => Promise<T>,
  opening: Opening | undefined,
): Promise<T> {
  const ending: Ending = { beforeCommit: [], afterCommit: [] }
  const tx = transactionOn(client, running, ending)
  let result: T
  try {
    await together([client.query({ name: 'begin', text: 'begin' }), opening?.(tx)])
    result = await work(tx)
    running.signal?.throwIfAborted()
    running.committing = true
    const last = ending.beforeCommit.map((task) => task())
    const [{ command }] = await together([commit(client), ...last])
    // When the work swallowed an error, PostgreSQL answers the commit with a rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back by the database at its commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  for (const task of ending.afterCommit) task()
  return result
}

/** A wait for the standby that somebody cancels ends with a commit and a warning. */
async function commit(client: pg.PoolClient): Promise<pg.QueryResult> {
  let unconfirmed: string | undefined
  const listen = ({ routine, message }: { routine: string | undefined; message?: string }) => {
    // Its words are in the language of the server.
    if (routine === 'SyncRepWaitForLSN') unconfirmed = message
  }
  client.on('notice', listen)
  try {
    const result = await client.query({ name: 'commit', text: 'commit' })
    if (unconfirmed !== undefined) throw new CommitUnconfirmed(unconfirmed)
    return result
  } finally {
    client.off('notice', listen)
  }
}

interface Ending {
  beforeCommit: (() => Promise<unknown>)[]
  afterCommit: (() => void)[]
}

/** A write inside a `with` is reported as the select around it. */
const writesInside = /^\s*with\b[^]*\b(?:insert into|update|delete from)\b/i

const aDayMs = 86_400_000

function transactionOn(client: pg.PoolClient, running: Running, ending?: Ending): Transaction {
  let written = false
  let answerTimeout = {}
  async function run(query: pg.QueryConfig): Promise<pg.QueryResult> {
    if (!running.committing) running.signal?.throwIfAborted()
    const result = await client.query({ ...query, ...answerTimeout })
    if (!written && result.rowCount)
      written = result.command !== 'SELECT' || writesInside.test(query.text)
    return result
  }
  async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await run({ name: statementName(text), text, values: [...values] })
    return result.rows as Row[]
  }
  return {
    rows,
    async row<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      const [first] = found
      if (first === undefined || found.length > 1)
        throw new Error(`Expected one row, found ${found.length}: ${text.slice(0, 80)}`)
      return first
    },
    async maybeRow<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      if (found.length > 1)
        throw new Error(`Expected at most one row, found ${found.length}: ${text.slice(0, 80)}`)
      return found[0]
    },
    async dynamicRows<Row>(text: string, values: readonly unknown[] = []) {
      const result = await run({ text, values: [...values] })
      return result.rows as Row[]
    },
    async liftTimeLimit() {
      await run({ text: 'set local statement_timeout = 0' })
      answerTimeout = { query_timeout: aDayMs }
    },
    beforeCommit(task) {
      if (!ending) throw new Error('A read has no commit to run a task before')
      ending.beforeCommit.push(task)
    },
    afterCommit: (task) => void ending?.afterCommit.push(task),
    hasWritten: () => written,
    commitUnchanged() {
      this.beforeCommit(async () => {
        // PostgreSQL waits only for a transaction that has written to its log.
        if (!written) await rows(`select pg_logical_emit_message(true, 'kaban', '')`)
      })
    },
  }
}
