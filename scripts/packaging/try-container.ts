/**
 * `npm run try-container` does what packaging/docker/Dockerfile says, step by step, in a bare
 * Debian and without a container engine; then it runs the result with the rights of a container:
 * its own process ids, an ordinary user, a read-only root. It needs root on Debian with mmdebstrap.
 * npm and Node stand in for those of the first image.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast'
import { freePort } from '../../tests/fixtures/servers/free-port.ts'

interface Stage {
  root: string
  folder: string
  env: Record<string, string>
  user: string
}

const project = path.resolve(import.meta.dirname, '../..')
const dockerfile = DockerfileParser.parse(
  fs.readFileSync(path.join(project, 'packaging/docker/Dockerfile'), 'utf8'),
)
/** As the .dockerignore beside the Dockerfile, for files that git knows. */
const leftOut = /^(tests|bench)\/|\/kaban\.env$/
const programs = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const work = fs.mkdtempSync(path.join(tmpdir(), 'kaban-container-'))
const stages = new Map<string, Stage>()

try {
  const debian = process.argv[2] ?? makeDebian()
  let stage: Stage | undefined
  let healthcheck: string[] = []
  let command: string[] = []
  for (const instruction of dockerfile.getInstructions()) {
    const keyword = instruction.getKeyword()
    say(`• ${instruction.getInstruction()} ${instruction.getRawArgumentsContent() ?? ''}`)
    if (keyword === 'FROM') stage = begin(instruction, debian)
    else if (keyword === 'HEALTHCHECK') healthcheck = words(instruction)
    else if (keyword === 'CMD') command = words(instruction)
    else if (stage) carryOut(keyword, instruction, stage)
  }
  if (!stage) throw new Error('The Dockerfile has no FROM')
  await tryOut(stage, command, healthcheck)
  say('The container starts, is healthy, and stops in order.')
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}

function makeDebian(): string {
  const file = path.join(work, 'debian.tar')
  say('• mmdebstrap')
  run('mmdebstrap', '--variant=minbase', '--quiet', 'bookworm', file)
  return file
}

/** `FROM image AS name` */
function begin(instruction: Instruction, debian: string): Stage {
  const [image = '', , name = `stage-${stages.size}`] = argumentsOf(instruction)
  const root = path.join(work, name)
  fs.mkdirSync(root)
  run('tar', '-xf', debian, '-C', root)
  // A container engine gives each container the machine's way to the network.
  fs.copyFileSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
  if (image.startsWith('node:')) addNode(root)
  const stage = { root, folder: '/', env: {}, user: 'root' }
  stages.set(name, stage)
  return stage
}

function addNode(root: string): void {
  const into = path.join(root, 'usr/local')
  fs.copyFileSync(process.execPath, path.join(into, 'bin/node'))
  const modules = run('npm', 'root', '--global').trim()
  fs.cpSync(path.join(modules, 'npm'), path.join(into, 'lib/node_modules/npm'), { recursive: true })
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(into, 'bin/npm'))
  // The certificates and settings with which npm reaches the registry from this machine.
  const settings = run('npm', 'config', 'get', 'userconfig').trim()
  const files = [
    settings,
    process.env['NODE_EXTRA_CA_CERTS'],
    run('npm', 'config', 'get', 'cafile'),
  ]
  for (const file of files.map((one) => one?.trim() ?? '').filter((one) => fs.existsSync(one))) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.copyFileSync(file, path.join(root, file))
  }
}

function carryOut(keyword: string, instruction: Instruction, stage: Stage): void {
  const given = argumentsOf(instruction)
  if (keyword === 'WORKDIR') {
    stage.folder = given[0] ?? '/'
    fs.mkdirSync(path.join(stage.root, stage.folder), { recursive: true })
  } else if (keyword === 'ENV') {
    Object.assign(stage.env, Object.fromEntries(given.map((pair) => pair.split(/=(.*)/s))))
  } else if (keyword === 'USER') stage.user = given[0] ?? ''
  else if (keyword === 'COPY') copy(instruction as Copy, stage)
  else if (keyword === 'RUN') {
    const text = `cd ${stage.folder} && ${instruction.getRawArgumentsContent() ?? ''}`
    const inside = ['chroot', stage.root, 'sh', '-euc', text]
    execFileSync('unshare', ['--mount', 'sh', '-euc', mounting(stage.root), 'sh', ...inside], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...stage.env,
        PATH: programs,
        HOME: '/root',
        npm_config_loglevel: 'error',
      },
    })
  } else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(keyword))
    throw new Error(`Nobody has said how to carry out ${keyword}`)
}

/** A script that mounts what every container has and then becomes the program in its arguments. */
function mounting(root: string): string {
  return `mount -t proc proc ${root}/proc; mount --rbind /dev ${root}/dev; exec "$@"`
}

function copy(instruction: Copy, stage: Stage): void {
  const from = instruction.getFromFlag()?.getValue()
  const places = argumentsOf(instruction)
  const target = path.resolve(stage.folder, places.at(-1) ?? '')
  const into = path.join(stage.root, target)
  if (from) {
    const source = path.join(stages.get(from)?.root ?? '', places[0] ?? '')
    fs.cpSync(source, into, { recursive: true, verbatimSymlinks: true })
    return
  }
  const known = run('git', '-C', project, 'ls-files').trim().split('\n')
  const wanted = places.slice(0, -1)
  for (const file of known) {
    if (!(wanted.includes('.') || wanted.includes(file)) || leftOut.test(file)) continue
    if (!fs.existsSync(path.join(project, file))) continue
    fs.mkdirSync(path.dirname(path.join(into, file)), { recursive: true })
    fs.copyFileSync(path.join(project, file), path.join(into, file))
  }
}

async function tryOut(stage: Stage, command: string[], healthcheck: string[]): Promise<void> {
  const port = String(await freePort())
  const env = { ...stage.env, PORT: port, PATH: programs, HOME: '/' }
  const { root } = stage
  const readOnly =
    `mount --bind ${root} ${root}; mount --bind ${root}/data ${root}/data; ` +
    `mount -o remount,bind,ro ${root}; mount -t tmpfs tmpfs ${root}/tmp; ${mounting(root)}`
  const asUser = ['setpriv', `--reuid=${stage.user}`, `--regid=${stage.user}`, '--clear-groups']
  const bare = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const at = (program: string[]) => [
    'chroot',
    root,
    'sh',
    '-euc',
    `cd ${stage.folder}; exec "$@"`,
    'sh',
    ...asUser,
    ...bare,
    ...program,
  ]
  const isolated = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-euc', readOnly, 'sh']
  const unshared = spawn('unshare', [...isolated, ...at(command)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(unshared, 'exit')
  try {
    const [program = '', ...args] = at(healthcheck)
    await untilHealthy(unshared, () => execFileSync(program, args, { env, stdio: 'ignore' }))
    // Writing anywhere but in its data folder fails.
    const touch = (place: string) =>
      `nsenter --target ${first(unshared)} --mount touch ${root}${place}`
    if (succeeds(touch('/opt/kaban/x'))) throw new Error('The root is not read-only')
    if (!succeeds(touch('/data/x'))) throw new Error('The data folder is read-only')
    process.kill(first(unshared), 'SIGTERM')
    const [code] = (await exited) as [number | null]
    if (code !== 0) throw new Error(`It ended with ${code}`)
  } finally {
    unshared.kill('SIGKILL')
  }
}

async function untilHealthy(container: ChildProcess, check: () => unknown): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    if (container.exitCode !== null) throw new Error('It did not start')
    try {
      check()
      return
    } catch {
      await pause(1_000)
    }
  }
  throw new Error('It did not become healthy within two minutes')
}

/** The first process of the container, which hears of its stop. */
function first({ pid }: ChildProcess): number {
  return Number(fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

function succeeds(command: string): boolean {
  try {
    execFileSync('sh', ['-c', command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Those of `CMD ["…"]`, also behind the options of HEALTHCHECK. */
function words(instruction: Instruction): string[] {
  const text = instruction.getRawArgumentsContent() ?? ''
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}

function argumentsOf(instruction: Instruction): string[] {
  return instruction
    .getArguments()
    .map((one) => one.getValue())
    .filter((one) => !one.startsWith('--'))
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
