/** The unit of systemd leaves Kaban few rights, and the command `kaban` runs beside it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const unit = 'packaging/systemd/kaban.service'
const isHere = spawnSync('systemd-analyze', ['--version']).status === 0
const reason = 'systemd-analyze is not installed (Debian: apt-get install systemd)'

test('the exposure of the service is at most 2.5 of 10', ({ skip }) => {
  skip(!isHere, reason)
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', unit], {
    encoding: 'utf8',
  })
  const exposure = /Overall exposure level for kaban\.service: ([\d.]+)/.exec(report)?.[1]
  expect(Number(exposure)).toBeLessThanOrEqual(2.5)
})

test('systemd understands every line', ({ skip }) => {
  skip(!isHere, reason)
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-unit-'))
  // This machine has neither the program's folder nor the file of settings.
  const here = readFileSync(unit, 'utf8').replaceAll('/opt/kaban', process.cwd())
  writeFileSync(path.join(folder, 'kaban.service'), here)
  try {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', path.join(folder, 'kaban.service')],
      { encoding: 'utf8' },
    )
    expect(stderr.split('\n').filter((line) => line.includes('kaban.service'))).toEqual([])
    expect(status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('systemd waits for the stop of Kaban, which may take 30 s', () => {
  const text = readFileSync(unit, 'utf8')
  expect(text).toContain('KillMode=mixed')
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(30)
})

test('the log of the service and the command kaban name commands alike', () => {
  const wrapper = readFileSync('packaging/systemd/run-command.mjs', 'utf8')
  const [, name] = /KABAN_COMMAND: '(\w+)'/.exec(wrapper) ?? []
  expect(readFileSync(unit, 'utf8')).toContain(`\nEnvironment=KABAN_COMMAND=${name}\n`)
})

test('a start of the service that is refused names commands as they are typed', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'kaban-refused-'))
  const { stderr } = spawnSync(process.execPath, ['src/main/server/start/launch.ts'], {
    env: { PATH: process.env['PATH'], KABAN_DATA_DIR: data, KABAN_COMMAND: 'kaban', PORT: 'none' },
    encoding: 'utf8',
  })
  rmSync(data, { recursive: true })
  expect(stderr).toContain('`kaban check` looks again')
})

function runKaban(...args: string[]) {
  const command = ['packaging/systemd/run-command.mjs', ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, said: stderr.trim() }
}

test('the command kaban has every command of the operator, and no other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = Object.keys(scripts)
    .filter((name) => scripts[name]?.includes(' src/main/commands/'))
    .toSorted()
  const refusal = { status: 1, said: `Name a command: kaban ${names.join(' | ')}` }
  expect([runKaban(), runKaban('seed')]).toEqual([refusal, refusal])
})

test('root has no home that the service can write', ({ skip }) => {
  skip(existsSync('/etc/kaban/kaban.env'), 'Kaban is installed here')
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-home-'))
  const shows = path.join(folder, 'home.mjs')
  writeFileSync(shows, `process.stderr.write('home ' + process.env.HOME + '.')`)
  const { stderr } = spawnSync(process.execPath, ['packaging/systemd/run-command.mjs', 'setup'], {
    env: { PATH: process.env['PATH'], HOME: '/of-root', NODE_OPTIONS: `--import=${shows}` },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(new Set(stderr.match(/home [^.]*\./g))).toEqual(new Set(['home /of-root.']))
})

test('the command kaban says how to make the settings', ({ skip }) => {
  skip(existsSync('/etc/kaban/kaban.env'), 'Kaban is installed here')
  const { status, said } = runKaban('check')
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('kaban setup') })
})

test('a signal to the command kaban ends what it runs', async ({ skip }) => {
  skip(existsSync('/etc/kaban/kaban.env'), 'Kaban is installed here')
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-signal-'))
  const waits = path.join(folder, 'wait.mjs')
  // In place of the questions of `kaban setup`.
  writeFileSync(
    waits,
    `if (process.argv[1].endsWith('setup.ts')) {
       process.stdout.write('runs as ' + process.pid + '.')
       await new Promise((resolve) => setTimeout(resolve, 60_000))
     }`,
  )
  const kaban = spawn(process.execPath, ['packaging/systemd/run-command.mjs', 'setup'], {
    env: { PATH: process.env['PATH'], NODE_OPTIONS: `--import=${waits}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(kaban.stdout, 'data')) as [Buffer]
  const command = Number(/runs as (\d+)\./.exec(said.toString())?.[1])
  const ended = once(kaban, 'exit')
  kaban.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  rmSync(folder, { recursive: true })
  expect(() => process.kill(command, 0)).toThrow('ESRCH')
})
