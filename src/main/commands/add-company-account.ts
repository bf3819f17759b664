/**
 * Adds a bank account or e-wallet that receives deposits: `npm run company-account -- --bank …
 * --number … --name … [--details …]`
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { addCompanyAccountByOperator } from '#money/deposits/server/company-accounts/actions.ts'
import type { GivenCompanyAccount } from '#money/deposits/shared/rules.ts'
import { say } from '../server/start/launch-steps.ts'
import { runningDatabaseUrl } from '../server/start/running-database.ts'
import { inWords } from './in-words.ts'

const usage =
  'Usage: npm run company-account -- --bank "BDO Unibank" --number "0012 3456 7890" ' +
  '--name "Your Company Inc." [--details "Savings account"]'

const given = readGiven(process.argv.slice(2))
await inWords(async () => {
  if (given) {
    const database = openDatabase(runningDatabaseUrl(), {
      connections: 1,
      applicationName: 'kaban company account',
    })
    try {
      const made = await database.transaction((tx) => addCompanyAccountByOperator(tx, given))
      if ('problem' in made) refuse(made.problem)
      else
        say(
          `Added. Deposits can now go to ${given.bankName} ${given.accountNumber} ` +
            `(${given.accountName}).`,
        )
    } finally {
      await database.close()
    }
  } else {
    refuse(usage)
  }
})

function readGiven(args: string[]): GivenCompanyAccount | null {
  const text = { type: 'string' } as const
  try {
    const {
      bank,
      number,
      name,
      details = '',
    } = parseArgs({ args, options: { bank: text, number: text, name: text, details: text } }).values
    if (bank === undefined || number === undefined || name === undefined) return null
    return { bankName: bank, accountNumber: number, accountName: name, details }
  } catch {
    return null
  }
}

function refuse(problem: string): void {
  say(problem)
  process.exitCode = 1
}
