/**
 * The console's list of transactions: what it can be asked for, and what the beginning of a name
 * tells. It reads only.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax, transactionSearch, transactionStatus, transactionType } from './rules.ts'

/** As it stands in the address. */
export const adminTransactionSearch = z.extend(transactionSearch, listPlaceSearch)
export type AdminTransactionSearch = z.infer<typeof adminTransactionSearch>

export const adminTransactionListInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(searchTermMax)),
  type: z.optional(transactionType),
  status: z.optional(transactionStatus),
})
export type AdminTransactionListInput = z.infer<typeof adminTransactionListInput>

const dayMs = 24 * 60 * 60 * 1000

/**
 * When a transaction was made whose uid or reference begins like this: both begin with the time.
 * The server's clock gave the name and the database's the time of the row, and a day in Manila is
 * no day in UTC, so the window is a day wider on both sides. Null: it tells nothing.
 */
export function transactionNameWindow(term: string): { from: Date; until: Date } | null {
  const written = term.toUpperCase()
  const milliseconds = /^(?:TXN|ADM-?)(1\d{2,12})/.exec(written)?.[1]
  if (milliseconds)
    return around(Number(milliseconds.padEnd(13, '0')), Number(milliseconds.padEnd(13, '9')))
  const day = /^(?:REF)?(20\d{2})(0[1-9]|1[0-2])?(0[1-9]|[12]\d|3[01])?/.exec(written)
  if (!day) return null
  const [, year = '', month, date] = day
  if (!month) return around(Date.UTC(Number(year), 0), Date.UTC(Number(year) + 1, 0))
  if (!date)
    return around(Date.UTC(Number(year), Number(month) - 1), Date.UTC(Number(year), Number(month)))
  return around(
    Date.UTC(Number(year), Number(month) - 1, Number(date)),
    Date.UTC(Number(year), Number(month) - 1, Number(date) + 1),
  )
}

function around(first: number, last: number): { from: Date; until: Date } {
  return { from: new Date(first - dayMs), until: new Date(last + dayMs) }
}
