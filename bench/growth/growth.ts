/**
 * `npm run bench -- growth`: the same questions to databases of very different sizes, which stand
 * side by side on one server and are asked in turn, so that other work of the machine falls on all
 * of them. `KABAN_GROWTH_SIZES=1000,10000000` names other numbers of transactions; 10,000,000 need
 * 40 GB. `KABAN_GROWTH_URL`, the owner's URL of a running server without a database, keeps the
 * filled databases there for the next run. In each of them the same number of things waits for the
 * staff; at the end the questions of the console are asked once more in the largest, while many
 * things wait. A question whose p95 grows too much with the transactions fails the run.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { readKeyFigures } from '#content/figures/server/read-figures.ts'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { migrateDatabase } from '#foundation/platform/server/database/schema/migrate.ts'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { installationChecks } from '#main/server/book-checks.ts'
import { storeFlow } from '#surfaces/console/server/store-flow.ts'
import type { PostgresServer } from '../../tests/fixtures/database/postgres-server.ts'
import { column, median, percentile, say } from '../figures.ts'
import { liveServices } from '../withdrawal-callers.ts'
import { setBacklog } from './backlog.ts'
import { enlargeDatabase, fillDatabase } from './fill.ts'
import { asOwner } from './lanes.ts'
import { chooseGrowthPeople, type Asked, type GrowthPerson } from './people.ts'
import { consoleQuestions, questions, type Question } from './questions.ts'

const sizes = (process.env.KABAN_GROWTH_SIZES || '1000,100000,1000000').split(',').map(Number)
const peopleCount = 40
const goal = 1.3
/** How many things wait for the staff. */
const backlog = { usual: 300, long: 5000 }
const nameWidth = 46
/** A larger database is made of copies of this one. It is not asked, as nobody is chosen in it. */
const largestMadeUp = 250_000

type Urls = Pick<PostgresServer, 'ownerUrl' | 'applicationUrl'>

interface Took {
  /** Milliseconds of processor time of the database. */
  database: number
  /** Milliseconds by the clock. */
  clock: number
}

interface Size {
  transactions: number
  ownerUrl: string
  database: Database
  people: GrowthPerson[]
  adminId: string
  /** By question. Those of the first round find their pages on the disk. */
  first: Map<string, Took[]>
  later: Map<string, Took[]>
}

export async function reportGrowth(server: PostgresServer, rounds: number): Promise<void> {
  const kept = process.env.KABAN_GROWTH_URL
  const urls: Urls = kept ? urlsOf(kept) : server
  const asked: Size[] = []
  try {
    for (const transactions of sizes) asked.push(await openSize(urls, transactions))
    await askRounds(asked, questions, rounds)
    say(`\n${backlog.usual} things wait for the staff in each`)
    const grown = reportQuestions(
      asked.map((size) => ({ head: size.transactions.toLocaleString('en'), size })),
      questions,
    )
    say(`\n${grown} of ${questions.length} grow more than ${goal} times`)
    if (grown > 0) process.exitCode = 1
    await reportWhole(asked)
    const largest = asked.at(-1)
    if (largest) await reportBacklog(largest, rounds)
  } finally {
    for (const { database } of asked) await database.close()
  }
}

function urlsOf(url: string): Urls {
  const as = (user: string) => (database: string) => {
    const found = new URL(`/${database}`, url)
    found.username = user
    return String(found)
  }
  return { ownerUrl: as(new URL(url).username), applicationUrl: as('kaban_app') }
}

const nameOf = (transactions: number) => `kaban_growth_${transactions}`

async function openSize(urls: Urls, transactions: number): Promise<Size> {
  const name = nameOf(transactions)
  if (!(await exists(urls, transactions))) await makeSize(urls, transactions)
  const ownerUrl = urls.ownerUrl(name)
  await prepareKept(ownerUrl)
  const { people, adminId } = await chooseGrowthPeople(ownerUrl, peopleCount)
  return {
    transactions,
    ownerUrl,
    database: openDatabase(urls.applicationUrl(name), { connections: 1 }),
    people,
    adminId,
    first: new Map(),
    later: new Map(),
  }
}

/** A database of an earlier run may lack migrations, the sums since, and statistics. */
async function prepareKept(ownerUrl: string): Promise<void> {
  await migrateDatabase(ownerUrl)
  await setBacklog(ownerUrl, backlog.usual)
  const database = openDatabase(ownerUrl, { connections: 1 })
  try {
    await storeFlow(database)
  } finally {
    await database.close()
  }
  await asOwner(ownerUrl, ['analyze'])
}

async function makeSize(urls: Urls, transactions: number): Promise<void> {
  const times = Math.ceil(transactions / largestMadeUp)
  const postgres = urls.ownerUrl('postgres')
  if (times > 1 && !(await exists(urls, largestMadeUp))) await makeSize(urls, largestMadeUp)
  say(`filling ${transactions} …`)
  const making = `${nameOf(transactions)}_unfinished`
  const template = times > 1 ? ` template ${nameOf(largestMadeUp)}` : ''
  await asOwner(postgres, [
    `drop database if exists ${making}`,
    `create database ${making}${template}`,
  ])
  await (times > 1
    ? enlargeDatabase(urls.ownerUrl(making), times)
    : fillDatabase(urls.ownerUrl(making), transactions))
  await asOwner(postgres, [`alter database ${making} rename to ${nameOf(transactions)}`])
}

async function exists(urls: Urls, transactions: number): Promise<boolean> {
  const found = await asOwner(urls.ownerUrl('postgres'), [
    `select from pg_database where datname = '${nameOf(transactions)}'`,
  ])
  return found.length > 0
}

async function askRounds(asked: Size[], ask: readonly Question[], rounds: number): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds} (load ${os.loadavg()[0]?.toFixed(1)}) …`)
    await askRound(asked, ask, round)
  }
}

async function askRound(asked: Size[], ask: readonly Question[], round: number): Promise<void> {
  for (let number = 0; number < peopleCount; number += 1) {
    const asks = asked.map((size) => {
      const person = size.people[number % size.people.length]
      if (!person) throw new Error('Nobody in the database has money and a chat')
      const known: Asked = { person, adminId: size.adminId, requested: '', opened: '' }
      return { size, known }
    })
    const begin = (number + round) % asks.length
    const inTurn = [...asks.slice(begin), ...asks.slice(0, begin)]
    for (const question of ask)
      for (const { size, known } of inTurn) await askOne(size, question, known, round === 0)
  }
}

async function askOne(size: Size, question: Question, known: Asked, isFirst: boolean) {
  const caller = question.as(known)
  // The pool replaces its connection when it was idle for long.
  const { backend } = await size.database.read((tx) =>
    tx.row<{ backend: number }>('select pg_backend_pid() as backend'),
  )
  const [used, began] = [processorMs(backend), performance.now()]
  await size.database.transaction((tx) =>
    question.ask({ ...systemContext(tx, liveServices), caller }, known),
  )
  const clock = performance.now() - began
  const took = isFirst ? size.first : size.later
  const database = processorMs(backend) - used
  took.set(question.name, [...(took.get(question.name) ?? []), { database, clock }])
}

/** Of a process of this machine. It hardly changes when other programs need the machine. */
function processorMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

interface Column {
  head: string
  size: Size
}

/** Returns how many grow more than the goal. */
function reportQuestions(columns: readonly Column[], ask: readonly Question[]): number {
  say(`ms of the database's processor: p50, p95; by the clock: p50, and p95 when first asked`)
  const heads = columns.map(({ head }) => head.padStart(32))
  say(`${''.padEnd(nameWidth)}${heads.join('')}   p95, last ÷ first`)
  let grown = 0
  for (const { name } of ask) {
    const figures = columns.map(({ size: { first, later } }) => {
      const [one, more] = [first.get(name) ?? [], later.get(name) ?? []]
      const used = more.map(({ database }) => database)
      return {
        p50: median(used),
        p95: percentile(used, 0.95),
        clock: median(more.map(({ clock }) => clock)),
        first: percentile(
          one.map(({ clock }) => clock),
          0.95,
        ),
      }
    })
    const growth = (figures.at(-1)?.p95 ?? 0) / (figures[0]?.p95 ?? 0)
    if (!(growth <= goal)) grown += 1
    const shown = figures.map(({ p50, p95, clock, first }) =>
      [p50, p95, clock, first].map((figure) => column(figure, 1, 8)).join(''),
    )
    const mark = growth <= goal ? '' : ' !'
    say(`${name.padEnd(nameWidth)}${shown.join('')}${column(growth, 2)}${mark}`)
  }
  return grown
}

/** The questions of the console while more waits than before. */
async function reportBacklog(before: Size, rounds: number): Promise<void> {
  await setBacklog(before.ownerUrl, backlog.long)
  const size = { ...before, first: new Map(), later: new Map() }
  await askRounds([size], consoleQuestions, rounds)
  say(`\n${before.transactions.toLocaleString('en')} transactions, and what waits for the staff`)
  reportQuestions(
    [
      { head: `${backlog.usual} wait`, size: before },
      { head: `${backlog.long.toLocaleString('en')} wait`, size },
    ],
    consoleQuestions,
  )
}

/** Reads everything, and so grows with it. */
async function reportWhole(asked: readonly Size[]): Promise<void> {
  say('\nseconds:                    the public figures   npm run verify   for each million')
  for (const { transactions, database } of asked) {
    const figures = await secondsOf(() =>
      database.transaction(async (tx) => {
        await tx.liftTimeLimit()
        await readKeyFigures(tx)
      }),
    )
    let problems = 0
    const verify = await secondsOf(async () => {
      problems = (await verifyBook(database, installationChecks)).problems.length
    })
    const each = (verify * 1_000_000) / transactions
    const name = transactions.toLocaleString('en').padEnd(24)
    say(`${name}${column(figures, 2)}${column(verify, 1, 20)}${column(each, 1, 20)}`)
    if (problems > 0) say(`  ${problems} problems in the books`)
    if (problems > 0) process.exitCode = 1
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
