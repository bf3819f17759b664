import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { compareRows, copyRows } from './copied-rows.ts'
import { findLeftBehind } from './left-behind.ts'

let [from, to]: [TestDatabase?, TestDatabase?] = []
let [source, target]: [pg.Client?, pg.Client?] = []
beforeAll(async () => {
  from = await cloneDatabase({ from: 'kaban_sample' })
  to = await cloneDatabase()
  source = new pg.Client({ connectionString: from.ownerUrl })
  target = new pg.Client({ connectionString: to.ownerUrl })
  await Promise.all([source.connect(), target.connect()])
  await copyRows(source, target)
})
afterAll(async () => {
  await Promise.all([source?.end(), target?.end()])
  await Promise.all([from?.close(), to?.close()])
})

/** As no trigger would let it happen, and only for a moment. */
async function planted(fault: string): Promise<string[]> {
  await target!.query('begin')
  await target!.query('set local session_replication_role = replica')
  await target!.query(fault)
  const found = await compareRows(source!, target!)
  await target!.query('rollback')
  return found
}

test('all rows and sequences are copied', async () => {
  expect(await compareRows(source!, target!)).toEqual([])
  const { rows } = await target!.query('select count(*) > 5 as many from ledger.transfers')
  expect(rows).toEqual([{ many: true }])
})

test.each([
  [
    'a lost row',
    'delete from ledger.transfers where id = (select min(id::text)::uuid from ledger.transfers)',
    /^ledger.transfers has \d+ rows instead of \d+$/,
  ],
  [
    'another amount',
    'update ledger.wallets set available = available + 1 where available > 0',
    /^ledger.wallets has other values$/,
  ],
  [
    'a sequence that begins again',
    `select setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_sequences`,
    /^The sequences have other values$/,
  ],
])('%s is noticed', async (_name, fault, sentence) => {
  expect(await planted(fault)).toEqual([expect.stringMatching(sentence)])
})

test.each([
  ['an index', 'create index extra on users (created_at)', /INDEX extra ON public.users/],
  ['a right', 'grant delete on users to kaban_app', /right: kaban_app may delete on users/],
  ['a column', 'alter table users add column extra text', /column extra of users, text/],
  ['a table', 'create table extra ()', /^table extra, owner kaban_owner$/],
  ['a view', 'create view extra as select 1 as one', /^content \w+ of view extra$/],
  ['a check', 'alter table users add constraint extra check (true)', /^constraint extra of users/],
  [
    'a function',
    `create function extra() returns int return 1`,
    /^function extra\(\), owner kaban_owner/,
  ],
  [
    'a trigger that is off',
    'alter table user_activity_log disable trigger all',
    /TRIGGER .* ON public.user_activity_log .*\(D\)$/,
  ],
  [
    'a setting',
    `do $$ begin execute format('alter database %I set work_mem = ''9MB''',
      current_database()); end $$`,
    /^setting work_mem=9MB of everybody in test_\w+$/,
  ],
  [
    'a default right',
    'alter default privileges grant select on tables to pg_monitor',
    /^default right: pg_monitor may select on what kaban_owner makes/,
  ],
])('%s of the operator is named, because no copy of rows has it', async (_name, made, line) => {
  await source!.query('begin')
  await source!.query(made)
  const found = await findLeftBehind(source!, target!)
  await source!.query('rollback')
  expect(found).toContainEqual(expect.stringMatching(line))
  expect((await findLeftBehind(source!, target!)).filter((text) => line.test(text))).toEqual([])
})
