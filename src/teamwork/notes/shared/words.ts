import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { NoteRefusal } from './rules.ts'

const notSaved = 'Note Not Saved'

export const noteWords = {
  title: 'Internal notes',
  onlyStaff: 'Only staff read these. The user never does.',
  written: 'Notes so far',
  none: 'No notes yet.',
  write: 'New note',
  add: 'Add note',
  added: 'Note added',
  stays: 'A note cannot be changed or deleted.',
  byAccessCode: 'Company access',
  fetchFailed: 'Error Fetching Notes',
  addFailed: notSaved,
}

export const noteRefusals: Record<NoteRefusal, RefusalWords> = {
  'note-empty': { title: notSaved, message: 'Write the note first.' },
  'note-id-reused': {
    title: notSaved,
    message: 'This request was already used for another note. Load the page again and try again.',
  },
}
