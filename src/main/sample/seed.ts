/**
 * `npm run seed -- --users 100000 --transactions 1000000 --messages 1000000 --investments 5000
 * --activity 200000 --mails 200000`: fills a running sample installation with made-up people and
 * their movements of two years, to see how everything behaves when there is much of it. Every row
 * has the sample mark, all money goes through the book, and `npm run verify` finds it whole. A live
 * installation refuses. Each step is a transaction: broken off, it is whole too.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase, type Database } from '#foundation/platform/server/database/database.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl, runningOwnerUrl } from '../server/start/running-database.ts'
import { moveMoneyAround, rememberPeople } from './seed-movements.ts'
import { addPeople } from './seed-people.ts'
import { placeInvestments, recordEntries, writeMails } from './seed-records.ts'

/** Few enough that a step stays below some seconds, whatever else the machine does. */
const peopleInStep = 5000
const movementsInStep = 5000

const entriesInStep = 20_000
const named = ['users', 'transactions', 'messages', 'investments', 'activity', 'mails'] as const
type Wanted = Record<(typeof named)[number], number>

const { values } = parseArgs({
  options: Object.fromEntries(named.map((name) => [name, { type: 'string' } as const])),
})
const numberOf = (name: keyof Wanted) => Number(values[name] ?? 0)
const wanted: Wanted = {
  users: numberOf('users'),
  transactions: numberOf('transactions'),
  messages: numberOf('messages'),
  investments: numberOf('investments'),
  activity: numberOf('activity'),
  mails: numberOf('mails'),
}

if (
  !Object.values(wanted).every((count) => Number.isSafeInteger(count) && count >= 0) ||
  Object.values(wanted).every((count) => count === 0)
) {
  say(
    'Usage: npm run seed -- --users 100000 --transactions 1000000 --messages 1000000 --investments 5000 --activity 200000 --mails 200000',
  )
  process.exitCode = 1
} else {
  // One connection: the people are remembered in a table of its own.
  const database = openDatabase(runningDatabaseUrl(), {
    connections: 1,
    applicationName: 'kaban seed',
  })
  try {
    await seed(database, wanted)
  } finally {
    await database.close()
  }
}

async function seed(
  database: Database,
  { users, transactions, messages, investments, activity, mails }: Wanted,
): Promise<void> {
  const { mode } = await database.read((tx) =>
    tx.row<{ mode: string }>('select mode from installation'),
  )
  if (mode !== 'sample') {
    say('This is a live installation: it is never filled with made-up people and money.')
    process.exitCode = 1
    return
  }
  const begun = Date.now()
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(0)
  for (let made = 0; made < users; made += peopleInStep) {
    await database.transaction((tx) =>
      addPeople(tx, { first: made, count: Math.min(peopleInStep, users - made), of: users }),
    )
    say(`${Math.min(made + peopleInStep, users)} of ${users} people, ${seconds()} s`)
  }
  const people = await database.transaction(rememberPeople)
  if (people === 0) throw new Error('There is nobody to move money for: seed some --users too.')
  const steps = Math.ceil(transactions / movementsInStep)
  for (let step = 0; step < steps; step += 1) {
    await database.transaction((tx) =>
      moveMoneyAround(tx, {
        people,
        step,
        steps,
        movements: Math.min(movementsInStep, transactions - step * movementsInStep),
        messages: messages / steps,
      }),
    )
    if ((step + 1) % 10 === 0 || step + 1 === steps)
      say(
        `${Math.min((step + 1) * movementsInStep, transactions)} of ${transactions} transactions with their chats, ${seconds()} s`,
      )
  }
  if (investments > 0)
    say(
      `${await database.transaction((tx) => placeInvestments(tx, investments))} investments, ${seconds()} s`,
    )
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
  await takeStock()
  say(`Done in ${seconds()} s. \`npm run verify\` looks at all of it.`)
}

/**
 * The planner learns of so many new rows at once, and not when the database next looks by itself.
 * Only the owner may ask for that.
 */
async function takeStock(): Promise<void> {
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
