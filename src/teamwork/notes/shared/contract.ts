import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { newNote, notedThing } from './rules.ts'

const noteView = z.strictObject({
  noteId: uuid,
  /** Null for company access. */
  authorName: z.nullable(z.string()),
  content: z.string(),
  createdAt: z.date(),
})
export type NoteView = z.infer<typeof noteView>

export const notesContract = {
  /** Newest first. */
  about: reads('admin')
    .input(z.strictObject({ subject: notedThing }))
    .output(z.array(noteView)),
  add: writes('admin').input(newNote).output(noteView),
}
