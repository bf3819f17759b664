/**
 * The way to PostgreSQL. One transaction is one piece of work: it commits whole or leaves nothing.
 * Statements are prepared by name on each connection; the name follows from the text, so the text
 * must be constant.
 */
import pg from 'pg'

/**
 * What a verb and a store see of the database. A read gets the same interface, outside a
 * transaction.
 */
export interface Transaction {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Exactly one row; anything else is a fault. */
  row<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  maybeRow<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /**
   * For SQL that is built while running (filters): not prepared, so it fills no connection with
   * plans.
   */
  dynamicRows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /**
   * Runs when the work is done, right before the commit; when it fails, nothing of the transaction
   * remains.
   */
  beforeCommit(task: () => Promise<unknown>): void
  /** Runs after the commit, in order; never when the transaction fails. It must not throw. */
  afterCommit(task: () => void): void
}

type Answers<Asked extends readonly unknown[]> = {
  -readonly [Index in keyof Asked]: Awaited<Asked[Index]>
}

/**
 * Waits for statements that do not need each other's answers. Sent without waiting in between, they
 * travel together and are carried out in the order in which they were sent. When one fails, the
 * others are waited for and its error is told.
 */
export async function together<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked)
  const errors = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  // 25P02 says no more than that another statement failed before.
  if (errors.length > 0) throw errors.find((error) => sqlState(error) !== '25P02') ?? errors[0]
  return settled.map((one) =>
    one.status === 'fulfilled' ? one.value : undefined,
  ) as Answers<Asked>
}

export interface Database {
  /**
   * Opens one transaction. Repeats the work when the database asks for it (40001 serialisation,
   * 40P01 deadlock).
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One connection without a transaction, for work that only reads. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
  pool: pg.Pool
}

/** Int8 as bigint: money and counts never pass through a float. */
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
  /** More connections than a few for each core only add waiting (measured). */
  connections?: number
  applicationName?: string
  /** How long somebody waits for a connection, a free one or a new one. */
  connectWithinMs?: number
}

/**
 * There was no connection to be had, so nothing was begun and nothing was changed: it may be tried
 * again.
 */
export class DatabaseUnreachable extends Error {}

/** For every connection: a network that swallows packets is noticed within minutes instead of hours. */
export const connectionCare = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 5_000,
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    ...connectionCare,
    connectionTimeoutMillis: options.connectWithinMs ?? connectionCare.connectionTimeoutMillis,
    max: options.connections ?? 16,
    application_name: options.applicationName ?? 'kaban',
    types: { getTypeParser },
    // A statement is sent although the one before it is not answered yet; `together` lives on it.
    pipeline: true,
    // A client that hangs must not hold locks for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that breaks (the server restarts) is told twice: to whoever waits for an answer, and as an event, idle or not.
  // Without listeners the event would end the process; whoever waits gets the error, and the pool drops the connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool,
    close: () => pool.end(),
    read: (work) => withClient(pool, (client) => work(transactionOn(client))),
    transaction: (work) =>
      repeatOnConflict(() => withClient(pool, (client) => inTransaction(client, work))),
  }
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

export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

/** The SQLSTATE of a database error, or undefined when it is something else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw isWorthAnotherTry(error)
      ? new DatabaseUnreachable('The database cannot be reached', { cause: error })
      : error
  })
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    // A connection that died under us must not go back into the pool.
    broken =
      !(error instanceof Error) ||
      (sqlState(error) ?? '').startsWith('57P') ||
      /terminated|ECONNRESET|closed/.test(error.message)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * A wrong password or a missing database stays wrong; no free connection (53), a server that starts
 * or ends (57P) and a broken way do not.
 */
function isWorthAnotherTry(error: unknown): boolean {
  const code = sqlState(error)
  return code === undefined || code.startsWith('53') || code.startsWith('57P')
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const ending: Ending = { beforeCommit: [], afterCommit: [] }
  await client.query('begin')
  let result: T
  try {
    result = await work(transactionOn(client, ending))
    const last = ending.beforeCommit.map((task) => task())
    sendWithWhatFollows(client)
    const [{ command }] = await together([client.query('commit'), ...last])
    // A transaction in which an error was swallowed answers a commit with a rollback: never take that for success.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back by the database at its commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  for (const task of ending.afterCommit) task()
  return result
}

/**
 * What is asked for in the same turn leaves in one write: writing is the dearest thing that this
 * process does (measured).
 */
function sendWithWhatFollows(client: pg.PoolClient): void {
  if (!(client instanceof pg.Client)) return
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

interface Ending {
  beforeCommit: (() => Promise<unknown>)[]
  afterCommit: (() => void)[]
}

function transactionOn(client: pg.PoolClient, ending?: Ending): Transaction {
  async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    sendWithWhatFollows(client)
    const result = await client.query({ name: statementName(text), text, values: [...values] })
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
      const result = await client.query(text, [...values])
      return result.rows as Row[]
    },
    beforeCommit(task) {
      if (!ending) throw new Error('A read has no commit that something could come before')
      ending.beforeCommit.push(task)
    },
    afterCommit: (task) => void ending?.afterCommit.push(task),
  }
}
