import type { Database } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { Language } from '#foundation/time/shared/time.ts'
/** A statement that is being written to a file: its figures, and its entries a page at a time. */
import { readSiteName } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { LineView, SummaryView } from '../shared/contract.ts'
import { statementRefusals } from '../shared/words.ts'
import { readLines, summarise } from './read-statement.ts'

export interface OpenStatement {
  /** What the operator calls this site: whose paper it is. */
  siteName: string
  holder: { fullName: string; email: string }
  summary: SummaryView
  language: Language
  /** Everything in it is made up: it says so on every page. */
  sample: boolean
  /**
   * Oldest first. Holds a connection only while it asks, so a slow reader keeps nothing from
   * others.
   */
  lines(): AsyncGenerator<LineView[]>
}

interface Wanted {
  userId: string
  month: string
  language: Language
  sample: boolean
  /** As many as the file can hold. */
  entriesMax: number
}

const linesAtOnce = 500

/**
 * Refuses a month that the user has no statement of (404), and one that is too long for the file
 * (422).
 */
export async function openStatement(
  database: Database,
  { userId, month, language, sample, entriesMax }: Wanted,
): Promise<OpenStatement> {
  const { siteName, holder, summary, range } = await database.read(async (tx) => ({
    siteName: await readSiteName(tx),
    holder: await findUser(tx, userId),
    ...(await summarise(tx, userId, month)),
  }))
  if (summary.entries > entriesMax) refuse(statementRefusals, 'statement-too-long')
  return {
    siteName,
    holder,
    summary,
    language,
    sample,
    // Entries never change and the range is fixed, so pages that are read one after the other fit each other.
    async *lines() {
      for (let { after } = range; after < range.upTo;) {
        const from = after
        const lines = await database.read((tx) =>
          readLines(tx, userId, { after: from, upTo: range.upTo, limit: linesAtOnce }),
        )
        const last = lines.at(-1)
        if (!last)
          throw new Error(
            `The wallet ${userId} has no entry after ${from}, and ${range.upTo} is its last`,
          )
        yield lines
        after = last.sequence
      }
    },
  }
}
