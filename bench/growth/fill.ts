/**
 * Fills a database with movements in bulk, hundreds of times as fast as requests would. The rows
 * are those of `npm run seed`; only the book is written by one statement a table, without its
 * functions, triggers and foreign keys, so `npm run verify` has to look at it afterwards.
 */
import {
  openDatabase,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { moveMoneyAround } from '#main/sample/seed/seed-movements.ts'
import { addPeople, numberPeople } from '#main/sample/seed/seed-people.ts'
import { storeFlow } from '#surfaces/console/server/store-flow.ts'
import { openCompany } from '../../tests/fixtures/ledger/open-company.ts'
import { say } from '../figures.ts'
import { bulkBook, bulkNotices, bulkReceipts } from './bulk-sql.ts'
import { asOwner, inLanes } from './lanes.ts'
import { multiplyMovements } from './multiply.ts'

const peopleAtOnce = 20_000
const movementsAtOnce = 200_000
/** Movements of one person, in the middle. */
const movementsEach = 10

/** Fills an empty database with so many transactions. */
export async function fillDatabase(ownerUrl: string, transactions: number): Promise<void> {
  const began = performance.now()
  await migrateDatabase(ownerUrl)
  const indexes = await takeIndexes(ownerUrl)
  const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban seed' })
  try {
    await database.transaction(async (tx) => {
      await tx.rows(`insert into installation (mode) values ('sample') on conflict do nothing`)
      await openCompany(tx)
    })
    await fillPeople(database, Math.max(200, transactions / movementsEach))
    const people = await database.transaction(numberPeople)
    const steps = Math.ceil(transactions / movementsAtOnce)
    for (let step = 0; step < steps; step += 1) {
      const movements = Math.min(movementsAtOnce, transactions - step * movementsAtOnce)
      await database.transaction(async (tx) => {
        await withoutTriggers(tx)
        await moveMoneyAround(
          tx,
          { people, step, steps, movements, messages: movements * 0.7 },
          writeBook(step, steps),
        )
      })
      if (step % 10 === 9) say(`  ${(step + 1) * movementsAtOnce} in ${seconds(began)} s`)
    }
  } finally {
    await database.close()
  }
  await settle(ownerUrl, indexes)
  say(`  ${transactions} transactions, ${seconds(began)} s`)
}

/** Makes a filled database `times` as large. */
export async function enlargeDatabase(ownerUrl: string, times: number): Promise<void> {
  const began = performance.now()
  const indexes = await takeIndexes(ownerUrl)
  await multiplyMovements(ownerUrl, times, (table) => say(`  ${table}, ${seconds(began)} s`))
  await settle(ownerUrl, indexes)
  say(`  ${times} times as large, ${seconds(began)} s`)
}

/** Makes the indexes, and what jobs have done in an installation that has run for a while. */
async function settle(ownerUrl: string, indexes: readonly string[]): Promise<void> {
  await inLanes(indexes, (index) =>
    asOwner(ownerUrl, [`set maintenance_work_mem = '512MB'`, index]),
  )
  const database = openDatabase(ownerUrl, { connections: 1, applicationName: 'kaban seed' })
  try {
    for (let time = 0; time < 2; time += 1)
      await database.transaction(async (tx) => {
        await tx.liftTimeLimit()
        await tx.rows('select ledger.snapshot_tills()')
      })
    await storeFlow(database)
  } finally {
    await database.close()
  }
  await asOwner(ownerUrl, ['vacuum analyze'])
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(0)

/** The owner of a measured server is its superuser. */
const withoutTriggers = (tx: Transaction) =>
  tx.dynamicRows('set local session_replication_role = replica')

async function fillPeople(database: Database, people: number): Promise<void> {
  for (let first = 0; first < people; first += peopleAtOnce)
    await database.transaction(async (tx) => {
      await tx.liftTimeLimit()
      await addPeople(tx, { first, count: Math.min(peopleAtOnce, people - first), of: people })
    })
}

const writeBook = (step: number, steps: number) => async (tx: Transaction) => {
  for (const statement of bulkBook)
    await tx.dynamicRows(statement, statement.includes('$2') ? [step, steps] : [])
  await tx.dynamicRows(bulkReceipts)
  for (const statement of bulkNotices) await tx.dynamicRows(statement)
}

/** Removes all indexes but a few: to make one at the end is many times cheaper. */
async function takeIndexes(ownerUrl: string): Promise<string[]> {
  const found = await asOwner(ownerUrl, [
    `select case when o.oid is null then pg_get_indexdef(x.indexrelid)
         else format('alter table %s add constraint %s %s', t.oid::regclass, o.conname,
           pg_get_constraintdef(o.oid)) end as make,
       case when o.oid is null then format('drop index %s', x.indexrelid::regclass)
         else format('alter table %s drop constraint %s', t.oid::regclass, o.conname) end as drop
     from pg_index x
     join pg_class t on t.oid = x.indrelid
     left join pg_constraint o on o.conindid = x.indexrelid and o.contype = 'u'
     where t.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace)
       and t.relname in ('transactions', 'deposits', 'withdrawals', 'status_history',
         'chat_sessions', 'chat_messages', 'receipt_facts', 'notifications', 'user_activity_log',
         'users', 'transfers', 'holds', 'captures')
       -- Two equal references or emails are left out by these.
       and not x.indisprimary and x.indexrelid::regclass::text not in
         ('transactions_reference_number_key', 'users_email')`,
  ])
  await asOwner(
    ownerUrl,
    found.map((row) => String(row['drop'])),
  )
  return found.map((row) => String(row['make']))
}
