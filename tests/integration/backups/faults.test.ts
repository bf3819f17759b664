/** Backups and restores that a full disk or a kill interrupts. Each time it is a whole one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { lastDrill } from '#foundation/platform/server/backup/drills.ts'
import { cloneDatabase } from '../../fixtures/database/database.ts'
import { startKaban, stopKaban, type KabanProcess } from '../../fixtures/servers/kaban-process.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-backup-faults-'))
const [data, folder, small, sized] = ['data', 'backups', 'small', 'sized'].map((name) =>
  path.join(place, name),
)
fs.mkdirSync(small!)
const canMount = process.getuid?.() === 0

let kaban: KabanProcess
beforeAll(async () => {
  fs.mkdirSync(data!)
  kaban = await startKaban(data!, { KABAN_BACKUP_DIR: folder! })
  await vi.waitUntil(() => listArchives(folder!).length === 1, { timeout: 60_000, interval: 100 })
})
afterAll(async () => {
  await stopKaban(kaban)
  fs.rmSync(place, { recursive: true, force: true })
})

const children = () =>
  fs
    .readFileSync(`/proc/${kaban.kaban.pid}/task/${kaban.kaban.pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0)
const backupProcess = () =>
  children().find((pid) =>
    fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backup-process'),
  )

const run = (command: string, env: Record<string, string>, ...options: string[]) =>
  spawn(process.execPath, [path.resolve(`src/main/commands/${command}.ts`), ...options], {
    env: { ...process.env, KABAN_DATA_DIR: data!, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

async function outcome(child: ReturnType<typeof run>): Promise<{ code: number; said: string }> {
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

test.skipIf(!canMount)(
  'a disk that is full at any tenth of a backup is named, and leaves no archive @long',
  { timeout: 300_000 },
  async () => {
    // The first archive also holds the log that waited to be shipped.
    const whole = run('backup', { KABAN_BACKUP_DIR: sized! })
    await once(whole, 'close')
    const { bytes } = listArchives(sized!)[0]!
    for (let tenth = 1; tenth <= 9; tenth += 1) {
      const size = `size=${Math.ceil((bytes * tenth) / 10)}`
      expect(spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'none', small!]).status).toBe(0)
      try {
        const backup = await outcome(run('backup', { KABAN_BACKUP_DIR: small! }))
        expect(backup).toEqual({ code: 1, said: expect.stringContaining('no space left') })
        expect(fs.readdirSync(small!).filter((name) => name !== 'system-id')).toEqual([])
      } finally {
        spawnSync('umount', ['--lazy', small!])
      }
    }
    expect((await fetch(`${kaban.address}/readyz`)).status).toBe(200)
  },
)

test(
  'a restore that is killed at any time leaves nothing with the wanted name @long',
  { timeout: 300_000 },
  async () => {
    const restored = path.join(place, 'restored')
    const env = {
      KABAN_BACKUP_DIR: folder!,
      KABAN_BACKUP_KEY: fs.readFileSync(path.join(data!, 'backup-key'), 'utf8').trim(),
      KABAN_DATA_DIR: restored,
    }
    const expectWhole = async () => {
      const again = await startKaban(restored, {
        KABAN_SECRET_KEY: fs.readFileSync(path.join(data!, 'secret-key'), 'utf8').trim(),
      })
      await stopKaban(again)
    }
    for (const afterMs of [300, 700, 1_200, 1_800, 2_500, 3_500]) {
      const restore = run('restore', env)
      await pause(afterMs)
      restore.kill('SIGKILL')
      await once(restore, 'close')
      // It had ended before the kill.
      if (fs.existsSync(restored)) await expectWhole()
      fs.rmSync(restored, { recursive: true, force: true })
    }
    const [code] = (await once(run('restore', env), 'close')) as [number]
    expect(code).toBe(0)
    await expectWhole()
  },
)

test('a killed backup process starts again, and the operator hears of it @long', async () => {
  const first = backupProcess()!
  process.kill(first, 'SIGKILL')
  await vi.waitUntil(() => ![undefined, first].includes(backupProcess()), { timeout: 30_000 })
  const answer = (await (await fetch(`${kaban.address}/readyz`)).json()) as { warnings: unknown }
  expect(JSON.stringify(answer.warnings)).toContain('backups-fail')
})

test('a folder that hangs stops neither the service nor a stop @long', async () => {
  const hung = backupProcess()!
  process.kill(hung, 'SIGSTOP')
  expect((await fetch(`${kaban.address}/readyz`)).status).toBe(200)
  await stopKaban(kaban)
  expect(fs.existsSync(`/proc/${hung}`)).toBe(false)
  kaban = await startKaban(data!, { KABAN_BACKUP_DIR: folder! })
})

test('a drill looks at a restored copy of a PostgreSQL of one’s own @long', async () => {
  const running = await cloneDatabase()
  onTestFinished(() => running.close())
  const copy = new URL(kaban.ownerUrl)
  const env = { DATABASE_URL: running.url, PGPASSWORD: copy.password }
  copy.password = ''
  expect(await outcome(run('drill', env, '--restored', copy.href))).toMatchObject({ code: 0 })
  const noted = lastDrill(data!)
  expect(noted).toMatchObject({ sound: true })
  // The running one, by another name.
  copy.hostname = 'localhost'
  expect(
    await outcome(
      run('drill', { ...env, DATABASE_URL: kaban.databaseUrl }, '--restored', copy.href),
    ),
  ).toEqual({ code: 1, said: expect.stringContaining('leads to the server of the running') })
  expect(lastDrill(data!)).toEqual(noted)
  copy.pathname = '/postgres'
  expect(await outcome(run('drill', env, '--restored', copy.href))).toMatchObject({ code: 1 })
  expect(lastDrill(data!)).toMatchObject({ sound: false })
})

test.skipIf(!canMount)('a drill that finds no room is not noted @long', async () => {
  const key = fs.readFileSync(path.join(data!, 'backup-key'), 'utf8').trim()
  const known = { KABAN_BACKUP_DIR: folder! }
  // On another machine nothing says how much room it needs.
  const elsewhere = { ...known, KABAN_BACKUP_KEY: key, KABAN_DATA_DIR: path.join(place, 'none') }
  for (const [env, said] of [
    [known, 'are needed. Free'],
    [elsewhere, 'is full: the drill could not be finished'],
  ] as const) {
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20M', 'none', small!]).status).toBe(0)
    try {
      const drill = await outcome(run('drill', env, '--at', small!))
      expect(drill).toEqual({ code: 1, said: expect.stringContaining(said) })
      expect(fs.readdirSync(small!)).toEqual([])
    } finally {
      spawnSync('umount', ['--lazy', small!])
    }
  }
  expect(lastDrill(folder!)).toBe(null)
})
