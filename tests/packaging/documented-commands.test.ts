/** Every command in the operator's documents exists, and does what they say. */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { startKaban, stopKaban } from '../fixtures/servers/kaban-process.ts'
import { npmCommands, otherPrograms, partsOf, shellBlocks } from './documented-commands.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'kaban-commands-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

/** Scripts that the long test does not run, and why. */
const notRun: Record<string, string> = {
  start: 'the long test starts Kaban itself, as start.mjs does after it has built the pages',
  dev: 'a server for developers, without an end',
  demo: 'plays in Chromium for a minute; run it by hand',
  test: 'this is it',
  'test:long': 'this is it',
  setup: 'asks; tests of setup answer it',
  'fetch-backups': 'needs a bucket; bucket-copy.test.ts fetches from one',
  'upgrade-postgres': 'needs an old PostgreSQL; postgres-major.test.ts carries one over',
  upgrade: 'needs a newer Kaban and a service; upgrade.test.ts upgrades',
  'move-files': 'needs a bucket and a stopped Kaban; move-and-sweep.test.ts moves both ways',
  'seal-files': 'needs KABAN_FILES_KEY; seal-all-files.test.ts seals',
  release: 'tests/packaging/release.test.ts makes a release',
  'try-container': 'needs root, a Debian mirror and minutes',
  'try-package': 'needs root, a Debian mirror and minutes',
}

/** Programs of others in the documents, and what stands in for running them. */
const ofOthers: Record<string, string> = {
  apt: 'npm run try-package installs the package by dpkg',
  editor: 'of Debian',
  echo: 'of the shell',
  kubectl: 'no cluster in tests; kubernetes.test.ts checks the manifests',
  'dpkg-deb': 'of Debian; tests/packaging/debian.test.ts reads a package',
  '/var/tmp/kaban-0.2.0/usr/lib/kaban/packaging/systemd/kaban': 'upgrade.test.ts upgrades',
  'packaging/systemd/kaban': 'upgrade.test.ts upgrades',
  export: 'of the shell',
  unset: 'of the shell',
  umask: 'of the shell',
  cd: 'of the shell',
  cp: 'of Debian',
  rm: 'of Debian',
  df: 'of Debian',
  tar: 'tests/packaging/release.test.ts unpacks the archive',
  sha256sum: 'tests/packaging/release.test.ts checks the sum',
  ln: 'of Debian',
  mv: 'of Debian',
  install: 'of Debian',
  useradd: 'of Debian; needs root',
  systemctl: 'tests/packaging/systemd.test.ts checks the unit',
  journalctl: 'of systemd',
  base64: 'of Debian',
  pgbackrest: 'tried by hand with PostgreSQL 15, as backups.md says',
  '/usr/lib/postgresql/18/bin/pg_ctl': 'of PostgreSQL',
  openssl: 'tried by hand against an old certificate',
  sh: 'tests/packaging/settings.test.ts checks the scripts of packaging/docker',
  docker: 'no container engine in tests; npm run try-container carries out the Dockerfile',
  npm: 'npm ci; tests/packaging/release.test.ts installs',
}

test('the documents show commands', () => {
  expect(shellBlocks.length).toBeGreaterThan(10)
  expect(npmCommands.length).toBeGreaterThan(15)
})

test.each(shellBlocks)('bash can read the commands in $file: $block', ({ block }) => {
  expect(spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' }).stderr).toBe('')
})

test.each(npmCommands)('%s exists, with its flags', (command) => {
  const { script, flags } = partsOf(command)
  expect(Object.keys(scripts)).toContain(script)
  const [file = ''] = scripts[script]?.split(' ').slice(-1) ?? []
  // A command reads its flags itself or through a read-*-command.ts beside it.
  const beside = path.join(path.dirname(file), `read-${script}-command.ts`)
  const code = [file, beside]
    .filter((one) => flags.length > 0 && fs.existsSync(one))
    .map((one) => fs.readFileSync(one, 'utf8'))
    .join('\n')
  const known = new Set(
    code.match(/(?<=['"](?:--)?)[a-z][a-z-]*(?=['"])|[a-z]+(?=: (?:text|bool|flag|\{))/g),
  )
  expect(flags.filter((flag) => !known.has(flag))).toEqual([])
})

test('every program of others is one that we know how to check', () => {
  expect([...otherPrograms].filter((program) => !(program in ofOthers))).toEqual([])
})

test('every command runs as documented @long', { timeout: 300_000 }, async () => {
  const at = (name: string) => path.join(folder, name)
  const env = { KABAN_DATA_DIR: at('data'), KABAN_BACKUP_DIR: at('backups') }
  fs.mkdirSync(env.KABAN_BACKUP_DIR)
  const kaban = await startKaban(env.KABAN_DATA_DIR, env)
  const firstArchive = () =>
    fs.readdirSync(env.KABAN_BACKUP_DIR).some((one) => one.endsWith('sha256'))
  await expect.poll(firstArchive, { timeout: 60_000 }).toBe(true)
  // An archive counts from the end of its second.
  await pause(1_000)
  const moment = new Date().toISOString()
  // The running database must be another server than the restored copy.
  const running = await cloneDatabase()
  onTestFinished(() => running.close())
  const copy = new URL(kaban.ownerUrl)
  const own = `DATABASE_URL=${running.url} PGPASSWORD=${copy.password}`
  copy.password = ''
  const ownDrill = `${own} npm run drill -- --restored ${copy.href}`
  /** Puts folders, people and moments of the test in place of those in a command. */
  const here = (command: string) =>
    command
      .replace('/srv/kaban/restored', at('restored'))
      .replace('/mnt/backups/kaban', env.KABAN_BACKUP_DIR)
      .replace('/safe/backup-key', path.join(env.KABAN_DATA_DIR, 'backup-key'))
      .replace(/npm run drill -- --restored \S+/, ownDrill)
      .replace('FOLDER', at('elsewhere'))
      .replace('maria@example.ph', sampleSignIns.user.email)
      .replace('2026-11-22 14:05', moment)
      .replace('verify-1.txt', at('verify-1.txt'))
      .replace(/^npm run restore$/, `KABAN_DATA_DIR=${at('newest')} npm run restore`)
      .replace(/^npm run seed$/, 'npm run seed -- --users 100000')
      .replaceAll(/(--(?:users|transactions|messages)) \d+/g, '$1 10')
      .replaceAll('npm run', 'npm run --silent')
  const backupKey = () => fs.readFileSync(path.join(env.KABAN_DATA_DIR, 'backup-key'), 'utf8')
  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', here(command)], {
      encoding: 'utf8',
      env: { ...process.env, ...env, KABAN_BACKUP_KEY: backupKey().trim() },
    })
    return status === 0 ? 'done' : `${command}: ${status}\n${stdout}${stderr}`
  }
  try {
    fs.mkdirSync(at('elsewhere'))
    const wanted = npmCommands.filter((command) => !(partsOf(command).script in notRun))
    // A restore needs changes after its moment, and a backup that holds them.
    const turn = (command: string) => Number(/run (restore|drill)/.test(command))
    const [before, after] = [0, 1].map((one) => wanted.filter((command) => turn(command) === one))
    const order = [...(before ?? []), 'npm run backup', ...(after ?? [])]
    expect(order.map(run).filter((outcome) => outcome !== 'done')).toEqual([])
    expect(execFileSync('tail', ['-1', at('verify-1.txt')], { encoding: 'utf8' })).toContain(
      'The book is sound.',
    )
    expect(order.length).toBeGreaterThan(12)
  } finally {
    await stopKaban(kaban)
  }
})
