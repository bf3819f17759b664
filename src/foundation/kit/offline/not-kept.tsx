import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

/**
 * Stands in a card that needs a connection, beside others that do not: it comes by itself, and
 * nothing is wrong.
 */
export function NotKept() {
  return <p className="text-muted">{useWords(kitWords).notKept}</p>
}
