/** Notes of admins about a user, a chat or a transaction. Users never see them. */
import * as z from 'zod/mini'
import { paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

const notedKinds = ['user', 'chat', 'transaction'] as const
export type NotedKind = (typeof notedKinds)[number]

export const noteMax = 2000
/** Length of the list, newest first. There are no further pages. */
export const notesShown = 100

export const notedThing = z.strictObject({ kind: z.enum(notedKinds), id: uuid })
export type NotedThing = z.output<typeof notedThing>

/** The browser makes `noteId`, so that sending twice writes one note. */
export const newNote = z.strictObject({
  noteId: requestId,
  subject: notedThing,
  content: paragraph(noteMax),
})
export type NewNote = z.output<typeof newNote>

export const noteForm = z.object({ content: z.string() })

export type NoteRefusal = 'note-empty' | 'note-id-reused'
