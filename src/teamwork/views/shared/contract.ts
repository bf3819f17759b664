import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { listInput, newView, viewIdInput } from './rules-input.ts'

const savedView = z.strictObject({
  viewId: uuid,
  name: z.string(),
  search: z.record(z.string(), z.string()),
})
export type SavedView = z.infer<typeof savedView>

export const viewsContract = {
  /** The caller's own, oldest first. */
  mine: reads('admin').input(listInput).output(z.array(savedView)),
  save: writes('admin').input(newView).output(savedView),
  remove: writes('admin').input(viewIdInput).output(z.strictObject({})),
}
