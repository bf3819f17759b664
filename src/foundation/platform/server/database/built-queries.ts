/**
 * Queries that are put together while running: lists with optional filters. Kysely writes the SQL
 * and checks the column names; the open transaction runs it. What has no optional part is plain SQL
 * in a store.
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

/** A builder that only writes SQL: it has no connection of its own. */
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

/**
 * SQL that is written out, with optional parts put into it: ``writtenRows<Row>(tx, sql`select …
 * ${part} …`)``.
 */
export async function writtenRows<Row>(
  tx: Transaction,
  query: RawBuilder<unknown>,
): Promise<Row[]> {
  const { sql, parameters } = query.compile(writer)
  return await tx.dynamicRows<Row>(sql, parameters)
}

/** The same for `constantQuery`. */
export function writtenQuery<Row>(query: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => query.compile(writer) as ReturnType<Compilable<Row>['compile']> }
}

/**
 * A query without optional parts, for `rows`: its text is written once, so that it is prepared and
 * not planned anew each time. `build` puts the value that changes wherever it likes; each call has
 * it there, among whatever other values there are.
 */
export function constantQuery<Row>(build: (changing: string) => Compilable<Row>): {
  text: string
  valuesFor(value: string): unknown[]
} {
  // No query holds this by chance.
  const mark = '\u0000 the value that changes'
  const { sql, parameters } = build(mark).compile()
  if (!parameters.includes(mark))
    throw new Error(`The value that changes is no parameter of: ${sql.slice(0, 80)}`)
  return {
    text: sql,
    valuesFor: (value) => parameters.map((parameter) => (parameter === mark ? value : parameter)),
  }
}

/** A pattern for `ilike` that finds the term anywhere; what a person types is never a wildcard. */
export function containing(term: string): string {
  return `%${escapedForLike(term)}%`
}

export function escapedForLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&')
}

/**
 * The names of a set that the rules declare, for `in (…)`: `'pending', 'on_hold'`. They are written
 * into the query because a partial index matches constants only.
 */
export function sqlNames(names: readonly string[]): string {
  const odd = names.find((name) => !/^[a-z_-]+$/.test(name))
  if (odd !== undefined || names.length === 0) throw new Error(`No names for SQL: ${odd ?? 'none'}`)
  return names.map((name) => `'${name}'`).join(', ')
}
