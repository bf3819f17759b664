/**
 * The way to PostgreSQL. One transaction is one piece of work: it commits whole or leaves nothing.
 * Statements are prepared by name on each connection; the name follows from the text, so the text must be constant.
 */
import pg from 'pg'

/** What a verb and a store see of the database. A read gets the same interface, outside a transaction. */
export interface Transaction {
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Exactly one row; anything else is a fault. */
  row<Row>(text: string, values?: readonly unknown[]): Promise<Row>
  maybeRow<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
  /** For SQL that is built while running (filters): not prepared, so it fills no connection with plans. */
  dynamicRows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs after the commit, in order; never when the transaction fails. It must not throw. */
  afterCommit(task: () => void): void
}

export interface Database {
  /** Opens one transaction. Repeats the work when the database asks for it (40001 serialisation, 40P01 deadlock). */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One connection without a transaction, for work that only reads. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
  pool: pg.Pool
}

/** int8 as bigint: money and counts never pass through a float. */
const typeParsers = new Map<number, (text: string) => unknown>([[pg.types.builtins.INT8, BigInt]])

const getTypeParser = ((id: number, format?: 'text' | 'binary') =>
  typeParsers.get(id) ?? (pg.types.getTypeParser(id, format as 'text') as (text: string) => unknown)) as typeof pg.types.getTypeParser

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
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 16,
    application_name: options.applicationName ?? 'kaban',
    types: { getTypeParser },
    // A client that hangs must not hold locks for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // An idle connection that breaks (the server restarts) is dropped by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    pool,
    close: () => pool.end(),
    read: (work) => withClient(pool, (client) => work(transactionOn(client, []))),
    transaction: (work) => repeatOnConflict(() => withClient(pool, (client) => inTransaction(client, work))),
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

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    // A connection that died under us must not go back into the pool.
    broken = !(error instanceof Error) || (sqlState(error) ?? '').startsWith('57P') || /terminated|ECONNRESET|closed/.test(error.message)
    throw error
  } finally {
    client.release(broken)
  }
}

async function inTransaction<T>(client: pg.PoolClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const afterCommit: (() => void)[] = []
  await client.query('begin')
  let result: T
  try {
    result = await work(transactionOn(client, afterCommit))
    const { command } = await client.query('commit')
    // A transaction in which an error was swallowed answers a commit with a rollback: never take that for success.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back by the database at its commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  for (const task of afterCommit) task()
  return result
}

function transactionOn(client: pg.PoolClient, afterCommit: (() => void)[]): Transaction {
  async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await client.query({ name: statementName(text), text, values: [...values] })
    return result.rows as Row[]
  }
  return {
    rows,
    async row<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      const [first] = found
      if (first === undefined || found.length > 1) throw new Error(`Expected one row, found ${found.length}: ${text.slice(0, 80)}`)
      return first
    },
    async maybeRow<Row>(text: string, values?: readonly unknown[]) {
      const found = await rows<Row>(text, values)
      if (found.length > 1) throw new Error(`Expected at most one row, found ${found.length}: ${text.slice(0, 80)}`)
      return found[0]
    },
    async dynamicRows<Row>(text: string, values: readonly unknown[] = []) {
      const result = await client.query(text, [...values])
      return result.rows as Row[]
    },
    afterCommit: (task) => void afterCommit.push(task),
  }
}
