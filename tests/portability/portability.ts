/**
 * `npm run portability -- --database URL [--tills ordered]` shows what a server that speaks the
 * protocol of PostgreSQL lacks: it tries every feature, runs the migrations, and runs the tests of
 * the book. URL is the address of a superuser; the server must be for tests alone. Exits with 1
 * when anything that Kaban needs is missing or a test fails, and with 2 when nothing was tried.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { ServerInUse, useServer } from '../fixtures/database/given-server.ts'
import { inDatabase } from '../fixtures/database/in-database.ts'
import { tryFeatures } from './features.ts'

const scratch = 'kaban_portability'
const say = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: { database: { type: 'string' }, tills: { type: 'string', default: 'portable' } },
})
if (!values.database || !URL.canParse(values.database)) {
  say('Name a server for tests alone: --database postgres://superuser@host:5432/postgres')
  process.exit(2)
}
const url = new URL(values.database)
const scratchUrl = Object.assign(new URL(url), { pathname: `/${scratch}` }).href
const portable = values.tills === 'portable'

/** Returns how many rows of the table fail. */
async function lacks(): Promise<number> {
  const one = await connect(url.href)
  const { rows } = await one.query<{ version: string }>('select version()')
  await one.end()
  say(`${rows[0]?.version}\nTills: ${values.tills}\n`)
  return (await lookAtScratch()) + (await runTests())
}

async function lookAtScratch(): Promise<number> {
  const server = await useServer(url.href)
  try {
    await inDatabase(url.href, [`drop database if exists ${scratch}`])
    await inDatabase(url.href, [`create database ${scratch}`])
    return (await lookAtFeatures()) + (await lookAtMigrations())
  } finally {
    await inDatabase(url.href, [`drop database if exists ${scratch}`])
    await server.stop()
  }
}

async function lookAtFeatures(): Promise<number> {
  const [one, other] = [await connect(scratchUrl), await connect(scratchUrl)]
  let missing = 0
  for (const { name, onlyOrdered, problem } of await tryFeatures(one, other)) {
    const needed = !(onlyOrdered && portable)
    if (problem !== null && needed) missing += 1
    const mark = problem === null ? 'has' : needed ? 'LACKS' : 'lacks'
    row(mark, name, problem ?? '')
  }
  await Promise.all([one.end(), other.end()])
  return missing
}

async function lookAtMigrations(): Promise<number> {
  try {
    row('runs', `${await migrateDatabase(scratchUrl)} migrations`, '')
    return 0
  } catch (error) {
    row('FAILS', 'the migrations', error instanceof Error ? error.message : String(error))
    return 1
  }
}

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string }[] }[]
}

/** The tests of the book on clones in that server. */
async function runTests(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaban-portability-'))
  const file = path.join(folder, 'report.json')
  try {
    await vitest(file)
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
    if (testResults.length === 0) throw new Error('no test ran')
    return testResults.reduce((sum, result) => sum + reportFile(result), 0)
  } catch (error) {
    row('FAILS', 'the tests of the book', error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns 1 for a file with a test that failed, or with none that passed. */
function reportFile({ name, message, assertionResults }: Report['testResults'][number]): number {
  const count = (wanted: string) =>
    assertionResults.filter(({ status }) => status === wanted).length
  const fails = count('failed') > 0 || count('passed') === 0
  row(
    fails ? 'FAILS' : 'passes',
    path.relative(process.cwd(), name),
    `${count('passed')} passed, ${count('failed')} failed${message ? `: ${message}` : ''}`,
  )
  return fails ? 1 : 0
}

function vitest(report: string): Promise<void> {
  const tests = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'src/ledger',
      '--exclude=**/mutation.test.ts',
      '--testNamePattern=^(?!.*@long)',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        KABAN_TEST_DATABASE_URL: url.href,
        KABAN_TEST_STRIPES: portable ? '64' : '0',
      },
    },
  )
  return new Promise((resolve, reject) => {
    tests.once('error', reject).once('exit', () => resolve())
  })
}

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client
}

function row(mark: string, what: string, said: string): void {
  const [line = ''] = said.split('\n')
  say(`${mark.padEnd(7)} ${what.padEnd(60)} ${line.slice(0, 200)}`.trimEnd())
}

const failed = await lacks().catch((error: unknown) => {
  if (error instanceof ServerInUse) {
    say(`Not tried: ${error.message}`)
    process.exit(2)
  }
  row('FAILS', 'the look itself', error instanceof Error ? error.message : String(error))
  return 1
})
const fail = failed === 1 ? '1 of these fails' : `${failed} of these fail`
say(failed === 0 ? '\nPassed.' : `\n${fail}. Kaban must not run on this engine.`)
process.exitCode = failed === 0 ? 0 : 1
