import { useWords } from '../i18n/language.tsx'
import { words } from '../i18n/words.ts'

/**
 * Stands in a card that needs a connection, beside others that do not: it comes by itself, and
 * nothing is wrong.
 */
export function NotKept() {
  return <p className="text-muted">{useWords(words).notKept}</p>
}
