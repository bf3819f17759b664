import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { WordingFinding } from '../shared/rules.ts'
import { wordingRefusals } from '../shared/words.ts'

/**
 * Returns the marked figures as a change for the activity record. Refuses marks-not-read (422) when
 * there are some and the second person has not confirmed having read them.
 */
export function requireMarksRead(
  marks: readonly WordingFinding[],
  areRead: boolean,
): Record<string, { before: null; after: string }> {
  if (marks.length === 0) return {}
  const words = marks.map(({ figures }) => `“${figures.words}”`).join(', ')
  if (!areRead) refuse(wordingRefusals, 'marks-not-read', { figures: { words } })
  return { markedFiguresRead: { before: null, after: words } }
}
