/**
 * `npm run upgrade-postgres` carries the embedded database over to a newer PostgreSQL, or leaves
 * the old one. The gate stays within PostgreSQL 18. The long lane begins with a PostgreSQL 17.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder } from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyOf } from '#foundation/platform/server/backup/backup-key.ts'
import { writeArchive } from '#foundation/platform/server/backup/write-archive.ts'
import { majorOfData } from '#foundation/platform/server/embedded-postgres/major-version.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { carryOver } from '#main/commands/major-upgrade/carry-over.ts'
import { restore } from '#main/commands/restoring/restore.ts'
import { rehearse } from '#main/commands/upgrading/rehearse.ts'
import { fixtureKey } from '../../fixtures/database/database-templates.ts'
import { makeKeptInstallation, withDatabase } from '../../fixtures/releases/kept-installation.ts'
import { keptReleases } from '../../fixtures/releases/release-rows.ts'
import { installApart } from '../../fixtures/servers/install-apart.ts'

const release = keptReleases[0]!
let place: string
let data: string
beforeEach(() => {
  place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-major-'))
  data = path.join(place, 'data')
})
afterEach(() => fs.rmSync(place, { recursive: true, force: true }))

const postgresql = () => path.join(data, 'postgresql')

/** The money of all wallets, and what else tells one database from another. */
async function stateOf(client: pg.Client) {
  const { rows } = await client.query<{ money: string; id: string; fsync: string }>(
    `select (select sum(available + held)::text from ledger.wallets) as money,
       (select system_identifier::text from pg_control_system()) as id,
       current_setting('fsync') as fsync`,
  )
  return rows[0]!
}

const state = (programsOf?: string) => withDatabase({ dataDirectory: data, programsOf }, stateOf)

test('a start on data of another PostgreSQL names the command', async () => {
  fs.mkdirSync(path.join(postgresql(), 'global'), { recursive: true })
  fs.writeFileSync(path.join(postgresql(), 'global', 'pg_control'), '')
  const start = (version: string) => {
    fs.writeFileSync(path.join(postgresql(), 'PG_VERSION'), `${version}\n`)
    return state()
  }
  await expect(start('17')).rejects.toThrow(
    /was made by PostgreSQL 17, and this Kaban runs PostgreSQL 18\..*upgrade-postgres -- --old/,
  )
  // Nor does the command of other upgrades begin.
  const settings = loadSettings({ KABAN_DATA_DIR: data, KABAN_BACKUP_DIR: path.join(place, 'b') })
  await expect(rehearse(settings)).rejects.toThrow(/npm run upgrade-postgres/)
  await expect(start('19')).rejects.toThrow(/Start it with the version of Kaban that made it/)
})

test('the database moves into a new one, and the old one is kept', async () => {
  await makeKeptInstallation(data, release)
  const before = await state()
  const backups = path.join(place, 'backups')
  claimFolder(backups, before.id, data)
  fs.writeFileSync(path.join(data, '.backups'), `${backups}\n`)
  // Of a run that was killed.
  for (const left of ['postgresql.new', 'postgresql.ready']) fs.mkdirSync(path.join(data, left))
  const how = {
    dataDirectory: data,
    oldKaban: process.cwd(),
    leaveBehind: false,
    secrets: openSecrets(fixtureKey),
    say: () => {},
  }
  const kept = await carryOver({ ...how, evenIfSame: true })
  expect(kept).toBe(path.join(data, 'postgresql-18'))
  expect(fs.readdirSync(data).filter((name) => name.startsWith('postgresql'))).toEqual(
    ['', '-18', '-passwords.json', '.log'].map((ending) => `postgresql${ending}`),
  )
  // A crash of the machine in the middle of the last step: the next start finishes it.
  fs.renameSync(postgresql(), `${postgresql()}.ready`)
  const after = await state()
  expect(after.money).toBe(before.money)
  // The backups of the old one are not mixed with those of the new one.
  expect(after.id).not.toBe(before.id)
  expect(fs.existsSync(path.join(data, '.backups'))).toBe(false)
  expect(() => claimFolder(backups, after.id, data)).toThrow(/backups of another database/)
  expect(await carryOver(how)).toBeNull()
})

const old = () => installApart(`@embedded-postgres/${process.platform}-${process.arch}`, oldVersion)
const oldVersion = '17.10.0-beta.17'

interface Run {
  code: number | null
  said: string
}

/** With owners and rights, which PostgreSQL looks at. */
function copyTree(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

/** `kill`: after it has said that, and a while. */
async function upgrade(
  oldKaban: string,
  args: string[] = [],
  kill?: { when: string; afterMs: number },
): Promise<Run> {
  const env = {
    ...process.env,
    KABAN_DATA_DIR: data,
    KABAN_SECRET_KEY: fixtureKey.toString('base64'),
  }
  const command = ['src/main/commands/upgrade-postgres.ts', '--old', oldKaban, ...args]
  const child = spawn(process.execPath, command, { env, stdio: 'pipe' })
  let said = ''
  let killing: Promise<unknown> | undefined
  const note = (text: string) => {
    said += text
    if (kill && said.includes(kill.when))
      killing ??= pause(kill.afterMs).then(() => child.kill('SIGKILL'))
  }
  child.stdout.setEncoding('utf8').on('data', note)
  child.stderr.setEncoding('utf8').on('data', note)
  const [code] = (await once(child, 'close')) as [number | null]
  await killing
  return { code, said }
}

test(
  'a PostgreSQL 17 becomes an 18, and killed at twenty moments it is whole @long',
  { timeout: 900_000 },
  async ({ skip }) => {
    const programs = old() ?? skip('PostgreSQL 17 cannot be installed from npm here')
    await makeKeptInstallation(data, release, programs)
    const before = await state(programs)
    const origin = path.join(place, 'origin')
    copyTree(data, origin)
    const steps = ['Starting', 'Making', 'Copying', 'Comparing', 'Updating', 'right', 'sound', '']
    const versions = new Set<number | null>()
    for (let round = 0; round < 20; round += 1) {
      const when = steps[round % steps.length]!
      await upgrade(programs, [], { when, afterMs: when ? round * 15 : 2_500 + round * 60 })
      const found = fs.existsSync(postgresql()) ? majorOfData(postgresql()) : 18
      versions.add(found)
      const survived = await state(found === 17 ? programs : undefined)
      expect(survived.money, when).toBe(before.money)
      if (found === 17) expect(survived.id, when).toBe(before.id)
      // Repeated on whatever is left.
      expect(await upgrade(programs), when).toMatchObject({ code: 0 })
      expect(majorOfData(postgresql()), when).toBe(18)
      expect(await state(), when).toMatchObject({ money: before.money })
      fs.rmSync(data, { recursive: true })
      copyTree(origin, data)
    }
    expect(versions).toContain(17)
  },
)

test('what is not sound or not Kaban’s stays where it is @long', async ({ skip }) => {
  const programs = old() ?? skip('PostgreSQL 17 cannot be installed from npm here')
  await makeKeptInstallation(data, release, programs)
  const asOld = (statement: string) =>
    withDatabase({ dataDirectory: data, programsOf: programs }, (client) => client.query(statement))
  await asOld(`create index extra on users (created_at)`)
  const refused = await upgrade(programs)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('INDEX extra ON') })
  expect(fs.readdirSync(data)).not.toContain('postgresql.new')
  await asOld(
    `set session_replication_role = replica;
     delete from ledger.transfers where id in (select id from ledger.transfers limit 1)`,
  )
  const unsound = await upgrade(programs, ['--leave-behind'])
  expect(unsound).toMatchObject({ code: 1, said: expect.stringContaining('not sound: see above') })
  expect(majorOfData(postgresql())).toBe(17)
  expect(await upgrade(process.cwd())).toMatchObject({
    code: 1,
    said: expect.stringContaining('has PostgreSQL 18, and the data are of PostgreSQL 17'),
  })
})

test('a backup of PostgreSQL 17 names the Kaban that restores it @long', async ({ skip }) => {
  const programs = old() ?? skip('PostgreSQL 17 cannot be installed from npm here')
  await makeKeptInstallation(data, release, programs)
  const folder = path.join(place, 'backups')
  const { recipient } = await backupKeyOf(data, null)
  await withDatabase({ dataDirectory: data, programsOf: programs }, async (_client, urls) => {
    const { superuserUrl } = urls
    await writeArchive(
      { dataDirectory: data, filesDirectory: null, superuserUrl },
      folder,
      recipient,
    )
  })
  const restored = restore({
    folder,
    identity: fs.readFileSync(path.join(data, 'backup-key'), 'utf8').trim(),
    until: null,
    dataDirectory: path.join(place, 'restored'),
    secrets: null,
    hasBucket: false,
    say: () => {},
  })
  await expect(restored).rejects.toThrow(/is of PostgreSQL 17, and this Kaban runs PostgreSQL 18/)
})
