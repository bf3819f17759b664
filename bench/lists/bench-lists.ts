/**
 * `npm run bench:lists`: the time that the server's verbs and the database take for one page of
 * each list of the console, of the installation that runs now: every filter, searches for what is
 * frequent, rare and not there, the newest page and one far down. Each statement's plan is looked
 * at: a large table that is read from end to end fails the run. Fill it first: `npm run seed`.
 */
import { randomBytes } from 'node:crypto'
import {
  openDatabase,
  type Database,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { runningDatabaseUrl } from '#main/server/start/running-database.ts'
import { noting, planOf, readWhole } from '../../tests/fixtures/database/query-plans.ts'
import { findMarks, lists, type List } from './lists.ts'

const times = Number(process.env.KABAN_BENCH_TIMES || 9)
/** What is smaller may be read whole: an index would cost more. */
const largeRows = 20_000
const aimMs = 50

const wanted = process.argv.slice(2)
const database = openDatabase(runningDatabaseUrl(), {
  connections: 1,
  applicationName: 'kaban bench',
})
const settings = loadSettings({})
const ground = {
  settings,
  files: openFiles(settings.dataDirectory),
  secrets: openSecrets(randomBytes(32)),
}
try {
  await measureAll(database)
} finally {
  await database.close()
}

async function measureAll(from: Database): Promise<void> {
  const { large, marks } = await from.read(async (tx) => ({
    large: await largeTables(tx),
    marks: await findMarks(tx),
  }))
  say(`${[...large].map(([table, rows]) => `${table} ${rows.toLocaleString('en')}`).join(', ')}`)
  say(
    `${'list and what is asked'.padEnd(72)}${'median'.padStart(9)}${'worst'.padStart(9)}  ms of ${times}`,
  )
  let [slowest, problems] = [0, 0]
  for (const list of lists(marks).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  )) {
    for (const [title, ask] of Object.entries(list.pages)) {
      const { median, worst, whole } = await from.read((tx) => measure(tx, ask, large))
      slowest = Math.max(slowest, median)
      if (whole.length > 0 || median > aimMs) problems += 1
      const remark = [
        median > aimMs && `above ${aimMs} ms`,
        whole.length > 0 && `reads all of ${whole.join(', ')}`,
      ]
        .filter(Boolean)
        .join('; ')
      say(
        `${`${list.name}: ${title}`.padEnd(72)}${median.toFixed(1).padStart(9)}${worst.toFixed(1).padStart(9)}  ${remark}`,
      )
    }
  }
  say(
    `The slowest has a median of ${slowest.toFixed(1)} ms; ${problems} above ${aimMs} ms or with a large table read whole.`,
  )
  if (problems > 0) process.exitCode = 1
}

async function measure(
  tx: Transaction,
  ask: List['pages'][string],
  large: ReadonlyMap<string, number>,
) {
  const ctx = (over: Transaction): ActionContext => ({
    ...systemContext(over, ground),
    caller: { role: 'admin', userId: null, sessionId: '', proven: true },
  })
  const { tx: noted, statements } = noting(tx)
  // The first also brings the pages into memory; it is looked at and not counted.
  await ask(ctx(noted))
  const whole = new Set<string>()
  for (const statement of statements)
    for (const table of readWhole(await planOf(tx, statement)))
      if (large.has(table)) whole.add(table)
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    await ask(ctx(tx))
    took.push(performance.now() - begun)
  }
  took.sort((one, other) => one - other)
  return {
    median: took[Math.floor(took.length / 2)] ?? 0,
    worst: took.at(-1) ?? 0,
    whole: [...whole],
  }
}

async function largeTables(tx: Transaction): Promise<Map<string, number>> {
  const found = await tx.rows<{ table: string; rows: number }>(
    `select relname as table, reltuples::int as rows from pg_class where relkind = 'r' and reltuples > $1 order by reltuples desc`,
    [largeRows],
  )
  return new Map(found.map(({ table, rows }) => [table, rows]))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
