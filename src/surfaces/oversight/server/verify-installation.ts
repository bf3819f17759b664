import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { bookChecks, verifyBook, type Check } from '#ledger/server/verify.ts'
import { checkSignatures, signatureCheck } from '#people/activity/server/chain-checks.ts'

export interface CheckResult {
  /** A sentence that is true for a sound installation. */
  name: string
  /** How many items it checked, as digits. The name is stored in book_verifications. */
  looked: string
  problems: string[]
}

/**
 * Verifies the book, the modules' `checks` about money, and the chain over the audit trail. Without
 * the keys of the installation (`secrets` null) it skips the signatures.
 */
export async function verifyInstallation(
  database: Database,
  checks: readonly Check[],
  secrets: Pick<Secrets, 'publicKey'> | null,
): Promise<CheckResult[]> {
  const { problems, counts } = await verifyBook(database, checks)
  const results = [...bookChecks, ...checks].map(({ name }) => ({
    name,
    looked: String(counts[name] ?? 0n),
    problems: problems
      .filter((problem) => problem.startsWith(`${name}: `))
      .map((problem) => problem.slice(name.length + 2)),
  }))
  if (!secrets) return results
  const signatures = await checkSignatures(database, secrets)
  return [
    ...results,
    { name: signatureCheck, looked: String(signatures.count), problems: signatures.problems },
  ]
}
