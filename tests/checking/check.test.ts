/** Plants one misconfiguration after another in a sound installation: the check finds just it. */
import { randomBytes } from 'node:crypto'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkInstallation } from '#main/server/start/ground/check-installation.ts'
import { datedCertificate } from '../fixtures/checking/dated-certificate.ts'
import { oldSeal, silentWitness } from '../fixtures/checking/planted-seals.ts'
import { emptyStore, refusingMailServer } from '../fixtures/checking/planted-servers.ts'
import { openPublicAddress } from '../fixtures/checking/public-address.ts'
import { makeSoundInstallation } from '../fixtures/checking/sound-installation.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { freePort } from '../fixtures/servers/free-port.ts'

const made = await makeSoundInstallation()
const { folder, database } = made
const { asOwner } = database
const role = `check_${new URL(database.url).pathname.slice(-8)}`
const undo: (() => unknown)[] = []
afterAll(async () => {
  await made.close()
})

/** The database of the tests is fast and owned by a superuser; nobody backs up one of one's own. */
const ofTests = ['database-durability', 'database-checksums', 'owner-superuser']

async function idsWith(env: Record<string, string> = {}): Promise<string[]> {
  const own = env['DATABASE_URL'] ? [...ofTests, 'unseen-backups'] : ofTests
  const found = await checkInstallation({ ...made.env, ...env })
  expect(found.every(({ text, mend }) => text !== '' && mend !== '')).toBe(true)
  return found.map(({ id }) => id).filter((id) => !own.includes(id))
}

const inFile = path.join(folder, 'kaban.env', 'below')
const nowhere = '127.0.0.1:1'
const asUser = (url: string, user: string) => Object.assign(new URL(url), { username: user }).href
const ownDatabase = (DATABASE_URL: string, KABAN_OWNER_DATABASE_URL = database.ownerUrl) => ({
  DATABASE_URL,
  KABAN_OWNER_DATABASE_URL,
})
/** Nobody looks at these while Kaban does not run. */
const notRunning = ['unseen-address', 'unseen-database']

type Env = Record<string, string>
type Planted = [id: string, plant: () => Env | Promise<Env>, also?: readonly string[]]

async function sql(planted: string, undone: string): Promise<Env> {
  await asOwner(planted)
  undo.push(() => asOwner(undone))
  return {}
}

async function asRole(options: string): Promise<Env> {
  await sql(`create role ${role} login ${options}`, `drop role ${role}`)
  return ownDatabase(asUser(database.url, role))
}

async function at(behaviour: Partial<Parameters<typeof openPublicAddress>[0]>): Promise<Env> {
  const address = await openPublicAddress({ ...made.certificate, ...behaviour })
  undo.push(() => address.close())
  return { KABAN_PUBLIC_URL: address.url }
}

async function mailServer(): Promise<string> {
  const { url, close } = await refusingMailServer()
  undo.push(close)
  return url
}

async function storeWithoutBucket(): Promise<Env> {
  const { env, close } = await emptyStore()
  undo.push(close)
  return env
}

function keep(change: () => void, back: () => void): Env {
  change()
  undo.push(back)
  return {}
}

const verification = (hours: number, problems: number) =>
  sql(
    `insert into book_verifications (id, asked_at, begun_at, finished_at, checks, problems)
     select gen_random_uuid(), t, t, t, '[]', ${problems}
     from (select now() - interval '${hours} hours' as t) as ago`,
    'delete from book_verifications',
  )

const planted: Planted[] = [
  ['setting-unknown', () => ({ KABAN_SMPT_URL: 'smtp://mail.example' })],
  ['setting-secret-key', () => ({ KABAN_SECRET_KEY: 'short' })],
  ['setting-public-url', () => ({ KABAN_PUBLIC_URL: `${made.env['KABAN_PUBLIC_URL']}/wallet` })],
  [
    'setting-database-url',
    () => ownDatabase(database.url, database.url),
    // The role of the application cannot run migrations.
    ['owner-rights', 'owner-tables'],
  ],
  [
    'settings-changed',
    () => (undo.push(() => made.setRunning(true)), made.setRunning(true, { PORT: '1' }), {}),
  ],
  ['authority', () => ({ NODE_EXTRA_CA_CERTS: inFile })],
  [
    'config-open',
    () => {
      const file = path.join(folder, 'kaban.env')
      return keep(
        () => chmodSync(file, 0o644),
        () => chmodSync(file, 0o600),
      )
    },
  ],
  [
    'data-folder',
    async () => ({ KABAN_DATA_DIR: inFile, PORT: String(await freePort()) }),
    notRunning,
  ],
  [
    'data-folder-open',
    () => {
      const data = path.join(folder, 'data')
      return keep(
        () => chmodSync(data, 0o755),
        () => chmodSync(data, 0o700),
      )
    },
  ],
  [
    'port',
    () =>
      keep(
        () => made.setRunning(false),
        () => made.setRunning(true),
      ),
    notRunning,
  ],
  ['host', () => ({ KABAN_HOST: '203.0.113.7', KABAN_METRICS_TOKEN: '' }), ['unseen-jobs']],
  ['access-code-weak', () => ({ KABAN_ACCESS_CODE: 'aaaaaaaaaaaa' })],
  [
    'secret-key-weak',
    () => {
      const file = path.join(folder, 'data', 'secret-key')
      const weak = Buffer.alloc(32).toString('base64')
      return keep(
        () => writeFileSync(file, weak),
        () => rmSync(file),
      )
    },
  ],
  [
    'installation-mode',
    () => sql("insert into installation (mode) values ('sample')", 'delete from installation'),
  ],
  [
    'secret-key-missing',
    () =>
      sql(
        "insert into installation (mode, key_fingerprint) values ('live', '0123456789abcdef')",
        'delete from installation',
      ),
  ],
  [
    'installation-key',
    async () => ({
      ...(await sql(
        "insert into installation (mode, key_fingerprint) values ('live', '0123456789abcdef')",
        'delete from installation',
      )),
      KABAN_SECRET_KEY: randomBytes(32).toString('base64'),
    }),
  ],
  ['storage', () => ({ KABAN_FILES_DIR: inFile })],
  ['storage', storeWithoutBucket],
  [
    'storage',
    () =>
      sql(
        "insert into installation (mode, storage_id) values ('live', 'of another disk')",
        'delete from installation',
      ),
  ],
  ['scanner', () => ({ KABAN_CLAMD: nowhere })],
  ['database-unreachable', () => ownDatabase(`postgres://kaban_app@${nowhere}/kaban`)],
  ['database-missing', () => ownDatabase(`${database.url}_missing`)],
  ['database-address', () => ownDatabase('postgres://kaban_app:a#b@db/kaban')],
  ['role-missing', () => ownDatabase(asUser(database.url, 'nobody_at_all'))],
  ['role-too-strong', () => asRole('bypassrls in role kaban_app')],
  ['role-without-rights', () => asRole('')],
  [
    'role-unreadable',
    () => sql('revoke select on tasks from kaban_app', 'grant select on tasks to kaban_app'),
  ],
  [
    'databases-differ',
    async () => {
      const other = await cloneDatabase({ from: 'template1' })
      undo.push(() => other.close())
      return ownDatabase(database.url, other.ownerUrl)
    },
  ],
  [
    'migrations-pending',
    () =>
      sql(
        `update schema_version set version = -version
         where version = (select max(version) from schema_version)`,
        'update schema_version set version = -version where version < 0',
      ),
  ],
  [
    'schema-newer',
    () =>
      sql(
        `insert into schema_version (version, name, md5, run_at) values (9999, '', '', now())`,
        'delete from schema_version where version = 9999',
      ),
  ],
  ['mail-missing', () => ({ KABAN_SMTP_URL: '' })],
  ['mail-unreachable', () => ({ KABAN_SMTP_URL: `smtp://${nowhere}` })],
  ['mail-refused', async () => ({ KABAN_SMTP_URL: await mailServer() })],
  [
    'mail-late',
    () =>
      sql(
        `insert into mail_outbox (id, to_address, subject, kind, content, sample, created_at)
         values (gen_random_uuid(), 'a@example.ph', 'A', 'a', '{}', false, now() - interval '2 h')`,
        'delete from mail_outbox',
      ),
  ],
  ['address-unreachable', () => ({ KABAN_PUBLIC_URL: `https://${nowhere}` })],
  ['address-unreachable', () => at({ status: 502 })],
  ['address-other', () => at({ status: 404 })],
  ['address-other', () => at({ headers: { 'x-forwarded-hops': '' } })],
  ['address-headers', () => at({ headers: { 'strict-transport-security': '' } })],
  ['proxies-count', () => ({ KABAN_TRUSTED_PROXIES: '2' })],
  ['proxies-count', () => ({ KABAN_TRUSTED_PROXIES: '0' })],
  ['clock-address', () => at({ headers: { date: new Date(Date.now() + 60_000).toUTCString() } })],
  ['certificate-over', () => at(datedCertificate('localhost', [-90, -1]))],
  ['certificate-name', () => at(datedCertificate('wallet.example', [-1, 90]))],
  ['certificate-untrusted', () => at(datedCertificate('localhost', [-1, 90]))],
  ['backups-off', () => ({ KABAN_BACKUP_DIR: '' })],
  ['backups-folder', () => ({ KABAN_BACKUP_DIR: inFile })],
  ['backups-none', () => (undo.push(soundBackups), made.setBackup(null), {})],
  ['backup-old', () => (undo.push(soundBackups), made.setBackup(37), made.setDrill(1), {})],
  ['drill-none', () => (undo.push(soundBackups), made.setDrill(null), {})],
  ['drill-old', () => (undo.push(soundBackups), made.setDrill(40), {})],
  ['drill-failed', () => (undo.push(soundBackups), made.setDrill(1, false), {})],
  [
    'drill-failed',
    () => (undo.push(soundBackups), made.setDrill(1, false), ownDatabase(database.url)),
  ],
  ['verification-old', () => verification(37, 0)],
  ['books-unsound', () => verification(1, 3)],
  ['witness-missing', () => ({ KABAN_WITNESS_MAILS: 'auditor@example.ph' })],
  ['seal-old', () => sql(...oldSeal)],
  ['witness-late', () => sql(...silentWitness)],
  [
    'jobs-late',
    () =>
      keep(
        () => made.setJobRun(Date.now() / 1000 - 3 * 3_600),
        () => made.setJobRun(Date.now() / 1000),
      ),
  ],
  ['unseen-jobs', () => ({ KABAN_METRICS_TOKEN: '' })],
]

function soundBackups(): void {
  made.setBackup(1)
  made.setDrill(1)
}

test('nothing is wrong with a sound installation', async () => {
  expect(await idsWith()).toEqual([])
  expect(await idsWith(ownDatabase(database.url))).toEqual([])
})

test.each(planted.map(([id, plant, also = []], at) => ({ id, plant, also, at })))(
  'the check finds $id, and only that ($at)',
  async ({ id, plant, also }) => {
    try {
      expect((await idsWith(await plant())).toSorted()).toEqual([id, ...also].toSorted())
    } finally {
      for (const back of undo.splice(0).toReversed()) await back()
    }
  },
)

test('too many proxies in the header are no reason to trust more', async () => {
  const found = await checkInstallation({ ...made.env, KABAN_TRUSTED_PROXIES: '0' })
  const { text } = found.find(({ id }) => id === 'proxies-count')!
  expect(text).toContain('X-Forwarded-For names 1 address. Either')
  expect(text).not.toMatch(/(set|raise) it to/i)
  expect(text).toContain('how to count them')
})
