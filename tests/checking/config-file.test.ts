/** The configuration file, as `npm run check` reads it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../fixtures/servers/free-port.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kaban-config-'))
const file = path.join(folder, 'kaban.env')
let port = ''
beforeAll(async () => {
  port = String(await freePort())
})
afterAll(() => rmSync(folder, { recursive: true }))

function check(text: string, env: Record<string, string> = { KABAN_CONFIG: file }) {
  writeFileSync(file, text, { mode: 0o600 })
  const command = [path.resolve('scripts/run.mjs'), 'src/main/commands/check.ts', '--json']
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: port, ...env },
    encoding: 'utf8',
  })
  return { ids: [...stdout.matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id), stderr }
}

test('the file that KABAN_CONFIG names is read, and the environment wins', () => {
  const wrong = 'KABAN_LOG_LEVEL=loud\nKABAN_SMPT_URL=smtp://mail.example\n'
  expect(check(wrong).ids).toEqual(expect.arrayContaining(['setting-log-level', 'setting-unknown']))
  const { ids } = check(wrong, { KABAN_CONFIG: file, KABAN_LOG_LEVEL: 'info' })
  expect(ids).toContain('setting-unknown')
  expect(ids).not.toContain('setting-log-level')
})

test('kaban.env of the working directory is read unless KABAN_CONFIG is empty', () => {
  expect(check('KABAN_LOG_LEVEL=loud\n', {}).ids).toContain('setting-log-level')
  expect(check('KABAN_LOG_LEVEL=loud\n', { KABAN_CONFIG: '' }).ids).not.toContain(
    'setting-log-level',
  )
})

test('a file that KABAN_CONFIG names and that is missing stops the command', () => {
  const { ids, stderr } = check('', { KABAN_CONFIG: path.join(folder, 'none.env') })
  expect(stderr).toMatch(/The configuration file .*none\.env does not exist\. .*npm run setup/)
  expect(ids).toEqual([])
})

test('no test meets the kaban.env of a developer', () => {
  expect(process.env['KABAN_CONFIG']).toBe('')
})

test('check and reload name the data folder that they looked at', () => {
  for (const command of ['check', 'reload']) {
    const args = [path.resolve('scripts/run.mjs'), `src/main/commands/${command}.ts`]
    const env = { PATH: process.env['PATH'], PORT: port, KABAN_CONFIG: '' }
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    expect(stdout).toMatch(/data folder \/\S+\.kaban \(for another folder, set KABAN_DATA_DIR\)\./)
  }
})
