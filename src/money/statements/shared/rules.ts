/**
 * A month of a user's wallet as it stands in the book: opening balance, every entry with the
 * balance after it, closing balance. It only reads; what a month holds is decided by the book's own
 * time, in Manila.
 */
import * as z from 'zod/mini'
import { writtenMonth } from '#foundation/time/shared/months.ts'
import type { TransactionType } from '#money/transactions/shared/rules.ts'

export const statementMonth = z.string().check(z.regex(writtenMonth))

/** The state of the page, as it stands in its address. Without a month: the list of all. */
export const statementSearch = z.object({ month: z.catch(z.optional(statementMonth), undefined) })
export type StatementSearch = z.infer<typeof statementSearch>

/** How many entries the page shows at once. */
export const linesPerPage = 50

/**
 * Files that one person may have made at the same moment: a PDF of a long month is the dearest
 * thing that a user can ask for.
 */
export const concurrentFilesMax = 2

export const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * A PDF is put together in memory: 50,000 entries took 21 seconds and 270 MB (measured). A CSV is
 * not, and holds any month.
 */
export const pdfEntriesMax = 20_000

export type StatementRefusal = 'statement-not-found' | 'statement-under-way' | 'statement-too-long'

/** What one entry was, without the words for it. */
export interface NamedEntry {
  /** Null for an entry that belongs to no transaction. */
  type: TransactionType | null
  /** It takes another entry back. */
  reversal: boolean
}
