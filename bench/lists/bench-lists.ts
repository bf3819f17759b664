/**
 * `npm run bench:lists`: how long the server's actions and the database take for one page of each
 * list of the console, in the installation that runs now. It asks with every filter, searches for
 * frequent, rare and missing terms, and reads the newest page and one far down. A plan that reads a
 * large table from end to end fails the run. Fill the installation first: `npm run seed`.
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
import {
  recordStatements,
  planOf,
  tablesReadWhole,
} from '../../tests/fixtures/database/query-plans.ts'
import { column, median, say } from '../figures.ts'
import { findListMarks } from './list-marks.ts'
import { measuredLists, type MeasuredList } from './lists.ts'

const times = Number(process.env.KABAN_BENCH_TIMES || 9)
/** A smaller table may be read whole: an index would cost more. */
const largeRows = 20_000
const aimMs = 50
const titleWidth = 72

type Page = MeasuredList['pages'][string]

const wanted = process.argv.slice(2)
const settings = loadSettings({})
const parts = {
  settings,
  files: openFiles(settings.dataDirectory),
  secrets: openSecrets(randomBytes(32)),
}
const database = openDatabase(runningDatabaseUrl(), {
  connections: 1,
  applicationName: 'kaban bench',
})
try {
  await measureAll(database)
} finally {
  await database.close()
}

async function measureAll(from: Database): Promise<void> {
  const { large, marks } = await from.read(async (tx) => ({
    large: await largeTables(tx),
    marks: await findListMarks(tx),
  }))
  say([...large].map(([table, rows]) => `${table} ${rows.toLocaleString('en')}`).join(', '))
  const columns = `${'median'.padStart(9)}${'worst'.padStart(9)}  ms of ${times}`
  say(`${'list and what is asked'.padEnd(titleWidth)}${columns}`)
  let [slowest, problems] = [0, 0]
  const lists = measuredLists(marks)
  for (const list of lists.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [title, page] of Object.entries(list.pages)) {
      const found = await from.read((tx) => measurePage(tx, page, large))
      const remarks = [
        found.median > aimMs ? [`above ${aimMs} ms`] : [],
        found.readWhole.length > 0 ? [`reads all of ${found.readWhole.join(', ')}`] : [],
      ].flat()
      slowest = Math.max(slowest, found.median)
      if (remarks.length > 0) problems += 1
      const figures = `${column(found.median, 1, 9)}${column(found.worst, 1, 9)}`
      say(`${`${list.name}: ${title}`.padEnd(titleWidth)}${figures}  ${remarks.join('; ')}`)
    }
  }
  say(
    `The slowest has a median of ${slowest.toFixed(1)} ms; ` +
      `${problems} above ${aimMs} ms or with a large table read whole.`,
  )
  if (problems > 0) process.exitCode = 1
}

async function measurePage(tx: Transaction, page: Page, large: ReadonlyMap<string, number>) {
  const contextOn = (on: Transaction): ActionContext => ({
    ...systemContext(on, parts),
    caller: { role: 'admin', userId: null, sessionId: '', proven: true },
  })
  const { tx: noted, statements } = recordStatements(tx)
  // The first call also reads the pages from the disk; its plans are checked, its time is not.
  await page(contextOn(noted))
  const whole = new Set<string>()
  for (const statement of statements)
    for (const table of tablesReadWhole(await planOf(tx, statement)))
      if (large.has(table)) whole.add(table)
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const began = performance.now()
    await page(contextOn(tx))
    took.push(performance.now() - began)
  }
  return { median: median(took), worst: Math.max(...took), readWhole: [...whole] }
}

async function largeTables(tx: Transaction): Promise<Map<string, number>> {
  const found = await tx.rows<{ table: string; rows: number }>(
    `select relname as table, reltuples::int as rows from pg_class
     where relkind = 'r' and reltuples > $1 order by reltuples desc`,
    [largeRows],
  )
  return new Map(found.map(({ table, rows }) => [table, rows]))
}
