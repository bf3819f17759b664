/**
 * What staff note for each other about a user, a chat or a transaction. No user ever reads it, and
 * no note is ever changed.
 */
import * as z from 'zod/mini'
import { paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

export const notedKinds = ['user', 'chat', 'transaction'] as const
export type NotedKind = (typeof notedKinds)[number]

export const noteMax = 2000
/** The newest; whoever has written more about one thing has not written notes. */
export const notesShown = 100

export const notedThing = z.strictObject({ kind: z.enum(notedKinds), id: uuid })
export type NotedThing = z.output<typeof notedThing>

/** `noteId` is made by the browser: sent twice, it is one note. */
export const newNote = z.strictObject({
  noteId: requestId,
  subject: notedThing,
  content: paragraph(noteMax),
})
export type NewNote = z.output<typeof newNote>

export const noteForm = z.object({ content: z.string() })

export type NoteRefusal = 'note-empty' | 'note-id-reused'
