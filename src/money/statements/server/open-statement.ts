/** A statement that is written to a file: its figures, and its entries page by page. */
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { Language } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findNameAt, findUser } from '#people/identity/server/actions.ts'
import type { LineView } from '../shared/contract.ts'
import { periodEnd } from '../shared/rules-period.ts'
import { statementRefusals } from '../shared/words.ts'
import { readLines, readSummary, type PeriodSummary } from './read-statement.ts'

export interface OpenStatement {
  /** The operator's name for this site. */
  siteName: string
  holder: { fullName: string; email: string }
  summary: PeriodSummary
  language: Language
  /** True in a sample installation; every page says so. */
  sample: boolean
  /**
   * Oldest first. Holds a database connection only during each query, so that a slow reader blocks
   * nobody.
   */
  lines(): AsyncGenerator<LineView[]>
}

interface OpenStatementRequest {
  userId: string
  period: string
  language: Language
  sample: boolean
  /** How many entries the file format can hold. */
  entriesMax: number
}

const linesPerQuery = 500

/** Who held the wallet when the period ended: another print of it names the same person. */
async function findHolder(tx: Transaction, userId: string, periodEndsAt: Date) {
  const { fullName, email } = await findUser(tx, userId)
  return { fullName: (await findNameAt(tx, userId, periodEndsAt)) ?? fullName, email }
}

/** Refuses: 404 statement-not-found, statement-too-long for more entries than `entriesMax`. */
export async function openStatement(
  database: Database,
  { userId, period, language, sample, entriesMax }: OpenStatementRequest,
): Promise<OpenStatement> {
  const { siteName, holder, summary, range } = await database.read(async (tx) => ({
    siteName: await readSiteName(tx),
    holder: await findHolder(tx, userId, periodEnd(period)),
    ...(await readSummary(tx, userId, period)),
  }))
  if (summary.entries > entriesMax) refuse(statementRefusals, 'statement-too-long')
  return {
    siteName,
    holder,
    summary,
    language,
    sample,
    // Entries never change and the range is fixed, so pages from separate queries fit together.
    async *lines() {
      for (let { after } = range; after < range.upTo;) {
        const from = after
        const lines = await database.read((tx) =>
          readLines(tx, userId, { after: from, upTo: range.upTo, limit: linesPerQuery }),
        )
        const last = lines.at(-1)
        if (!last)
          throw new Error(`The wallet ${userId} has no entry between ${from} and ${range.upTo}`)
        yield lines
        after = last.sequence
      }
    },
  }
}
