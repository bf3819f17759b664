import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { userNameOf } from '#people/identity/server/users-sql.ts'
import type { NotedKind } from '../shared/rules.ts'

export interface StoredNote {
  noteId: string
  kind: NotedKind
  subjectId: string
  authorId: string | null
  content: string
}

/** Returns false when the id is taken. */
export async function insertNote(tx: Transaction, note: StoredNote): Promise<boolean> {
  const added = await tx.rows(
    `insert into staff_notes (id, subject_kind, subject_id, author_id, content)
      values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [note.noteId, note.kind, note.subjectId, note.authorId, note.content],
  )
  return added.length === 1
}

export function findNote(tx: Transaction, noteId: string): Promise<StoredNote | undefined> {
  return tx.maybeRow<StoredNote>(
    `select id as "noteId", subject_kind as kind, subject_id as "subjectId",
      author_id as "authorId", content from staff_notes where id = $1`,
    [noteId],
  )
}

export interface NoteRow {
  noteId: string
  /** Null for company access. */
  authorName: string | null
  content: string
  createdAt: Date
}

const selectNotes = `select n.id as "noteId", ${userNameOf('n.author_id')} as "authorName",
    n.content, n.created_at as "createdAt"
  from staff_notes n`

export function readNote(tx: Transaction, noteId: string): Promise<NoteRow> {
  return tx.row<NoteRow>(`${selectNotes} where n.id = $1`, [noteId])
}

/** Newest first. */
export function notesAbout(
  tx: Transaction,
  { kind, id }: { kind: NotedKind; id: string },
  limit: number,
): Promise<NoteRow[]> {
  return tx.rows<NoteRow>(
    `${selectNotes} where n.subject_kind = $1 and n.subject_id = $2 order by n.id desc limit $3`,
    [kind, id, limit],
  )
}
