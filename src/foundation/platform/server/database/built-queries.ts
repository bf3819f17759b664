/**
 * Queries built at run time: lists with optional filters. Kysely writes the SQL and checks the
 * column names; the open transaction runs it. Queries without optional parts are plain SQL.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type RawBuilder,
} from 'kysely'
import type { Transaction } from './database.ts'

/** A builder that only writes SQL and has no connection. */
export function queryBuilder<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

export async function builtRows<Row>(tx: Transaction, query: Compilable<Row>): Promise<Row[]> {
  const { sql, parameters } = query.compile()
  return await tx.dynamicRows<Row>(sql, parameters)
}

const writer = queryBuilder<never>()

/** Runs written SQL with optional parts: ``writtenRows<Row>(tx, sql`select … ${part} …`)``. */
export async function writtenRows<Row>(
  tx: Transaction,
  query: RawBuilder<unknown>,
): Promise<Row[]> {
  const { sql, parameters } = query.compile(writer)
  return await tx.dynamicRows<Row>(sql, parameters)
}

/** Written SQL for `constantQuery`. */
export function writtenQuery<Row>(query: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => query.compile(writer) as ReturnType<Compilable<Row>['compile']> }
}

/**
 * Builds a query once for `rows`, which prepares it instead of planning it anew at each call.
 * `build` places the changing value anywhere among constant ones; `valuesFor` fills it in.
 */
export function constantQuery<Row>(build: (changing: string) => Compilable<Row>): {
  text: string
  valuesFor(value: string): unknown[]
} {
  // No query contains this by chance.
  const mark = '\u0000 the value that changes'
  const { sql, parameters } = build(mark).compile()
  if (!parameters.includes(mark))
    throw new Error(`The value that changes is no parameter of: ${sql.slice(0, 80)}`)
  return {
    text: sql,
    valuesFor: (value) => parameters.map((parameter) => (parameter === mark ? value : parameter)),
  }
}

/** A pattern for `ilike` that finds the term anywhere, with its wildcards escaped. */
export function containing(term: string): string {
  return `%${escapedForLike(term)}%`
}

export function escapedForLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&')
}

/**
 * Names of a set in the rules, for `in (…)`: `'pending', 'on_hold'`. Written into the query,
 * because a partial index matches constants only.
 */
export function sqlNames(names: readonly string[]): string {
  const odd = names.find((name) => !/^[a-z_-]+$/.test(name))
  if (odd !== undefined || names.length === 0) throw new Error(`No names for SQL: ${odd ?? 'none'}`)
  return names.map((name) => `'${name}'`).join(', ')
}
