/** Copies all rows of one database into another one with the same schema, and compares them. */
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

interface Table {
  /** Quoted, with its schema. */
  name: string
  /** Quoted. Generated columns are not copied. */
  copied: string
  all: string
}

/** Schemas that Kaban or an operator made. */
export const ownSchemas = `n.nspname not in ('pg_catalog', 'information_schema')
  and n.nspname !~ '^pg_(toast|temp)'`

const tables = `select format('%I.%I', n.nspname, c.relname) as name,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      filter (where a.attgenerated = '') as copied,
    string_agg(quote_ident(a.attname), ', ' order by a.attnum) as all
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and ${ownSchemas}
  group by c.oid, n.nspname, c.relname order by 1`

const sequences = `select format('select setval(%L, %s, %L)',
    format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
    last_value is not null) as statement
  from pg_sequences order by 1`

/** Settings of a database or a role must not change how a value is written. */
export const plainly = `set timezone = 'UTC'; set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`

/**
 * `source` is in a transaction with one snapshot, and `target`, a superuser, has only the rows of
 * its migrations. No trigger and no foreign key looks at rows that are not all there yet.
 */
export async function copyRows(source: pg.Client, target: pg.Client): Promise<void> {
  const found = await tablesOf(target)
  await target.query('begin')
  await target.query('set local session_replication_role = replica')
  await target.query(`truncate ${found.map(({ name }) => name).join(', ')}`)
  for (const { name, copied } of found)
    await pipeline(
      source.query(to(`copy ${name} (${copied}) to stdout`)),
      target.query(from(`copy ${name} (${copied}) from stdin with (freeze)`)),
    )
  const { rows } = await source.query<{ statement: string }>(sequences)
  for (const { statement } of rows) await target.query(statement)
  await target.query('commit')
}

/** Returns a sentence for each table or sequence that differs. */
export async function compareRows(source: pg.Client, target: pg.Client): Promise<string[]> {
  const problems: string[] = []
  for (const table of await tablesOf(target)) {
    const [before, after] = await Promise.all([sumOf(source, table), sumOf(target, table)])
    if (before.rows !== after.rows)
      problems.push(`${table.name} has ${after.rows} rows instead of ${before.rows}`)
    else if (before.sum !== after.sum) problems.push(`${table.name} has other values`)
  }
  const [before, after] = await Promise.all([source.query(sequences), target.query(sequences)])
  if (JSON.stringify(before.rows) !== JSON.stringify(after.rows))
    problems.push('The sequences have other values')
  return problems
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  return (await client.query<Table>(tables)).rows
}

/** Rows have no order, so the sum of their hashes is compared. */
async function sumOf(
  client: pg.Client,
  { name, all }: Table,
): Promise<{ rows: string; sum: string | null }> {
  const { rows } = await client.query<{ rows: string; sum: string | null }>(
    `select count(*)::text as rows,
       sum(('x' || left(md5(row(${all})::text), 15))::bit(60)::bigint)::text as sum from ${name}`,
  )
  return rows[0] ?? { rows: '0', sum: null }
}
