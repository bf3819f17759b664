/** A statement that is being written to a file: its figures, and its entries a page at a time. */
import { findUser } from '../identity/actions.ts'
import type { Database } from '../platform/database.ts'
import type { Language } from '../time/time.ts'
import type { LineView, SummaryView } from './contract.ts'
import { readLines, summarise } from './read-statement.ts'

export interface OpenStatement {
  holder: { fullName: string; email: string }
  summary: SummaryView
  language: Language
  /** Everything in it is made up: it says so on every page. */
  sample: boolean
  /** Oldest first. Holds a connection only while it asks, so a slow reader keeps nothing from others. */
  lines(): AsyncGenerator<LineView[]>
}

interface Wanted {
  userId: string
  month: string
  language: Language
  sample: boolean
}

const linesAtOnce = 500

/** Refuses (404) a month that the user has no statement of. */
export async function openStatement(database: Database, { userId, month, language, sample }: Wanted): Promise<OpenStatement> {
  const { holder, summary, range } = await database.read(async (tx) => ({ holder: await findUser(tx, userId), ...(await summarise(tx, userId, month)) }))
  return {
    holder, summary, language, sample,
    // Entries never change and the range is fixed, so pages that are read one after the other fit each other.
    async *lines() {
      for (let { after } = range; after < range.upTo;) {
        const from = after
        const lines = await database.read((tx) => readLines(tx, userId, { after: from, upTo: range.upTo, limit: linesAtOnce }))
        const last = lines.at(-1)
        if (!last) throw new Error(`The wallet ${userId} has no entry after ${from}, and ${range.upTo} is its last`)
        yield lines
        after = last.sequence
      }
    },
  }
}
