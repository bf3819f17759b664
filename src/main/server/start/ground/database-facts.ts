/** Reads what a database server, a database and a role are, from PostgreSQL 10 on. */
import pg from 'pg'
import {
  connectionCare,
  DatabaseUnreachable,
} from '#foundation/platform/server/database/database.ts'
import { otherEngine } from './engines.ts'

export interface DatabaseFacts {
  role: string
  version: string
  major: number
  /** Differs between databases, and between servers. */
  identity: string
  encoding: string
  readOnly: boolean
  isSuperuser: boolean
  bypassesRows: boolean
  createsRoles: boolean
  replicates: boolean
  ownsDatabase: boolean
  /** The first table of Kaban that the role owns or can act as the owner of. */
  ownedTable: string | null
  /** Built-in roles that read or write beside all rights. */
  powers: string[]
  createsInDatabase: boolean
  createsInPublic: boolean
  createsTemporary: boolean
  hasApplicationRole: boolean
  actsAsApplication: boolean
  hasTables: boolean
  /** Tables that the role may not read. */
  unreadable: string[]
  trigrams: boolean
  unsafeSettings: string[]
  checksums: boolean
  /** Database minus this machine. */
  clockAheadMs: number
  foldsLetters: boolean
  foldsAccents: boolean
  collationChanged: boolean
}

const tables = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname in ('public', 'ledger')`

const powerfulRoles = [
  'pg_write_all_data',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_execute_server_program',
]

/** `isIn('x')`: true when the role can act as `x`. A superuser can act as everybody. */
const facts = `select r.rolname as role, current_setting('server_version') as version,
  current_setting('server_version_num')::int / 10000 as major,
  d.oid || ' ' || extract(epoch from pg_postmaster_start_time()) as identity,
  pg_encoding_to_char(d.encoding) as encoding,
  pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as "readOnly",
  r.rolsuper as "isSuperuser", r.rolbypassrls as "bypassesRows",
  r.rolcreaterole as "createsRoles", r.rolreplication as replicates,
  pg_has_role(r.oid, d.datdba, 'MEMBER') as "ownsDatabase",
  (select c.oid::regclass::text from ${tables} and pg_has_role(r.oid, c.relowner, 'MEMBER')
    order by 1 limit 1) as "ownedTable",
  array(select p.rolname::text from pg_roles p
    where p.rolname = any($1) and pg_has_role(r.oid, p.oid, 'MEMBER') order by 1) as powers,
  has_database_privilege(d.oid, 'CREATE') as "createsInDatabase",
  has_schema_privilege('public', 'CREATE') as "createsInPublic",
  has_database_privilege(d.oid, 'TEMPORARY') as "createsTemporary",
  exists (select from pg_roles where rolname = 'kaban_app') as "hasApplicationRole",
  coalesce((select pg_has_role(r.oid, a.oid, 'USAGE') from pg_roles a
    where a.rolname = 'kaban_app'), false) as "actsAsApplication",
  to_regclass('public.installation') is not null as "hasTables",
  array(select c.oid::regclass::text from ${tables} and c.relname <> 'schema_version'
    and not has_table_privilege(c.oid, 'SELECT') order by 1) as unreadable,
  exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
  array(select name from pg_settings where setting = 'off'
    and name in ('fsync', 'full_page_writes', 'synchronous_commit') order by 1) as "unsafeSettings",
  current_setting('data_checksums') = 'on' as checksums
from pg_roles r, pg_database d
where r.rolname = current_user and d.datname = current_database()`

/**
 * Throws DatabaseUnreachable, or a TypeError for an address that is none. `onEngine` hears of an
 * engine that is not PostgreSQL before anything is asked that only PostgreSQL knows.
 */
export async function readDatabaseFacts(
  url: string,
  onEngine: (engine: string) => void,
): Promise<DatabaseFacts> {
  const client = new pg.Client({
    connectionString: url,
    ...connectionCare,
    application_name: 'kaban check',
    statement_timeout: 10_000,
  })
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw new DatabaseUnreachable('The database cannot be reached', { cause })
  })
  try {
    const engine = await readEngine(client)
    if (engine) onEngine(engine)
    const [found] = (await client.query<DatabaseFacts>(facts, [powerfulRoles])).rows
    if (!found) throw new Error('The role or the database has no row in the catalogue')
    const clockAheadMs = await readClock(client)
    return { ...found, clockAheadMs, ...(await readCollation(client, found)) }
  } finally {
    await client.end().catch(() => {})
  }
}

async function readEngine(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ version: string }>('select version()')
  const engine = otherEngine(rows[0]?.version ?? '')
  if (engine) return engine
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`)
  return rowCount === 0 ? null : 'Citus'
}

async function readClock(client: pg.Client): Promise<number> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  )
  // The answer was made between the two looks at our clock.
  return Math.round((rows[0]?.now ?? before) - (before + Date.now()) / 2)
}

async function readCollation(
  client: pg.Client,
  { major, encoding }: DatabaseFacts,
): Promise<Pick<DatabaseFacts, 'foldsLetters' | 'foldsAccents' | 'collationChanged'>> {
  const unknown = { foldsLetters: true, foldsAccents: true, collationChanged: false }
  // Older servers lack these columns, and other encodings these letters.
  if (major < 15 || encoding !== 'UTF8') return unknown
  const { rows } = await client.query<typeof unknown>(
    `select lower('I') = 'i' and upper('i') = 'I' as "foldsLetters",
       lower('Ñ') = 'ñ' as "foldsAccents",
       coalesce(datcollversion <> pg_database_collation_actual_version(oid), false)
         as "collationChanged"
     from pg_database where datname = current_database()`,
  )
  return rows[0] ?? unknown
}

/** Whether a role exists, as `url` sees it; null when `url` cannot tell. */
export async function hasRole(url: string, role: string): Promise<boolean | null> {
  const client = new pg.Client({ connectionString: url, ...connectionCare })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    return rowCount === 1
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
