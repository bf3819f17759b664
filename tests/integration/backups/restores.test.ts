/** A machine is lost, and the installation is restored from its backups. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateIdentity } from 'age-encryption'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { backupKeyOf, readBackupKey } from '#foundation/platform/server/backup/backup-key.ts'
import { writeArchive } from '#foundation/platform/server/backup/write-archive.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { knownSchemaVersion } from '#foundation/platform/server/database/schema/migration-files.ts'
import * as embedded from '#foundation/platform/server/embedded-postgres/embedded-postgres.ts'
import { isAlive, processesIn } from '#foundation/platform/server/embedded-postgres/processes.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { restore } from '#main/commands/restoring/restore.ts'
import { signatureCheck } from '#people/activity/server/chain-checks.ts'
import {
  killKaban,
  startKaban,
  stopKaban,
  type KabanProcess,
} from '../../fixtures/servers/kaban-process.ts'
import { backupProcesses, untilShipped } from '../../fixtures/servers/running-backups.ts'
import { signIn, type Visitor } from '../../fixtures/servers/test-server.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backups-'))
const [lost, folder] = [path.join(place, 'lost'), path.join(place, 'backups')]
const waiting = { timeout: 60_000, interval: 100 }
const [early, late] = [111_111n, 222_222n]

let secretKey: Buffer
let identity: string
/** Between the two movements of money. */
let moment: Date
let writers: string[]
let balances: { between: bigint; after: bigint }

beforeAll(async () => {
  fs.mkdirSync(lost)
  // Two processes of one server, and a second server on their database.
  const running = await startKaban(lost, { KABAN_BACKUP_DIR: folder, KABAN_PROCESSES: '2' })
  const second = await startKaban(path.join(place, 'beside'), {
    KABAN_BACKUP_DIR: folder,
    KABAN_FILES_DIR: path.join(lost, 'files'),
    KABAN_SECRET_KEY: fs.readFileSync(path.join(lost, 'secret-key'), 'utf8').trim(),
    DATABASE_URL: running.databaseUrl,
    KABAN_OWNER_DATABASE_URL: running.ownerUrl,
  })
  await vi.waitUntil(() => listArchives(folder).length === 1, waiting)
  writers = backupProcesses(folder)
  const [user, admin] = [
    await signIn(running.address, 'user'),
    await signIn(running.address, 'admin'),
  ]
  await upload(user)
  await deposit(user, admin, early)
  await untilSigned(running)
  const between = (await user.calls.transactions.balance({})).postedCentavos
  await pause(50)
  // An archive counts from the end of its second.
  await vi.waitUntil(() => Date.now() > listArchives(folder)[0]!.endedAt.getTime(), waiting)
  moment = new Date()
  await pause(50)
  await deposit(await signIn(second.address, 'user'), await signIn(second.address, 'admin'), late)
  const after = (await user.calls.transactions.balance({})).postedCentavos
  balances = { between, after }
  await untilShipped(running, folder)
  secretKey = Buffer.from(fs.readFileSync(path.join(lost, 'secret-key'), 'utf8'), 'base64')
  identity = (await backupKeyOf(lost, null)).identity ?? ''
  second.kaban.kill('SIGKILL')
  await killKaban(running)
  fs.rmSync(lost, { recursive: true })
})

afterAll(() => fs.rmSync(place, { recursive: true, force: true }))

test('of several processes and servers on one database, one backs it up', () => {
  expect(writers).toEqual([lost])
})

test('a moment is restored: what was acknowledged before it, and nothing later', async () => {
  const { said, dataDirectory } = await restoreInto('moment', { until: moment })
  for (const check of ['Every file of a row is there', signatureCheck])
    expect(said).toMatch(new RegExp(`right  ${check} \\([1-9]`))
  expect(said).toContain('The book is sound.')
  expect(await balanceIn(dataDirectory)).toBe(balances.between)
})

test('without a moment, the newest state is restored @long', async () => {
  // Of a restore that was killed.
  fs.mkdirSync(path.join(place, 'newest.restoring', 'postgresql'), { recursive: true })
  fs.writeFileSync(path.join(place, 'newest.restoring', 'postgresql', 'PG_VERSION'), '18')
  const { dataDirectory } = await restoreInto('newest', {})
  expect(await balanceIn(dataDirectory)).toBe(balances.after)
})

test('what a restored Kaban writes is restored after the next loss too', async () => {
  const copy = path.join(place, 'copy')
  fs.cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  const { dataDirectory } = await restoreInto('again', { folder: copy })
  // The operator keeps the key elsewhere; only its public half is here.
  expect((await backupKeyOf(dataDirectory, null)).identity).toBe(null)
  const again = await startKaban(dataDirectory, {
    KABAN_BACKUP_DIR: copy,
    KABAN_SECRET_KEY: secretKey.toString('base64'),
  })
  const [user, admin] = [await signIn(again.address, 'user'), await signIn(again.address, 'admin')]
  await deposit(user, admin, late)
  await untilShipped(again, copy)
  // Where the restored database leaves the old log is known, and a new archive begins there.
  expect(fs.readdirSync(path.join(copy, 'log'))).toContain('00000002.history.zst.age')
  await vi.waitUntil(() => listArchives(copy).length === 2, waiting)
  await killKaban(again)
  // The old archive with the logs of both is the longer way.
  fs.rmSync(listArchives(copy)[1]!.file)
  const second = await restoreInto('second', { folder: copy })
  expect(await balanceIn(second.dataDirectory)).toBe(balances.after + late)
})

test('a gap in the log is named, and what was restored is not called sound', async () => {
  const copy = path.join(place, 'gap')
  fs.cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  const segments = fs.readdirSync(path.join(copy, 'log')).filter((name) => /^\w{24}\./.test(name))
  const last = segments.toSorted().at(-1)!
  const beyond = (Number.parseInt(last.slice(16, 24), 16) + 2).toString(16).toUpperCase()
  const later = last.slice(0, 16) + beyond.padStart(8, '0') + last.slice(24)
  fs.copyFileSync(path.join(copy, 'log', last), path.join(copy, 'log', later))
  const { said } = await restoreInto('gapped', { folder: copy }, false)
  expect(said).toContain(`The log in ${copy} has a gap`)
})

test('a restore that is interrupted leaves neither a database nor a copy', async () => {
  const ending = new AbortController()
  const dataDirectory = path.join(place, 'interrupted')
  let database: number[] = []
  const restoring = restore({
    folder,
    identity,
    until: null,
    dataDirectory,
    secrets: null,
    hasBucket: false,
    signal: ending.signal,
    say: () => {},
  })
  const rejected = expect(restoring).rejects.toThrow('interrupted')
  await vi.waitUntil(() => {
    database = processesIn(path.join(`${dataDirectory}.restoring`, 'postgresql'))
    return database.length > 0
  }, waiting)
  ending.abort(new Error('interrupted'))
  await rejected
  expect(database.filter((pid) => isAlive(pid))).toEqual([])
  expect(fs.readdirSync(place).filter((name) => name.startsWith('interrupted'))).toEqual([])
})

test('a moment before the backups is refused', async () => {
  await expect(restoreInto('early', { until: new Date('2026-01-01') })).rejects.toThrow(
    /^The oldest backup in .* is of .*, Manila time, which is after the moment asked for\.$/,
  )
  expect(fs.readdirSync(place)).not.toContain('early')
})

test('a moment after the last change is refused by that change @long', async () => {
  const said = await restoreInto('late', { until: new Date() }).then(() => '', String)
  const [, newest] = /one is of (.*), Manila time. To .* without --to\.$/.exec(said) ?? []
  expect(Math.abs(Date.parse(`${newest}+08:00`) - moment.getTime())).toBeLessThan(60_000)
  expect(fs.readdirSync(place).filter((name) => name.startsWith('late'))).toEqual([])
})

test('a restore never overwrites', async () => {
  const taken = path.join(place, 'taken')
  fs.mkdirSync(taken)
  fs.writeFileSync(path.join(taken, 'mine'), 'kept')
  await expect(restoreInto('taken', {})).rejects.toThrow(/is not empty, and a restore never/)
  expect(fs.readdirSync(taken)).toEqual(['mine'])
})

test.each([
  ['cut off @long', (content: Buffer) => content.subarray(0, -1)],
  ['altered', (content: Buffer) => content.fill(content[9_999]! ^ 1, 9_999, 10_000)],
])('an archive is refused by name that is %s', async (_how, spoil) => {
  const [archive] = listArchives(folder)
  const copy = fs.mkdtempSync(path.join(place, 'spoilt-'))
  const file = path.join(copy, path.basename(archive!.file))
  fs.writeFileSync(file, spoil(fs.readFileSync(archive!.file)))
  fs.copyFileSync(`${archive!.file}.sha256`, `${file}.sha256`)
  await expect(restoreInto('spoilt', { folder: copy })).rejects.toThrow(
    `${file} is altered or cut off: its SHA-256 is another one.`,
  )
  // Whoever alters it can alter the checksum too. The encryption notices.
  const hash = spawnSync('sha256sum', [path.basename(file)], { cwd: copy, encoding: 'utf8' })
  fs.writeFileSync(`${file}.sha256`, hash.stdout)
  await expect(restoreInto('spoilt', { folder: copy })).rejects.toThrow(
    `${file} is altered or cut off.`,
  )
  expect(fs.existsSync(path.join(place, 'spoilt'))).toBe(false)
})

test('another key opens nothing', async () => {
  const other = await generateIdentity()
  await expect(restoreInto('other', { identity: other })).rejects.toThrow(
    /was written for another key/,
  )
})

test('a backup of an older Kaban is brought up to date @long', async () => {
  const [older, backups] = [path.join(place, 'older'), path.join(place, 'backups-of-older')]
  const migrations = path.join(place, 'migrations')
  fs.mkdirSync(older)
  fs.cpSync('migrations', migrations, { recursive: true })
  const newest = String(knownSchemaVersion()).padStart(4, '0')
  const files = fs.readdirSync(migrations, { recursive: true, encoding: 'utf8' })
  fs.rmSync(
    path.join(
      migrations,
      files.find((name) => path.basename(name).startsWith(newest))!,
    ),
  )
  const postgres = await embedded.startEmbeddedPostgres({ dataDirectory: older, onStep: () => {} })
  await migrateDatabase(postgres.ownerUrl, { directory: migrations })
  const key = (await backupKeyOf(older, null)).identity!
  const source = { dataDirectory: older, filesDirectory: null, ...postgres }
  await writeArchive(source, backups, (await readBackupKey(key)).recipient)
  await postgres.stop()
  const { said } = await restoreInto('updated', { folder: backups, identity: key })
  expect(said).toMatch(new RegExp(`the database: ${newest}.*\n.* the database in \\d+\\.\\d s\\.`))
})

async function restoreInto(
  name: string,
  wanted: { until?: Date; folder?: string; identity?: string },
  isSound = true,
): Promise<{ said: string; dataDirectory: string }> {
  const dataDirectory = path.join(place, name)
  const said: string[] = []
  const sound = await restore({
    folder,
    identity,
    until: null,
    ...wanted,
    dataDirectory,
    secrets: openSecrets(secretKey),
    hasBucket: false,
    say: (text) => said.push(text),
  })
  expect(sound).toBe(isSound)
  return { said: said.join('\n'), dataDirectory }
}

/** As its user sees it, in the restored installation. */
async function balanceIn(dataDirectory: string): Promise<bigint> {
  const running = await startKaban(dataDirectory, {
    KABAN_SECRET_KEY: secretKey.toString('base64'),
  })
  try {
    const user = await signIn(running.address, 'user')
    return (await user.calls.transactions.balance({})).postedCentavos
  } finally {
    await stopKaban(running)
  }
}

async function deposit(user: Visitor, admin: Visitor, amountCentavos: bigint): Promise<void> {
  const [companyAccount] = await user.calls.deposits.companyAccounts({})
  const [transactionId, chatId, moveId] = [uuidv7(), uuidv7(), uuidv7()]
  await user.calls.deposits.request({
    requestId: transactionId,
    amountCentavos,
    companyAccountId: companyAccount?.companyAccountId ?? null,
  })
  await user.calls.deposits.startChat({ transactionId, chatId })
  await admin.calls.deposits.move({ transactionId, moveId, to: 'completed' })
}

async function upload(user: Visitor): Promise<void> {
  const content = { width: 20, height: 20, channels: 3, background: '#fff' } as const
  const picture = await sharp({ create: content }).png().toBuffer()
  const sent = await user.fetch('/avatars', { method: 'POST', body: new Uint8Array(picture) })
  expect(sent.status).toBe(201)
}

/** The audit trail is linked and signed some seconds after what happened. */
async function untilSigned({ databaseUrl }: KabanProcess): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1 })
  const isSigned = async () =>
    (await database.read((tx) => tx.rows('select from activity_heads limit 1'))).length > 0
  await vi.waitUntil(isSigned, waiting)
  await database.close()
}
