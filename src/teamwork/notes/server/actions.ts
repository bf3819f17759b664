import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { NoteView } from '../shared/contract.ts'
import { noteRecordTexts } from '../shared/record-words.ts'
import { notesShown, type NewNote, type NotedThing } from '../shared/rules.ts'
import { noteRefusals } from '../shared/words.ts'
import { findNote, insertNote, notesAbout, readNote } from './store.ts'

/**
 * Writes a note. The same id with the same words returns the first note again. Refuses: note-empty,
 * note-id-reused (409).
 */
export async function addNote(
  ctx: ActionContext,
  { noteId, subject, content }: NewNote,
): Promise<NoteView> {
  const { tx } = ctx
  if (content === '') refuse(noteRefusals, 'note-empty', { field: 'content' })
  const authorId = signedInCaller(ctx).userId
  const note = { noteId, kind: subject.kind, subjectId: subject.id, authorId, content }
  if (!(await insertNote(tx, note))) {
    const first = await findNote(tx, noteId)
    const isSame =
      first &&
      first.kind === note.kind &&
      first.subjectId === note.subjectId &&
      first.authorId === authorId &&
      first.content === content
    if (!isSame) refuse(noteRefusals, 'note-id-reused', { status: 409 })
    return await readNote(tx, noteId)
  }
  // In the author's history: the user whom the note is about must not learn of it.
  await recordActivity(ctx, {
    userId: authorId,
    actionType: 'ADMIN_NOTE_ADDED',
    description: noteRecordTexts.added(subject.kind),
    subject,
  })
  publish(tx, { topic: 'notes', id: subject.id, to: 'admins' })
  return await readNote(tx, noteId)
}

export async function listNotes(
  ctx: ActionContext,
  { subject }: { subject: NotedThing },
): Promise<NoteView[]> {
  return await notesAbout(ctx.tx, subject, notesShown)
}
