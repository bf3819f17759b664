/**
 * Creates a PostgreSQL data directory with its roles and its database. The work happens beside the
 * final place and ends with a rename, so a directory with the final name is always whole.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem, diskFull } from '../settings/start-problem.ts'
import { writeWhole } from '../write-whole.ts'
import { environmentOfPostgres, type Programs, type RunAs } from './postgres-programs.ts'

export interface Passwords {
  superuser: string
  owner: string
  application: string
}

export interface Making {
  programs: Programs
  runAs: RunAs
  /** Final place of the data directory. */
  directory: string
  passwordFile: string
  /** False for throw-away databases only: nothing is forced onto the disk. */
  durable: boolean
  signal?: AbortSignal | undefined
}

/**
 * When root starts PostgreSQL as another user, PostgreSQL reaches its data through its working
 * directory. So the folders above may be closed to that user and keep their permissions.
 */
export function dataArgument(directory: string, runAs: RunAs): string {
  return 'uid' in runAs && process.platform === 'linux' ? '/proc/self/cwd' : directory
}

export async function createDataDirectory(making: Making): Promise<Passwords> {
  removeLeftovers(making.directory)
  const temporary = fs.mkdtempSync(`${making.directory}.making-`)
  try {
    if ('uid' in making.runAs)
      fs.chownSync(temporary, Number(making.runAs.uid), Number(making.runAs.gid))
    await runInitdb(making, temporary)
    // A database that takes the place of another one keeps them, so the way back stays open.
    const passwords = keptPasswords(making.passwordFile) ?? newPasswords()
    await createRoles(making, temporary, passwords)
    writeWhole(making.passwordFile, `${JSON.stringify(passwords)}\n`)
    fs.renameSync(temporary, making.directory)
    return passwords
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true })
    throw error
  }
}

/** The passwords of an existing data directory. Sets new ones when their file is lost. */
export async function readPasswords(making: Making): Promise<Passwords> {
  const kept = keptPasswords(making.passwordFile)
  if (kept) return kept
  const passwords = newPasswords()
  await runAlone(making, making.directory, alterations(passwords))
  writeWhole(making.passwordFile, `${JSON.stringify(passwords)}\n`)
  return passwords
}

function keptPasswords(file: string): Passwords | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Passwords
  } catch {
    return null
  }
}

function removeLeftovers(directory: string): void {
  const prefix = `${path.basename(directory)}.making-`
  for (const name of fs.readdirSync(path.dirname(directory))) {
    if (name.startsWith(prefix))
      fs.rmSync(path.join(path.dirname(directory), name), { recursive: true, force: true })
  }
}

async function runInitdb(making: Making, directory: string): Promise<void> {
  await run(making, directory, making.programs.initdb, [
    '-D',
    dataArgument(directory, making.runAs),
    '--username=postgres',
    '--encoding=UTF8',
    // The same sort order on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    // The roles have no passwords yet, so nobody may connect until pg_hba.conf is replaced below.
    '--auth=reject',
    ...(making.durable ? [] : ['--no-sync']),
  ])
  const rules = ['127.0.0.1/32', '::1/128']
    .map((address) => `host all all ${address} scram-sha-256\n`)
    .join('')
  fs.writeFileSync(
    path.join(directory, 'pg_hba.conf'),
    `# Only this machine, only with a password.\n${rules}`,
  )
}

/** In single-user mode no server listens, so no role can ever be used without its password. */
async function createRoles(making: Making, directory: string, passwords: Passwords): Promise<void> {
  await runAlone(making, directory, [
    'create role kaban_owner login',
    'create role kaban_app login',
    'create database kaban owner kaban_owner',
    'revoke all on database kaban from public',
    'grant connect on database kaban to kaban_app',
    ...alterations(passwords),
  ])
}

function alterations(passwords: Passwords): string[] {
  return [
    `alter role postgres password '${passwords.superuser}'`,
    `alter role kaban_owner password '${passwords.owner}'`,
    `alter role kaban_app password '${passwords.application}'`,
  ]
}

async function runAlone(making: Making, directory: string, statements: string[]): Promise<void> {
  const args = [
    '--single',
    '-D',
    dataArgument(directory, making.runAs),
    '-c',
    'exit_on_error=on',
    'postgres',
  ]
  await run(
    making,
    directory,
    making.programs.postgres,
    args,
    statements.map((statement) => `${statement};\n`).join(''),
  )
}

function newPasswords(): Passwords {
  const password = () => randomBytes(24).toString('base64url')
  return { superuser: password(), owner: password(), application: password() }
}

function run(
  making: Making,
  directory: string,
  program: string,
  args: string[],
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...making.runAs,
      cwd: directory,
      env: environmentOfPostgres,
      signal: making.signal,
    })
    let output = ''
    child.stdout.on('data', () => {})
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    // A program that ends before it has read everything reports that by its exit code.
    child.stdin.on('error', () => {}).end(input)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new StartProblem(whyFailed(output, making.directory))),
    )
  })
}

function whyFailed(output: string, directory: string): string {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(directory)
  if (/could not look up effective user ID/.test(output)) {
    return (
      'PostgreSQL needs a user that has a name, and this one has none in /etc/passwd. Start ' +
      'Kaban as a user with a name, or set DATABASE_URL to a PostgreSQL of your own, 15 or newer.'
    )
  }
  const lastLines = output.trim().split('\n').slice(-6).join('\n')
  return `A new database could not be made in ${directory}. PostgreSQL says: ${lastLines}`
}
