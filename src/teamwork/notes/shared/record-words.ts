/** Activity descriptions of notes, in both languages. They do not hold the text of the note. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { NotedKind } from './rules.ts'

const things: Record<NotedKind, string> = {
  user: 'a user',
  chat: 'a chat',
  transaction: 'a transaction',
}
const thingsFil: Record<NotedKind, string> = {
  user: 'isang user',
  chat: 'isang chat',
  transaction: 'isang transaksyon',
}

const english = {
  added: (kind: NotedKind) => `Internal note about ${things[kind]} added.`,
}

const filipino: typeof english = {
  added: (kind) => `Nagdagdag ng panloob na tala tungkol sa ${thingsFil[kind]}.`,
}

export const noteRecordTexts = inBothLanguages(english, filipino)
