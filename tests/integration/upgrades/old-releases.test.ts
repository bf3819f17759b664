/** An installation of every release that there was is upgraded to this one, and is sound. */
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import {
  knownSchemaVersion,
  migrationFiles,
  oldestServerOf,
} from '#foundation/platform/server/database/schema/migration-files.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { signatureCheck } from '#people/activity/server/chain-checks.ts'
import { verifyInstallation } from '#surfaces/oversight/server/verify-installation.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { cloneDatabase, type TestDatabase } from '../../fixtures/database/database.ts'
import { keptReleases, loadRows, versionOf } from '../../fixtures/releases/release-rows.ts'

let old: TestDatabase | undefined
afterEach(() => old?.close())

async function loaded(release: string): Promise<TestDatabase> {
  old = await cloneDatabase({ from: 'template1' })
  await migrateDatabase(old.ownerUrl, { upTo: versionOf(release) })
  const client = new pg.Client({ connectionString: old.ownerUrl })
  await client.connect()
  await loadRows(client, release)
  await client.end()
  return old
}

test.each(keptReleases)(
  'release %s is upgraded, and its books and records are sound',
  async (release) => {
    const { ownerUrl, database, asOwner } = await loaded(release)
    const ran = await migrateDatabase(ownerUrl)
    expect(ran).toBe(migrationFiles().filter(({ version }) => version > versionOf(release)).length)
    expect(await asOwner('select max(version)::int as version from schema_version')).toEqual([
      { version: knownSchemaVersion() },
    ])
    const results = await verifyInstallation(database, installationChecks, openSecrets(fixtureKey))
    expect(results.flatMap(({ problems }) => problems)).toEqual([])
    // It holds something to be looked at.
    const looked = Object.fromEntries(
      results.map(({ name, looked: count }) => [name, Number(count)]),
    )
    expect(looked[signatureCheck]).toBeGreaterThan(0)
    expect(await asOwner('select count(*) > 5 as many from ledger.transfers')).toEqual([
      { many: true },
    ])
  },
)

test('a lost row of an old release is noticed', async () => {
  const [release] = keptReleases
  const { ownerUrl, database } = await loaded(release!)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    'delete from ledger.transfers where id in (select id from ledger.transfers limit 1)',
  )
  await client.end()
  await migrateDatabase(ownerUrl)
  const results = await verifyInstallation(database, installationChecks, openSecrets(fixtureKey))
  expect(results.flatMap(({ problems }) => problems).length).toBeGreaterThan(0)
})

test('the last release can serve beside this one', () => {
  const last = versionOf(keptReleases.at(-1)!)
  const breaking = migrationFiles()
    .filter(({ version }) => version > last)
    .filter(({ version, file }) => (oldestServerOf(file) ?? version) > last)
  // Expand first, contract one release later (CONTRIBUTING.md, Add a migration).
  expect(breaking.map(({ file }) => file)).toEqual([])
})
