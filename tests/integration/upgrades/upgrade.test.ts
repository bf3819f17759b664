/** `npm run upgrade` replaces a running Kaban, or leaves the old one, wherever it is killed. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../fixtures/servers/free-port.ts'
import { expanding, makeRelease } from '../../fixtures/servers/next-release.ts'

const place = fs.mkdtempSync(path.join(tmpdir(), 'kaban-upgrade-'))
const [old, next, broken, link, data] = ['old', 'next', 'broken', 'current', 'data'].map((name) =>
  path.join(place, name),
) as [string, string, string, string, string]
const port = String(await freePort('localhost'))
const env = {
  ...process.env,
  PORT: port,
  KABAN_DATA_DIR: data,
  KABAN_BACKUP_DIR: path.join(place, 'backups'),
  KABAN_SAMPLE: 'small',
  TMPDIR: path.join(place, 'tmp'),
}
/** The commands of an init system. */
const pidFile = path.join(place, 'pid')
const launch = `${process.execPath} ${link}/src/main/server/start/launch.ts`
const output = `>>${place}/log 2>&1 </dev/null`
const start = `cd ${link}; nohup setsid ${launch} ${output} & echo $! >${pidFile}`
const stop = `pid=$(cat ${pidFile}); kill $pid; while kill -0 $pid; do sleep 0.1; done 2>/dev/null`

beforeAll(async () => {
  for (const folder of [data, env.TMPDIR]) fs.mkdirSync(folder)
  makeRelease(old, [])
  makeRelease(next, [expanding])
  makeRelease(broken, [expanding])
  // Only its start fails: it has no pages.
  fs.rmSync(path.join(broken, 'dist'))
  fs.symlinkSync(old, link)
  await shell(start)
  await untilReady()
})
afterAll(async () => {
  await shell(stop)
  fs.rmSync(place, { recursive: true, force: true })
})

test('a new Kaban replaces the old one after a rehearsal, and once only @long', async () => {
  expect(await upgrade(next)).toMatchObject({ code: 0, said: expect.stringContaining('Done.') })
  expect(running()).toBe(next)
  expect(fs.readlinkSync(link)).toBe(next)
  expect(await upgrade(next)).toMatchObject({ said: expect.stringContaining('runs already') })
})

test('a new Kaban that does not start gives way to the old one @long', async () => {
  await putBackOld()
  const { code, said } = await upgrade(broken, ['--within', '15'])
  expect(said).toContain('the old Kaban serves again')
  expect({ code, running: running(), link: fs.readlinkSync(link) }).toEqual({
    code: 1,
    running: old,
    link: old,
  })
})

test(
  'killed at twenty moments, it leaves the old or the new one, and is repeated @long',
  { timeout: 1_200_000 },
  async () => {
    const moments = ['npm run backup', 'npm run drill', 'Unpacking', 'Replaying', 'was restored']
    const steps = [
      ...moments,
      'Stopping',
      'Starting this',
      'Starting this',
      'Starting this',
      'Done',
    ]
    for (let round = 0; round < 20; round += 1) {
      await putBackOld()
      const when = steps[round % steps.length]!
      await upgrade(next, [], { when, afterMs: round * 40 })
      const home = fs.readlinkSync(link)
      expect([old, next], when).toContain(home)
      // As the machine would after a loss of power: whatever the link names.
      await bringUp()
      expect(running(), when).toBe(home)
      expect(verify(home), when).toContain('The book is sound.')
      if (round % 5 === 0) {
        expect(await upgrade(next)).toMatchObject({ code: 0 })
        expect(running()).toBe(next)
      }
    }
  },
)

async function upgrade(
  home: string,
  args: string[] = [],
  kill?: { when: string; afterMs: number },
): Promise<{ code: number | null; said: string }> {
  const file = path.join(home, 'src/main/commands/upgrade.ts')
  const how = ['--link', link, '--stop', stop, '--start', start, ...args]
  const child = spawn(process.execPath, [file, ...how], { env, detached: true, stdio: 'pipe' })
  let said = ''
  let killing: Promise<void> | undefined
  const end = async (afterMs: number) => {
    await pause(afterMs)
    // With everything that it started, but not the service.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
  }
  const note = (text: string) => {
    said += text
    if (kill && said.includes(kill.when)) killing ??= end(kill.afterMs)
  }
  child.stdout.setEncoding('utf8').on('data', note)
  child.stderr.setEncoding('utf8').on('data', note)
  const [code] = (await once(child, 'close')) as [number | null]
  await killing
  return { code, said }
}

/** The migration only expands, so the old one serves the database that the new one has changed. */
async function putBackOld(): Promise<void> {
  if (fs.readlinkSync(link) === old) return
  await shell(stop)
  fs.rmSync(link)
  fs.symlinkSync(old, link)
  await shell(start)
  await untilReady()
}

async function shell(command: string): Promise<void> {
  await once(spawn('/bin/sh', ['-c', command], { env, stdio: 'ignore' }), 'exit')
}

const isReady = () =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** One that was told to stop needs a moment to end, and looks alive meanwhile. */
async function bringUp(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const pid = fs.readFileSync(pidFile, 'utf8').trim()
      if (!fs.existsSync(`/proc/${pid}`)) await shell(start)
      return await isReady()
    },
    { timeout: 60_000, interval: 500 },
  )
  await untilReady()
}

async function untilReady(): Promise<void> {
  const waiting = { timeout: 60_000, interval: 100 }
  await vi.waitUntil(isReady, waiting)
  const signs = [path.join(data, 'run.json'), env.KABAN_BACKUP_DIR]
  await vi.waitUntil(() => signs.every((file) => fs.existsSync(file)), waiting)
}

function running(): unknown {
  return (JSON.parse(fs.readFileSync(path.join(data, 'run.json'), 'utf8')) as { home: string }).home
}

function verify(home: string): string {
  const file = path.join(home, 'src/main/commands/verify.ts')
  return spawnSync(process.execPath, [file], { env, encoding: 'utf8' }).stdout
}
