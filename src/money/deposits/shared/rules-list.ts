/** Input of the console's list of chats. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { countsInput } from '#foundation/contract/shared/list-counts.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { chatStatuses, sessionTypes } from '#money/chats/shared/rules.ts'

const termMax = 100
const chatStatus = z.enum(chatStatuses)
const sessionType = z.enum(sessionTypes)
const view = z.optional(z.literal('waiting'))

/**
 * Search parameters of the page; the type defaults to deposit chats. The waiting ones are of both
 * types, longest waiting first; the others, last changed first.
 */
export const adminChatSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(termMax)), undefined),
  status: z.catch(z.optional(chatStatus), undefined),
  type: z.catch(z.optional(sessionType), undefined),
  view: z.catch(view, undefined),
})
export type AdminChatSearch = z.infer<typeof adminChatSearch>

export const adminChatsInput = z.strictObject({
  ...listPlaceInput,
  ...countsInput,
  search: z.optional(line(termMax)),
  status: z.optional(chatStatus),
  type: z.optional(sessionType),
  view,
})
export type AdminChatsInput = z.infer<typeof adminChatsInput>
