/** Starts Kaban where it cannot run: it says everything that is in the way, without a stack. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../fixtures/servers/free-port.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-ground-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nowhere = 'postgres://kaban_app:hidden-word@127.0.0.1:1/kaban'
const stack = /^\s+at /m

function run(file: string, env: Record<string, string>) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^KABAN_|DATABASE/.test(name))
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('src/main', file)], {
    env: { ...Object.fromEntries(inherited), KABAN_DATA_DIR: folder, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, text: stdout + stderr }
}

test('a start names every problem of settings, machine and database in one list', async () => {
  const env = {
    PORT: String(await freePort()),
    KABAN_MODE: 'live',
    KABAN_PUBLIC_URL: 'https://kaban.example/wallet',
    KABAN_ACCESS_CODE: 'aaaaaaaaaaaa',
    KABAN_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    KABAN_HOST: '203.0.113.7',
    DATABASE_URL: nowhere,
    KABAN_OWNER_DATABASE_URL: nowhere.replace('kaban_app', 'kaban_owner'),
  }
  for (const file of ['server/start/launch.ts', 'commands/check.ts']) {
    const { status, text } = run(file, env)
    expect(status).toBe(1)
    for (const named of [
      /KABAN_PUBLIC_URL .*Write https:\/\/kaban\.example\./,
      /KABAN_ACCESS_CODE .*guessed at once/,
      /KABAN_SECRET_KEY .*pattern/,
      /KABAN_HOST: 203\.0\.113\.7 is no address of this machine/,
      /\bDATABASE_URL: The database cannot be reached/,
      /KABAN_OWNER_DATABASE_URL: The database cannot be reached/,
    ])
      expect(text).toMatch(named)
    expect(text).not.toMatch(stack)
    expect(text).not.toContain('hidden-word')
  }
})

test.each(['commands/verify.ts', 'commands/check.ts', 'server/start/launch.ts'])(
  '%s of an unreachable database ends in words',
  async (file) => {
    const { status, text } = run(file, { DATABASE_URL: nowhere, PORT: String(await freePort()) })
    expect(status).toBe(1)
    expect(text).toContain('The database cannot be reached. Start PostgreSQL, and check the host')
    expect(text).not.toMatch(stack)
  },
)

test('`npm run check` makes nothing, and passes where nothing is wrong', async () => {
  const missing = path.join(folder, 'not', 'yet')
  const PORT = String(await freePort())
  const { status, text } = run('commands/check.ts', { KABAN_DATA_DIR: missing, PORT })
  expect(text).toContain('Nothing is wrong.')
  expect(status).toBe(0)
  expect(existsSync(missing)).toBe(false)
  const live = { KABAN_MODE: 'live', KABAN_PUBLIC_URL: 'https://kaban.example' }
  expect(run('commands/check.ts', { ...live, KABAN_DATA_DIR: missing, PORT }).text).toMatch(
    /note {3}KABAN_SMTP_URL is not set[^]*note {3}KABAN_TRUSTED_PROXIES is 0/,
  )
  writeFileSync(path.join(folder, 'file'), '')
  const inFile = run('commands/check.ts', { KABAN_DATA_DIR: path.join(folder, 'file'), PORT })
  expect(inFile.text).toMatch(/WRONG {2}.*cannot be written/)
  expect(inFile.status).toBe(1)
})
