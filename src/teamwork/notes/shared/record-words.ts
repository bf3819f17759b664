/** What the records say of notes, in both languages; the note itself is read where it stands. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { NotedKind } from './rules.ts'

const things: Record<NotedKind, string> = {
  user: 'a user',
  chat: 'a chat',
  transaction: 'a transaction',
}
const thingsFil: Record<NotedKind, string> = {
  user: 'isang user',
  chat: 'isang usapan',
  transaction: 'isang transaksyon',
}

const english = {
  added: (kind: NotedKind) => `Internal note about ${things[kind]} added.`,
}

const filipino: typeof english = {
  added: (kind) => `Nagdagdag ng panloob na tala tungkol sa ${thingsFil[kind]}.`,
}

export const noteRecordTexts = inBothLanguages(english, filipino)
