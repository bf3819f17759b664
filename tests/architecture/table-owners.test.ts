import { describe, expect, test } from 'vitest'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { readModules } from './read-imports.ts'
import { readTableUses, tableUsesIn } from './read-sql.ts'
import { tableOwners } from './table-owners.ts'

const root = process.cwd()
const modules = readModules(root).map((folder) => folder.slice('src/'.length))
const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([module, tables]) =>
    tables.map((table) => [table, module] as const),
  ),
)
const uses = readTableUses(root, new Set(ownerOf.keys())).map((use) => ({
  ...use,
  module: modules.find((module) => use.file.startsWith(`src/${module}/`)) ?? use.file,
}))

/**
 * Modules whose SQL reads the tables of other modules. This list may only shrink.
 *
 * To shrink it, let the owner of the table answer: call an exported action of the owner, or put a
 * query part of the owner into your own query. A query part is a constant or function in the
 * owner's `server/*-sql.ts` that holds the table's name and columns, for example `userNameOf` of
 * people/identity/server/users-sql.ts or `installationIsSample` of the platform. Then delete the
 * table from the module's list here, and the module itself once its list is empty.
 */
const readers: Record<string, readonly string[]> = {
  'people/identity': ['installation'],
  'money/transactions': ['users'],
  'money/deposits': ['chat_sessions', 'transactions'],
  'money/withdrawals': ['status_history', 'transactions', 'user_activity_log'],
  'content/testimonials': ['users'],
  'content/figures': ['ledger.places', 'status_history', 'transactions', 'users'],
  'surfaces/privacy': [
    'announcement_views',
    'announcements',
    'attachments',
    'authenticators',
    'avatars',
    'bank_details',
    'chat_messages',
    'chat_sessions',
    'company_accounts',
    'deposits',
    'exit_quotes',
    'former_names',
    'investment_moves',
    'investments',
    'known_devices',
    'ledger.captures',
    'ledger.holds',
    'ledger.places',
    'ledger.reversals',
    'ledger.transfers',
    'ledger.wallets',
    'mail_outbox',
    'notification_settings',
    'notifications',
    'payout_consents',
    'placement_moves',
    'placement_terms',
    'placements',
    'push_subscriptions',
    'receipt_facts',
    'recovery_codes',
    'safeguards',
    'saved_payees',
    'sessions',
    'social_identities',
    'status_history',
    'tasks',
    'testimonial_amounts',
    'testimonial_pictures',
    'testimonials',
    'transactions',
    'user_activity_log',
    'users',
    'withdrawals',
  ],
  'surfaces/users': [
    'bank_details',
    'ledger.holds',
    'ledger.wallets',
    'sessions',
    'transactions',
    'user_activity_log',
    'users',
  ],
  'surfaces/oversight': [
    'activity_unlinked',
    'ledger.holds',
    'ledger.places',
    'ledger.wallets',
    'mail_outbox',
    'transactions',
    'users',
    'withdrawals',
  ],
  'surfaces/workbench': ['chat_sessions', 'transactions'],
  'surfaces/console': [
    'bank_details',
    'investments',
    'ledger.places',
    'ledger.transfers',
    'transactions',
    'users',
    'withdrawals',
  ],
  main: [
    'company_accounts',
    'deposits',
    'installation',
    'investment_moves',
    'investments',
    'ledger.captures',
    'ledger.holds',
    'ledger.places',
    'ledger.reversals',
    'ledger.transfers',
    'ledger.wallets',
    'transactions',
    'users',
    'withdrawals',
  ],
}

/**
 * Modules that write the tables of other modules: sample data inserts past dates, a closed login
 * loses its personal data, and the console sends a mail again. This list may only shrink too.
 */
const writers: Record<string, readonly string[]> = {
  'people/identity': ['installation'],
  'surfaces/privacy': [
    'admin_invitations',
    'announcement_views',
    'announcements',
    'authenticators',
    'avatars',
    'bank_details',
    'known_devices',
    'mail_codes',
    'mail_outbox',
    'notification_settings',
    'notifications',
    'one_time_tokens',
    'push_subscriptions',
    'saved_payees',
    'social_attempts',
    'social_identities',
    'tasks',
    'users',
  ],
  'surfaces/oversight': ['mail_outbox'],
  main: [
    'chat_messages',
    'chat_sessions',
    'deposits',
    'installation',
    'investment_moves',
    'investments',
    'mail_outbox',
    'status_history',
    'transactions',
    'user_activity_log',
    'users',
    'withdrawals',
  ],
}

describe('table owners', () => {
  test('every table of the database has exactly one owner, a module', async () => {
    const { asOwner, close } = await cloneDatabase()
    const found = await asOwner<{ name: string }>(
      `select case table_schema when 'public' then '' else table_schema || '.'
        end || table_name as name
       from information_schema.tables
       where table_type = 'BASE TABLE'
        and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    await close()
    const owned = Object.values(tableOwners).flat()
    expect(owned.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
    expect(Object.keys(tableOwners)).toEqual(
      modules.filter((module) => tableOwners[module] !== undefined),
    )
  })

  test('no module reads the tables of another one, except those listed here', () => {
    expect(foreignTables(false), foreignFiles(false)).toEqual(readers)
  })

  test('no module writes the tables of another one, except those listed here', () => {
    expect(foreignTables(true), foreignFiles(true)).toEqual(writers)
  })
})

describe('the reader of SQL', () => {
  const tables = new Set(['boats', 'crews', 'harbours', 'ledger.boats'])
  test.each([
    ['`select 1 from boats b join only crews c on true`', ['boats', 'crews']],
    ['`select 1 from boats b, crews where b.id in (1, harbours)`', ['boats', 'crews']],
    ['`select ${x} from ${y} where exists (select from ledger.boats)`', ['ledger.boats']],
    ["'boats b left join crews c on c.boat = b.id'", ['boats', 'crews']],
    ["db.selectFrom('boats as b').leftJoin('crews', 'crews.id', 'b.id')", ['boats', 'crews']],
    ["const list = { table: 'harbours', as: 'h' }", ['harbours']],
    [
      "`with boats as (select 1 from crews) select 1 from boats where x <> 'from harbours'`",
      ['crews'],
    ],
    ["const topics = ['boats', 'crews']", []],
    ['// select from boats', []],
  ])('finds the tables that are read in %s', (source, read) => {
    expect(tableUsesIn(source, tables).toSorted(byTable)).toEqual(
      read.map((table) => ({ table, writes: false })),
    )
  })

  test.each([
    '`insert into boats (id) values (1) on conflict do update set id = 2`',
    '`update boats set id = 1`',
    '`delete from boats where id = 1 for update`',
  ])('finds the table that is written in %s', (source) => {
    expect(tableUsesIn(source, tables)).toEqual([{ table: 'boats', writes: true }])
  })
})

function byTable(one: { table: string }, other: { table: string }): number {
  return one.table.localeCompare(other.table)
}

/** Returns the tables of other modules that each module reads or writes. */
function foreignTables(written: boolean): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { module, table } of foreignUses(written))
    found[module] = [...new Set([...(found[module] ?? []), table])].toSorted()
  return found
}

/** Returns where these tables are used, for the message of a failed test. */
function foreignFiles(written: boolean): string {
  return foreignUses(written)
    .map(({ file, table }) => `${file}: ${table}`)
    .join('\n')
}

function foreignUses(written: boolean) {
  return uses.filter(
    ({ module, table, writes }) => writes === written && ownerOf.get(table) !== module,
  )
}
