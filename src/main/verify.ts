/** `npm run verify`: sums the whole book, prints each check with what it looked at, and ends with 1 when anything is wrong. */
import { bookChecks, verifyBook } from '../ledger/verify.ts'
import { openDatabase } from '../platform/database.ts'
import { installationChecks } from './book-checks.ts'
import { say } from './launch-steps.ts'
import { runningDatabaseUrl } from './running-database.ts'

const database = openDatabase(runningDatabaseUrl(), { connections: 1, applicationName: 'kaban verify' })
try {
  const { problems, counts } = await verifyBook(database, installationChecks)
  for (const { name } of [...bookChecks, ...installationChecks]) {
    const wrong = problems.filter((problem) => problem.startsWith(`${name}: `))
    say(`${wrong.length === 0 ? 'right' : 'WRONG'}  ${name} (${counts[name] ?? 0n} looked at)`)
    for (const problem of wrong) say(`         ${problem.slice(name.length + 2)}`)
  }
  say(problems.length === 0 ? 'The book is sound.' : `The book has ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await database.close()
}
