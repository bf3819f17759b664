/** Input of the calls; apart from rules.ts, so that no schema reaches the browser. */
import * as z from 'zod/mini'
import { filledLine, line, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { viewedLists, viewNameMax } from './rules.ts'

/** Search parameters of the list's page. The page reads them and ignores what it does not know. */
const search = z
  .record(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)), line(200))
  .check(z.refine((parameters) => Object.keys(parameters).length <= 12))

export const listInput = z.strictObject({ list: z.enum(viewedLists) })

/** The browser makes `viewId`. A name that the person has given before gets the new filters. */
export const newView = z.strictObject({
  viewId: requestId,
  list: z.enum(viewedLists),
  name: filledLine(viewNameMax),
  search,
})
export type NewView = z.output<typeof newView>

export const viewIdInput = z.strictObject({ viewId: uuid })
