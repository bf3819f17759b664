/**
 * The console's list of transactions: its filters, and the time span that a typed uid or reference
 * implies.
 */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { countsInput } from '#foundation/contract/shared/list-counts.ts'
import { amountRange, period } from '#foundation/contract/shared/list-filters.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax, transactionSearch, transactionStatus, transactionType } from './rules.ts'

/** Without a sort, the newest is first. A minus sorts from the greatest to the smallest. */
export const transactionSorts = ['created', 'amount', '-amount'] as const

const when = z.optional(period)
const amount = z.optional(amountRange)
const sort = z.optional(z.enum(transactionSorts))

/** The state of the list in the URL. */
export const adminTransactionSearch = z.extend(transactionSearch, {
  ...listPlaceSearch,
  when: z.catch(when, undefined),
  amount: z.catch(amount, undefined),
  sort: z.catch(sort, undefined),
})

/** The filters of a file of the list; its order is always the same. */
export const adminTransactionFilters = {
  search: z.optional(line(searchTermMax)),
  type: z.optional(transactionType),
  status: z.optional(transactionStatus),
  when,
  amount,
}

export const adminTransactionListInput = z.strictObject({
  ...listPlaceInput,
  ...countsInput,
  ...adminTransactionFilters,
  sort,
})
export type AdminTransactionListInput = z.infer<typeof adminTransactionListInput>

/** The ready views of the list, in the order of its tabs. */
export const transactionViews = {
  all: {},
  deposits: { type: 'deposit' },
  withdrawals: { type: 'withdrawal' },
} as const satisfies Record<string, AdminTransactionListInput>

const dayMs = 24 * 60 * 60 * 1000

/**
 * The time span in which transactions were made whose uid or reference begins with `term`: both
 * begin with the time. Null when the term implies no time. The span is a day wider on both sides,
 * because the name has the server's clock, the row the database's, and a reference the day in
 * Manila.
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
