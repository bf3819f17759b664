/**
 * `npm run seed -- --users 100000 --transactions 1000000 --messages 1000000 --investments 5000
 * --activity 200000 --mails 200000` fills a running sample installation with made-up people and two
 * years of their movements, to show how Kaban behaves with a lot of data. Every row has the sample
 * mark, all money goes through the book, and `npm run verify` checks it. A live installation
 * refuses. Each step is one transaction, so an interrupted run leaves consistent data.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { inWords } from '../../commands/in-words.ts'
import { say } from '../../server/start/launch-steps.ts'
import { runningDatabaseUrl, runningOwnerUrl } from '../../server/start/running-database.ts'
import { placeInvestments } from './seed-investments.ts'
import { moveMoneyAround } from './seed-movements.ts'
import { addPeople, numberPeople } from './seed-people.ts'
import { recordEntries, writeMails } from './seed-records.ts'

/** Small enough for one step to take only seconds on a busy machine. */
const peopleInStep = 5000
const movementsInStep = 5000
const entriesInStep = 20_000

const options = ['users', 'transactions', 'messages', 'investments', 'activity', 'mails'] as const
type Counts = Record<(typeof options)[number], number>

const begun = Date.now()
const { values } = parseArgs({
  options: Object.fromEntries(options.map((name) => [name, { type: 'string' } as const])),
})
const wanted = Object.fromEntries(
  options.map((name) => [name, Number(values[name] ?? 0)]),
) as Counts

if (
  !Object.values(wanted).every((count) => Number.isSafeInteger(count) && count >= 0) ||
  Object.values(wanted).every((count) => count === 0)
) {
  say(
    'Usage: npm run seed -- --users 100000 --transactions 1000000 --messages 1000000 ' +
      '--investments 5000 --activity 200000 --mails 200000',
  )
  process.exitCode = 1
} else {
  await inWords(async () => {
    // One connection, because the numbering of people is in a temporary table, and of the owner,
    // because the application may not make one.
    const database = openDatabase(runningOwnerUrl() ?? runningDatabaseUrl(), {
      connections: 1,
      applicationName: 'kaban seed',
    })
    try {
      await seed(database, wanted)
    } finally {
      await database.close()
    }
  })
}

async function seed(database: Database, counts: Counts): Promise<void> {
  const { mode } = await database.read((tx) =>
    tx.row<{ mode: string }>('select mode from installation'),
  )
  if (mode !== 'sample') {
    say('This is a live installation: it is never filled with made-up people and money.')
    process.exitCode = 1
    return
  }
  await seedPeople(database, counts.users)
  const people = await database.transaction(numberPeople)
  if (people === 0) throw new Error('There is nobody to move money for: seed some --users too.')
  await seedMovements(database, people, counts)
  const { investments } = counts
  if (investments > 0) {
    const placed = await database.transaction((tx) => placeInvestments(tx, investments))
    say(`${placed} investments, ${seconds()} s`)
  }
  await seedRecords(database, people, counts)
  await analyzeTables()
  say(`Done in ${seconds()} s. \`npm run verify\` looks at all of it.`)
}

async function seedPeople(database: Database, users: number): Promise<void> {
  for (let made = 0; made < users; made += peopleInStep) {
    await database.transaction((tx) =>
      addPeople(tx, { first: made, count: Math.min(peopleInStep, users - made), of: users }),
    )
    say(`${Math.min(made + peopleInStep, users)} of ${users} people, ${seconds()} s`)
  }
}

async function seedMovements(
  database: Database,
  people: number,
  { transactions, messages }: Counts,
): Promise<void> {
  const steps = Math.ceil(transactions / movementsInStep)
  for (let step = 0; step < steps; step += 1) {
    const movements = Math.min(movementsInStep, transactions - step * movementsInStep)
    await database.transaction((tx) =>
      moveMoneyAround(tx, { people, step, steps, movements, messages: messages / steps }),
    )
    if ((step + 1) % 10 !== 0 && step + 1 !== steps) continue
    const made = Math.min((step + 1) * movementsInStep, transactions)
    say(`${made} of ${transactions} transactions with their chats, ${seconds()} s`)
  }
}

async function seedRecords(
  database: Database,
  people: number,
  { activity, mails }: Counts,
): Promise<void> {
  for (const [count, what, write] of [
    [activity, 'entries of the record', recordEntries],
    [mails, 'mails', writeMails],
  ] as const) {
    for (let first = 0; first < count; first += entriesInStep) {
      await database.transaction((tx) =>
        write(tx, { first, count: Math.min(entriesInStep, count - first), of: count, people }),
      )
    }
    if (count > 0) say(`${count} ${what}, ${seconds()} s`)
  }
}

function seconds(): string {
  return ((Date.now() - begun) / 1000).toFixed(0)
}

/** Updates the planner's statistics about the new rows. Only the owner of the tables may do so. */
async function analyzeTables(): Promise<void> {
  const url = runningOwnerUrl()
  if (url === undefined) return
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    say('Taking stock …')
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}
