/**
 * `npm run try-package` makes the Debian package and installs it in a bare Debian without network;
 * runs it as its service would, upgrades it to a later version, removes and purges it. The data
 * must stay and the money be the same. It needs root on Debian with mmdebstrap. Without systemd
 * there, systemctl is a script that notes its arguments; ExecStart is run by hand.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { freePort } from '../../tests/fixtures/servers/free-port.ts'
import { debianFileName, packDebian } from '../release/debian.mjs'

const project = path.resolve(import.meta.dirname, '../..')
const programs = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const work = fs.mkdtempSync(path.join(tmpdir(), 'kaban-package-'))
const root = path.join(work, 'root')
const inside = (name: string) => path.join(root, name)
const settingsFile = 'etc/kaban/kaban.env'
const calls = 'var/log/systemctl'
/** Every wallet, and how many movements made them so. */
const askMoney = `
  const { databaseUrl } = JSON.parse(require("fs").readFileSync("/var/lib/kaban/run.json"))
  const client = new (require("pg").Client)(databaseUrl)
  const sql = "select (select count(*) from ledger.transfers) as transfers," +
    " (select json_agg(w order by id) from ledger.wallets w) as wallets"
  client.connect().then(() => client.query(sql)).then(({ rows }) => {
    process.stdout.write(JSON.stringify(rows[0]))
    return client.end()
  })`

try {
  say('• npm run release')
  run('node', 'scripts/release.mjs', '--uncommitted')
  const { version } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    version: string
  }
  const first = path.join(project, 'dist/release', debianFileName(version))
  const later = `${version}+later`
  say(`• the same as version ${later}`)
  const second = repackAs(later, first)
  makeDebian()
  pretendSystemd()

  say(`• dpkg --install ${path.basename(first)}, without network`)
  install(first)
  expect(fs.statSync(inside('var/lib/kaban')).mode & 0o777, 0o700)
  expect(notedCalls(), ['daemon-reload'])
  const port = await freePort()
  say('• kaban setup')
  setUp(
    `KABAN_MODE=sample\nKABAN_SAMPLE=small\nPORT=${port}\nKABAN_MAIL_FROM="A B <a@example.ph>"\n`,
  )
  say('• ExecStart')
  const before = await whileItRuns(port)
  say(`• dpkg --install ${path.basename(second)}, an upgrade`)
  enable()
  install(second)
  expect(notedCalls(), ['stop kaban.service', 'daemon-reload', 'start kaban.service'])
  expect(installedVersion(), later)
  expect(fs.readFileSync(inside(settingsFile), 'utf8').includes('KABAN_MODE=sample'), true)
  say('• ExecStart')
  expect(await whileItRuns(port), before)

  say('• dpkg --remove, dpkg --purge')
  dpkg('--remove', 'kaban')
  expect(
    [fs.existsSync(inside('usr/lib/kaban')), fs.existsSync(inside(settingsFile))],
    [false, true],
  )
  expect(notedCalls(), ['stop kaban.service', 'daemon-reload'])
  dpkg('--purge', 'kaban')
  expect(fs.existsSync(inside('etc/kaban')), false)
  say(`• dpkg --install ${path.basename(second)}, on the data that stayed`)
  install(second)
  setUp(`KABAN_MODE=sample\nKABAN_SAMPLE=small\nPORT=${port}\n`)
  expect(await whileItRuns(port), before)
  say('The package installs, serves, upgrades and goes; the data stay and the money is the same.')
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}

/** From the archive in the first argument, if there is one. */
function makeDebian(): void {
  const [, , archive] = process.argv
  say(`• ${archive ?? 'mmdebstrap'}`)
  fs.mkdirSync(root)
  if (archive) run('tar', '-xf', archive, '-C', root)
  else run('mmdebstrap', '--variant=minbase', '--quiet', 'bookworm', root)
  // The installer of Debian writes it.
  fs.writeFileSync(inside('etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
}

/** The same files under another version, packed as a release packs them. Returns the package. */
function repackAs(version: string, file: string): string {
  const unpacked = path.join(work, 'unpacked')
  run('dpkg-deb', '--extract', file, unpacked)
  const tree = path.join(unpacked, 'usr/lib/kaban')
  for (const name of ['package.json', 'release.json']) {
    const place = path.join(tree, name)
    const content = JSON.parse(fs.readFileSync(place, 'utf8')) as object
    fs.writeFileSync(place, JSON.stringify({ ...content, version }))
  }
  const target = path.join(work, debianFileName(version))
  const epoch = Math.floor(Date.now() / 1_000)
  packDebian({ tree, staging: path.join(work, 'packed'), version, epoch, target })
  return target
}

/** The maintainer scripts find a systemd that is running, and which services it has. */
function pretendSystemd(): void {
  fs.mkdirSync(inside('run/systemd/system'), { recursive: true })
  const asked = 'is-enabled) cat /var/log/enabled 2>/dev/null || echo disabled'
  const noted = `start|stop|daemon-reload) echo "$*" >> /${calls}`
  const script = `#!/bin/sh
while [ "$1" = --system ] || [ "$1" = --quiet ]; do shift; done
case "$1" in
  ${asked} ;;
  ${noted} ;;
  *) exit 3 ;;
esac
`
  fs.writeFileSync(inside('usr/bin/systemctl'), script, { mode: 0o755 })
}

function enable(): void {
  fs.writeFileSync(inside('var/log/enabled'), 'enabled\n')
}

/** The calls of systemctl since it was asked last. */
function notedCalls(): string[] {
  if (!fs.existsSync(inside(calls))) return []
  const noted = fs.readFileSync(inside(calls), 'utf8').trim().split('\n')
  fs.rmSync(inside(calls))
  return noted
}

function install(file: string): void {
  fs.copyFileSync(file, inside('kaban.deb'))
  dpkg('--install', '/kaban.deb')
}

function dpkg(...args: string[]): void {
  const text = run('unshare', '--net', ...chrooted(['dpkg', ...args]))
  const ofKaban = text.split('\n').filter((line) => /Kaban|kaban setup/.test(line))
  for (const line of ofKaban) say(`  ${line}`)
}

function installedVersion(): string {
  return run('chroot', root, 'dpkg-query', '--show', '--showformat=${Version}', 'kaban')
}

/** Root writes the file, and the user of the service tries the folders that it names. */
function setUp(answers: string): void {
  fs.writeFileSync(inside('root/answers.env'), answers)
  const asked = ['kaban', 'setup', '--from', '/root/answers.env']
  say(`  ${run('unshare', ...chrooted(asked)).split('\n')[0]}`)
  const { mode, uid } = fs.statSync(inside(settingsFile))
  expect([mode & 0o777, uid], [0o600, 0])
}

/** Starts it as the unit says; returns what the ledger and the command `kaban verify` say. */
async function whileItRuns(port: number): Promise<string> {
  const unit = fs.readFileSync(inside('usr/lib/systemd/system/kaban.service'), 'utf8')
  const all = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [folder = '', user = '', start = ''] = ['WorkingDirectory', 'User', 'ExecStart'].flatMap(
    all,
  )
  const settings = parseEnv(fs.readFileSync(inside(all('EnvironmentFile')[0] ?? ''), 'utf8'))
  const given = all('Environment').flatMap((line) =>
    line.split(' ').map((one) => one.split(/=(.*)/s)),
  )
  const env = { PATH: programs, ...settings, ...(Object.fromEntries(given) as object) }
  const rights = ['--init-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, ...rights]
  const command = ['sh', '-euc', `cd ${folder}; exec "$@"`, 'sh', ...asUser, ...start.split(' ')]
  const kaban = spawn('unshare', ['--pid', '--fork', '--kill-child', ...chrooted(command)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(kaban, 'exit')
  try {
    await untilHealthy(kaban, `http://localhost:${port}/healthz`)
    const verified = inItsProcesses(kaban, ['kaban', 'verify'])
    say(`  kaban verify: ${verified.trim().split('\n').at(-1)}`)
    const node = start.split(' ')[0] ?? ''
    const money = inItsProcesses(kaban, ['sh', '-euc', `cd ${folder}; ${node} -e '${askMoney}'`])
    say(`  ${money.trim().slice(0, 80)} …`)
    process.kill(first(kaban), 'SIGTERM')
    const [code] = (await exited) as [number | null]
    expect(code, 0)
    return money
  } finally {
    kaban.kill('SIGKILL')
  }
}

/** A command in the namespaces of the running Kaban. */
function inItsProcesses(kaban: ChildProcess, command: string[]): string {
  const of = ['--target', String(first(kaban)), '--mount', '--pid']
  return run('nsenter', ...of, 'chroot', root, 'env', '-i', `PATH=${programs}`, ...command)
}

/** The command that runs in a mount namespace of its own, with what every system has. */
function chrooted(command: string[]): string[] {
  const mounting = `mount -t proc proc ${root}/proc; mount --rbind /dev ${root}/dev; exec "$@"`
  return ['--mount', 'sh', '-euc', mounting, 'sh', 'chroot', root, ...command]
}

/** The first process of the namespace. */
function first({ pid }: ChildProcess): number {
  return Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

async function untilHealthy(kaban: ChildProcess, address: string): Promise<void> {
  for (let waited = 0; waited < 120 && kaban.exitCode === null; waited += 1) {
    const ok = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await pause(1_000)
  }
  throw new Error('It did not become healthy')
}

function expect(found: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (is !== should) throw new Error(`Found ${is} instead of ${should}`)
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
