import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { sqlState } from '#foundation/platform/server/database/database.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { openFundedTill, openWallets } from '#tests/fixtures/ledger/book-fixture.ts'
import { capture, hold, reverse, snapshotTills } from './actions.ts'
import { verifyBook } from './verify.ts'

const { database, asOwner } = await testDatabase()
const till = await openFundedTill(database)
const [walletId = ''] = await openWallets(database, till, [1000n])
const held = uuidv7()
const captured = uuidv7()
await database.transaction((tx) =>
  hold(tx, { key: held, walletId, amountCentavos: 300n, purpose: 'withdrawal' }),
)
await database.transaction((tx) => capture(tx, { key: captured, holdId: held, to: till }))
await database.transaction((tx) =>
  reverse(tx, { key: uuidv7(), transferId: captured, reason: 'sent back' }),
)
for (let round = 0; round < 2; round += 1) await database.transaction((tx) => snapshotTills(tx))

const tables = [
  'places',
  'wallets',
  'holds',
  'transfers',
  'reversals',
  'captures',
  'till_snapshots',
  'till_marks',
  'till_stripes',
]
const columns: Record<string, string> = {
  places: 'sample',
  wallets: 'available',
  holds: 'amount',
  transfers: 'amount',
  reversals: 'reason',
  captures: 'hold_id',
  till_snapshots: 'balance',
  till_marks: 'position',
  till_stripes: 'balance',
}
const insufficientPrivilege = '42501'
const appendOnly = 'LG002'

const refusalAsApplication = (text: string) =>
  database.read((tx) => tx.dynamicRows(text)).then(() => 'done', sqlState)
const refusalAsOwner = (text: string) => asOwner(text).then(() => 'done', sqlState)

test.each(tables)('the application reads ledger.%s and cannot write it directly', async (table) => {
  const column = columns[table] ?? ''
  expect(await refusalAsApplication(`select * from ledger.${table}`)).toBe('done')
  for (const statement of [
    `insert into ledger.${table} select * from ledger.${table}`,
    `update ledger.${table} set ${column} = ${column}`,
    `delete from ledger.${table}`,
    `truncate ledger.${table} cascade`,
    `alter table ledger.${table} disable trigger all`,
    `drop table ledger.${table} cascade`,
    `select * from ledger.${table} for update`,
  ]) {
    expect(await refusalAsApplication(statement), statement).toBe(insufficientPrivilege)
  }
})

test('neither the application nor the owner writes entries directly', async () => {
  expect(await refusalAsApplication('select * from ledger.entries')).toBe('done')
  for (const statement of [
    'insert into ledger.entries select * from ledger.entries',
    'update ledger.entries set amount = amount',
    'delete from ledger.entries',
  ]) {
    expect(await refusalAsApplication(statement), statement).toBe(insufficientPrivilege)
    expect(await refusalAsOwner(statement), statement).toBe(appendOnly)
  }
  expect(await refusalAsApplication('drop view ledger.entries')).toBe(insufficientPrivilege)
})

test('the application can call the operations and nothing behind them', async () => {
  const open = await asOwner<{ name: string }>(`
    select p.proname as name from pg_proc p where p.pronamespace = 'ledger'::regnamespace
      and has_function_privilege('kaban_app', p.oid, 'execute') order by 1`)
  expect(open.map((one) => one.name)).toEqual([
    'balance_at',
    'capture',
    'entries_of',
    'expire_due_holds',
    'hold',
    'lock_wallet',
    'open_pool',
    'open_till',
    'open_wallet',
    'post',
    'post_batch',
    'release',
    'reverse',
    'snapshot_tills',
    'till_balance',
  ])
  expect(await refusalAsApplication(`select nextval('ledger.till_positions')`)).toBe(
    insufficientPrivilege,
  )
  expect(await refusalAsApplication('create table ledger.more (id int)')).toBe(
    insufficientPrivilege,
  )
})

test('every function with the rights of the owner has a fixed search path', async () => {
  const loose = await asOwner(`
    select p.proname from pg_proc p where p.pronamespace = 'ledger'::regnamespace and p.prosecdef
      and not exists (select from unnest(p.proconfig) setting
        where setting = 'search_path=pg_catalog, pg_temp')`)
  expect(loose).toEqual([])
})

test('nobody changes a record, not even the owner', async () => {
  for (const table of ['transfers', 'reversals', 'captures', 'till_snapshots']) {
    const column = columns[table] ?? ''
    expect(await refusalAsOwner(`update ledger.${table} set ${column} = ${column}`), table).toBe(
      appendOnly,
    )
    expect(await refusalAsOwner(`delete from ledger.${table}`), table).toBe(appendOnly)
    expect(await refusalAsOwner(`truncate ledger.${table} cascade`), table).toBe(appendOnly)
  }
  for (const table of ['places', 'wallets', 'holds']) {
    expect(await refusalAsOwner(`delete from ledger.${table}`), table).toBe(appendOnly)
    expect(await refusalAsOwner(`truncate ledger.${table} cascade`), table).toBe(appendOnly)
  }
})

test('constraints keep every wallet above what it holds, whatever role writes', async () => {
  const checkViolation = '23514'
  expect(
    await refusalAsOwner(`update ledger.wallets set available = -1 where id = '${walletId}'`),
  ).toBe(checkViolation)
  expect(
    await refusalAsOwner(
      `update ledger.wallets set available = -1, held = held + available + 1
       where id = '${walletId}'`,
    ),
  ).toBe(checkViolation)
  expect(await refusalAsOwner(`update ledger.wallets set held = -1 where id = '${walletId}'`)).toBe(
    checkViolation,
  )
  expect(await refusalAsOwner(`update ledger.holds set captured = amount + 1`)).toBe(checkViolation)
  expect((await verifyBook(database)).problems).toEqual([])
})
