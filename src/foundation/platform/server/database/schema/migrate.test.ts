import {
  copyFileSync,
  appendFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '#tests/fixtures/database/database.ts'
import { DatabaseDiffers, DatabaseIsNewer, migrateDatabase } from './migrate.ts'
import { knownSchemaVersion } from './migration-files.ts'

const empty = await cloneDatabase({ from: 'template1' })
const flat = mkdtempSync(path.join(tmpdir(), 'kaban[migrations]-'))
afterAll(async () => {
  rmSync(flat, { recursive: true })
  await empty.close()
})

const files = globSync('migrations/**/*.sql').toSorted()
for (const file of files) copyFileSync(file, path.join(flat, path.basename(file)))

test('a database remembers which files it has run by number, wherever they lie', async () => {
  const steps: string[] = []
  const onStep = (name: string) => void steps.push(name)
  expect(await migrateDatabase(empty.ownerUrl, { directory: flat, onStep })).toBe(files.length)
  expect(steps).toEqual(files.map((file) => path.basename(file)))
  expect(await migrateDatabase(empty.ownerUrl)).toBe(0)
  mkdirSync(path.join(flat, 'next'))
  const next = path.join(flat, 'next', `${knownSchemaVersion() + 1}.do.next.sql`)
  writeFileSync(next, 'create table next_one (id int)')
  expect(await migrateDatabase(empty.ownerUrl, { directory: flat })).toBe(1)
  await expect(migrateDatabase(empty.ownerUrl)).rejects.toThrow(DatabaseIsNewer)
})

test('an older start changes nothing on a newer schema that it can serve', async () => {
  const [known, other] = [knownSchemaVersion(), await cloneDatabase()]
  const newer = mkdtempSync(path.join(tmpdir(), 'kaban-newer-'))
  for (const file of files) copyFileSync(file, path.join(newer, path.basename(file)))
  const add = (number: number, text: string) =>
    writeFileSync(path.join(newer, `${number}.do.added.sql`), text)
  const read = 'installation_is_sample() returns boolean language sql stable'
  add(
    known + 1,
    `-- oldest-server: 0${known}\ncreate or replace function ${read} as 'select null::boolean'`,
  )
  expect(await migrateDatabase(other.ownerUrl, { directory: newer })).toBe(1)
  expect(await migrateDatabase(other.ownerUrl)).toBe(0)
  expect(await other.asOwner('select installation_is_sample() as found')).toEqual([{ found: null }])
  // The files that it knows are compared all the same.
  await other.asOwner(`update schema_version set md5 = 'other' where version = ${known}`)
  await expect(migrateDatabase(other.ownerUrl)).rejects.toThrow(DatabaseDiffers)
  await other.asOwner(`update schema_version set md5 = null where version = ${known}`)
  add(known + 2, 'drop table tasks')
  expect(await migrateDatabase(other.ownerUrl, { directory: newer })).toBe(1)
  await expect(migrateDatabase(other.ownerUrl)).rejects.toThrow(
    'A newer Kaban has changed the database: it needs a Kaban that knows version ' +
      `${known + 2}, and this one knows version ${known}. Start the newer Kaban.`,
  )
  await other.close()
  rmSync(newer, { recursive: true })
})

test('a migration gives way to what running servers do, and begins again', async () => {
  const other = await cloneDatabase()
  const next = mkdtempSync(path.join(tmpdir(), 'kaban-next-'))
  for (const file of files) copyFileSync(file, path.join(next, path.basename(file)))
  writeFileSync(path.join(next, '9999.do.next.sql'), 'alter table tasks add column next text')
  const reading = new pg.Client({ connectionString: other.url })
  await reading.connect()
  await reading.query('begin')
  await reading.query('select from tasks')
  const migrate = (attempts: number, onStep?: () => void) =>
    migrateDatabase(other.ownerUrl, {
      directory: next,
      patience: { lockMs: 20, attempts, pauseMs: 10 },
      ...(onStep && { onStep }),
    })
  await expect(migrate(1)).rejects.toThrow('canceling statement due to lock timeout')
  let steps = 0
  const migrated = migrate(1_000, () => (steps += 1))
  await expect.poll(() => steps).toBeGreaterThan(2)
  // Nobody queues behind the migration for long.
  expect(await other.database.read((tx) => tx.rows('select from tasks limit 0'))).toEqual([])
  await reading.query('commit')
  expect(await migrated).toBe(1)
  await reading.end()
  await other.close()
  rmSync(next, { recursive: true })
})

test('after each start the application may create no temporary tables', async () => {
  const name = new URL(empty.ownerUrl).pathname.slice(1)
  const create = () =>
    empty.database.transaction((tx) => tx.rows('create temporary table users () on commit drop'))
  for (const role of ['public', 'kaban_app']) {
    await empty.asOwner(`grant temporary on database ${name} to ${role}`)
    await create()
    expect(await migrateDatabase(empty.ownerUrl, { directory: flat })).toBe(0)
    await expect(create(), role).rejects.toMatchObject({ code: '42501' })
  }
})

test('an empty file is refused, and runs once it is written', async () => {
  const added = path.join(flat, `${knownSchemaVersion() + 2}.do.added.sql`)
  writeFileSync(added, '\n')
  await expect(migrateDatabase(empty.ownerUrl, { directory: flat })).rejects.toThrow(
    `The migration stopped at ${path.basename(added)}: the file is empty`,
  )
  writeFileSync(added, 'create table added_one (id int)')
  expect(await migrateDatabase(empty.ownerUrl, { directory: flat })).toBe(1)
})

test('a file that changed after it ran is refused by its number', async () => {
  const changed = migrateDatabase(empty.ownerUrl, { directory: flat })
  expect(await changed).toBe(0)
  appendFileSync(path.join(flat, '0003.do.identity.sql'), '-- changed\n')
  const refused = migrateDatabase(empty.ownerUrl, { directory: flat })
  await expect(refused).rejects.toThrow(DatabaseDiffers)
  await expect(refused).rejects.toThrow('another version of migration 0003')
})

test('a file that fails leaves the database as it was', async () => {
  const other = await cloneDatabase({ from: 'template1' })
  renameSync(path.join(flat, '0001.do.platform.sql'), path.join(flat, '0001.do.first.sql'))
  writeFileSync(path.join(flat, '0002.do.ledger.sql'), 'select 1 / 0')
  await expect(migrateDatabase(other.ownerUrl, { directory: flat })).rejects.toThrow(
    'The migration stopped at 0002.do.ledger.sql: division by zero',
  )
  expect(await other.asOwner(`select to_regclass('installation') as found`)).toEqual([
    { found: null },
  ])
  await other.close()
})
