/** The search parameters of the outbox. Every page loads them, so they stand apart. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'

/** 'waiting': not tried yet. 'failed': tried, and will be retried. 'given_up': no more retries. */
export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const search = z.optional(line(searchTermMax))
export const mailFilters = { search, state: z.optional(z.enum(mailStates)) }
export const mailSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(mailFilters.search, undefined),
  state: z.catch(mailFilters.state, undefined),
})
