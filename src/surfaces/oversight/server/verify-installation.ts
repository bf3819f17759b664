import {
  databaseProblem,
  saidByDatabase,
} from '#foundation/platform/server/database/database-problems.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { bookChecks, verifyBook, type Check } from '#ledger/server/verify.ts'
import { checkSeals, rootsCheck } from '#money/seals/server/seal-checks.ts'
import {
  checkSignatures,
  signatureCheck,
  type HeadKeys,
} from '#people/activity/server/chain-checks.ts'
import { readEveryTable } from './read-every-table.ts'

export interface CheckResult {
  /** A sentence that is true for a sound installation. */
  name: string
  /** How many items it checked, as digits. The name is stored in book_verifications. */
  looked: string
  problems: string[]
  /** For whoever is on call. */
  todo?: string
}

/**
 * Verifies the book, the modules' `checks` about money, that every table can be read, and the chain
 * over the audit trail, and the seals. Without the keys of the installation (`secrets` null) it
 * skips the signatures.
 */
export async function verifyInstallation(
  database: Database,
  checks: readonly Check[],
  secrets: HeadKeys | null,
): Promise<CheckResult[]> {
  const { problems, counts } = await verifyBook(database, checks)
  const results = [...bookChecks, ...checks].map(({ name, todo }) => ({
    name,
    ...(todo ? { todo } : {}),
    looked: String(counts[name] ?? 0n),
    problems: problems
      .filter((problem) => problem.startsWith(`${name}: `))
      .map((problem) => problem.slice(name.length + 2)),
  }))
  const tables = await readEveryTable(database)
  const seals = await resultOf(rootsCheck, () => checkSeals(database, secrets))
  const signatures = secrets
    ? [await resultOf(signatureCheck, () => checkSignatures(database, secrets))]
    : []
  return [...results, tables, seals, ...signatures]
}

async function resultOf(
  name: string,
  check: () => Promise<{ count: bigint; problems: string[] }>,
): Promise<CheckResult> {
  try {
    const { count, problems } = await check()
    return { name, looked: String(count), problems }
  } catch (error) {
    const named = databaseProblem(error)
    if (!named) throw error
    const problem = named.message + saidByDatabase(error)
    return { name, looked: '0', problems: [problem] }
  }
}
