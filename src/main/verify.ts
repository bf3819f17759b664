/** `npm run verify`: sums the whole book, prints each check with what it looked at, and ends with 1 when anything is wrong. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bookChecks, verifyBook } from '../ledger/verify.ts'
import { openDatabase } from '../platform/database.ts'
import { roomChecks } from './book-checks.ts'

const database = openDatabase(databaseUrl(), { connections: 1, applicationName: 'kaban verify' })
try {
  const { problems, counts } = await verifyBook(database, roomChecks)
  for (const { name } of [...bookChecks, ...roomChecks]) {
    const wrong = problems.filter((problem) => problem.startsWith(`${name}: `))
    say(`${wrong.length === 0 ? 'right' : 'WRONG'}  ${name} (${counts[name] ?? 0n} looked at)`)
    for (const problem of wrong) say(`         ${problem.slice(name.length + 2)}`)
  }
  say(problems.length === 0 ? 'The book is sound.' : `The book has ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await database.close()
}

/** The operator's database, or the embedded one of the server that runs now. */
function databaseUrl(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const file = path.resolve(process.env.KABAN_DATA_DIR || '.kaban', 'run.json')
  try {
    const notes: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof notes === 'object' && notes && 'databaseUrl' in notes && typeof notes.databaseUrl === 'string') return notes.databaseUrl
  } catch {
    // Said below: there is no running server, or its notes are not readable.
  }
  say(`No running Kaban found (${file}). Start it with \`npm start\`, or name a database in DATABASE_URL.`)
  process.exit(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
