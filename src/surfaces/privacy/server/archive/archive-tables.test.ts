import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { archiveFiles, tablesNotInArchive } from './archive-files.ts'

const fixture = await testDatabase()

/**
 * Every table that refers to a person: by a foreign key (also through another such table), or by
 * the name of a column.
 */
const tablesOfPeople = `
  with recursive linked (oid) as (
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'ledger') and (
      c.relname in ('users', 'places') or exists (select from pg_attribute a
        where a.attrelid = c.oid and not a.attisdropped
        and a.attname ~ ('(^|_)(user|owner|sender|wallet|place|actor|email|phone)'
          || '(_id|_by|_number)?$')))
    union
    select k.conrelid from pg_constraint k join linked on k.confrelid = linked.oid
      where k.contype = 'f'
  )
  select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
  from linked join pg_class c using (oid) join pg_namespace n on n.oid = c.relnamespace order by 1`

/** Tables of the company that refer to places of the book, but to no person. */
const ofTheCompany = [
  'company_accounts',
  'company_settings',
  'ledger.till_snapshots',
  'ledger.till_stripes',
]

test('every table about a person is in the archive or on the list of exceptions', async () => {
  const found = (await fixture.asOwner<{ name: string }>(tablesOfPeople))
    .map(({ name }) => name)
    .filter((name) => !ofTheCompany.includes(name))
  const named = [
    ...archiveFiles.flatMap(({ tables }) => tables),
    ...Object.keys(tablesNotInArchive),
  ]
  expect(found.filter((name) => !named.includes(name))).toEqual([])
  expect(found.length).toBeGreaterThan(25)
})

/** Columns of users that the copy leaves out, and why. */
const notInProfile: Readonly<Record<string, string>> = {
  approves_from: 'Computed when somebody becomes an admin, for approvals among staff.',
  checked_at: 'When a colleague first agreed with an admin; activity.json says it.',
  closed_at: 'Only people who have closed have it, and they cannot ask for a copy any more.',
  invited_by: 'Which colleague invited an admin; the invitation is in activity.json.',
  must_change_password: 'True only until the next sign-in, which then asks for a new password.',
  sample: 'Whether the whole installation has sample data.',
  staff_since: 'Computed from role and status, for approvals among staff.',
  version: 'Counts changes, so that two forms do not overwrite each other.',
}

test('every column of users is in profile.json or on the list of exceptions', async () => {
  const columns = await fixture.asOwner<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'users'`,
  )
  const profile = archiveFiles.find(({ name }) => name === 'profile.json')?.sql ?? ''
  const missing = columns
    .map(({ name }) => name)
    .filter((name) => !(name in notInProfile) && !new RegExp(String.raw`\b${name}\b`).test(profile))
  expect(missing).toEqual([])
  expect(columns.length).toBeGreaterThan(10)
})

test('each query reads the tables that its file names, for one user', () => {
  for (const { name, tables, sql } of archiveFiles) {
    for (const table of tables.filter((one) => one !== 'ledger.captures'))
      expect(`${name}: ${sql}`).toMatch(
        new RegExp(String.raw`\b(from|join) ${table.replace('.', String.raw`\.`)}\b`),
      )
    expect(`${name}: ${sql}`).toMatch(/(user_id|owner_id|wallet_id|place_id|\bid) = \$1/)
  }
})

test('no query reads a secret', () => {
  const secret = new RegExp(
    'token_hash|sealed_|code_mark|claim_hash|request_hash|access_code|' +
      String.raw`password_hash(?! is not null)|admin_notes|\bcontent as|state, nonce`,
  )
  for (const { name, sql } of archiveFiles)
    expect(`${name}: ${sql.replace('message_content as', '')}`).not.toMatch(secret)
})
