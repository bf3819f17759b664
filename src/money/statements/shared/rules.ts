/**
 * A month of a user's wallet as the ledger has it: opening balance, every entry with the balance
 * after it, closing balance. Months follow the posting time of the entries, in Manila.
 */
import * as z from 'zod/mini'
import { writtenMonth } from '#foundation/time/shared/months.ts'

/** `2026-11` */
export const statementMonth = z.string().check(z.regex(writtenMonth))

/** The search parameters of the page. Without a month it lists all of them. */
export const statementSearch = z.object({ month: z.catch(z.optional(statementMonth), undefined) })

export const linesPerPage = 50

/**
 * The most files that one user may generate at the same time. The PDF of a long month costs more
 * than anything else that a user can ask for.
 */
export const concurrentFilesMax = 2

export const fileFormats = ['pdf', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * A PDF keeps its structure tree in memory: 50,000 entries took 21 seconds and 270 MB (measured). A
 * CSV is streamed and holds any month.
 */
export const pdfEntriesMax = 20_000

export type StatementRefusal = 'statement-not-found' | 'statement-under-way' | 'statement-too-long'
