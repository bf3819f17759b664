/**
 * A clock for the sample's story inside the database. It exists in one transaction of the owner:
 * functions with the names of PostgreSQL's own come first in the search path of the session, of the
 * functions that name one, and in the defaults of columns. Before the commit everything is put back
 * and compared with what it was, so no other transaction ever sees any of it, and no function of a
 * migration knows of it. A live installation refuses.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

export interface DatabaseClock {
  /** `nowMs`: milliseconds since 1970; `aheadMs`: how far that is ahead of the machine's clock. */
  set(nowMs: number, aheadMs: number): void
  /** Puts everything back. Throws when something is not as it was. */
  end(): Promise<void>
}

const clockFunctions = `
  create schema sample_clock;
  grant usage on schema sample_clock to public;
  create function sample_clock.now() returns timestamptz language sql stable
    as $$ select pg_catalog.current_setting('sample_clock.now')::pg_catalog.timestamptz $$;
  create function sample_clock.transaction_timestamp() returns timestamptz language sql stable
    as $$ select pg_catalog.current_setting('sample_clock.now')::pg_catalog.timestamptz $$;
  create function sample_clock.statement_timestamp() returns timestamptz language sql stable
    as $$ select pg_catalog.current_setting('sample_clock.now')::pg_catalog.timestamptz $$;
  create function sample_clock.clock_timestamp() returns timestamptz language sql volatile
    as $$ select pg_catalog.clock_timestamp()
      + pg_catalog.current_setting('sample_clock.ahead')::pg_catalog.interval $$;
  create function sample_clock.uuidv7() returns uuid language sql volatile
    as $$ select pg_catalog.uuidv7(
      pg_catalog.current_setting('sample_clock.ahead')::pg_catalog.interval) $$;`

interface Changed {
  table: string
  column: string
  default: string
}

export async function startDatabaseClock(tx: Transaction): Promise<DatabaseClock> {
  const { mode } = await tx.row<{ mode: string }>('select mode from installation')
  if (mode !== 'sample') throw new Error('Only a sample installation has a story')
  const before = await readFingerprint(tx)
  const { path } = await tx.row<{ path: string }>(`select current_setting('search_path') as path`)
  const functions = await tx.rows<{ named: string; path: string }>(
    `select p.oid::regprocedure::text as named, substr(setting, length('search_path=') + 1) as path
     from pg_proc p cross join lateral unnest(p.proconfig) as setting
     where setting like 'search_path=%' and p.pronamespace::regnamespace::text
       in ('public', 'ledger')`,
  )
  const columns = await tx.rows<Changed>(
    `select d.adrelid::regclass::text as "table", quote_ident(a.attname) as "column",
       pg_get_expr(d.adbin, d.adrelid) as "default"
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
       join pg_class c on c.oid = d.adrelid
     where a.attgenerated = '' and c.relnamespace::regnamespace::text in ('public', 'ledger')
       and pg_get_expr(d.adbin, d.adrelid)
         ~ '(now|uuidv7|(clock|transaction|statement)_timestamp)\\(\\)'`,
  )
  const setDefaults = columns
    .map((one) => `alter table ${one.table} alter ${one.column} set default ${one.default};`)
    .join('\n')
  const setPaths = (first: string) =>
    functions
      .map((one) => `alter function ${one.named} set search_path = ${first}${one.path};`)
      .join('\n')
  await tx.dynamicRows(clockFunctions)
  await tx.dynamicRows(`set local search_path = sample_clock, pg_catalog, public`)
  await tx.dynamicRows(`set local sample_clock.now = '1970-01-01'`)
  await tx.dynamicRows(`set local sample_clock.ahead = '0 seconds'`)
  // The same texts name the other functions now.
  await tx.dynamicRows(setDefaults)
  await tx.dynamicRows(setPaths('sample_clock, '))
  return {
    set(nowMs, aheadMs) {
      // Nobody waits: the statements of the step that begins now come after it.
      tx.rows(
        `select set_config('sample_clock.now', $1, true),
           set_config('sample_clock.ahead', $2, true)`,
        [new Date(nowMs).toISOString(), `${aheadMs / 1000} seconds`],
      ).catch(() => {})
    },
    async end() {
      // A table with a check that waits for the commit cannot be altered.
      await tx.dynamicRows('set constraints all immediate')
      await tx.dynamicRows(`set local search_path = ${path}`)
      await tx.dynamicRows(setDefaults)
      await tx.dynamicRows(setPaths(''))
      await tx.dynamicRows('drop schema sample_clock cascade')
      if ((await readFingerprint(tx)) !== before)
        throw new Error('The clock of the sample left something behind in the database')
    },
  }
}

/** Of what the clock changes, as PostgreSQL prints it. */
async function readFingerprint(tx: Transaction): Promise<string> {
  const { fingerprint } = await tx.row<{ fingerprint: string }>(
    `select md5(string_agg(part, E'\\n' order by part)) as fingerprint from (
       select p.oid::regprocedure || ' ' || coalesce(p.proconfig::text, '') as part
       from pg_proc p where p.pronamespace::regnamespace::text
         in ('public', 'ledger', 'sample_clock')
       union all
       select d.adrelid::regclass || ' ' || d.adnum || ' ' || pg_get_expr(d.adbin, d.adrelid)
       from pg_attrdef d
       union all select nspname from pg_namespace where nspname not like 'pg_%'
     ) parts`,
  )
  return fingerprint
}
