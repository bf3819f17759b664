/** Input of the console's list of chats. */
import * as z from 'zod/mini'
import { line } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import { chatStatuses, sessionTypes } from '#money/chats/shared/rules.ts'

const termMax = 100
const chatStatus = z.enum(chatStatuses)
const sessionType = z.enum(sessionTypes)

/** Search parameters of the page; the type defaults to deposit chats. */
export const adminChatSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(termMax)), undefined),
  status: z.catch(z.optional(chatStatus), undefined),
  type: z.catch(z.optional(sessionType), undefined),
})
export type AdminChatSearch = z.infer<typeof adminChatSearch>

export const adminChatsInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(termMax)),
  status: z.optional(chatStatus),
  type: z.optional(sessionType),
})
export type AdminChatsInput = z.infer<typeof adminChatsInput>
