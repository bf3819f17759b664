/** Every row of every table as one value, to show that nothing changed. */
import type { TestDatabase } from './database.ts'

/** Written by jobs and by looking, not by what a person asked for. */
const unasked = [
  'live_outbox',
  'attempts',
  'till_marks',
  'till_snapshots',
  'activity_unlinked',
  'activity_links',
  'activity_heads',
  'book_verifications',
]

/** By table: how many rows, and a hash over all of them. */
export async function wholeDatabase(
  town: Pick<TestDatabase, 'asOwner'>,
): Promise<Record<string, string>> {
  const tables = await town.asOwner<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_schema in ('public', 'ledger') and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [unasked],
  )
  const each = tables.map(
    ({ table }) =>
      `select '${table}' as name, count(*) || ' rows ' || md5(coalesce(string_agg((to_jsonb(t) - 'last_seen_at')::text, '' order by t::text), '')) as rows from ${table} t`,
  )
  const found = await town.asOwner<{ name: string; rows: string }>(each.join(' union all '))
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]))
}

/** The name of every column of every table, also as our inputs spell names. */
export async function everyColumn(town: Pick<TestDatabase, 'asOwner'>): Promise<string[]> {
  const found = await town.asOwner<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema in ('public', 'ledger') order by 1`,
  )
  const inCapitals = found.map(({ name }) =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  return [...new Set([...found.map(({ name }) => name), ...inCapitals])]
}
