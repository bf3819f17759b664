import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

/**
 * In a card without an answer offline, beside others that have one. The answer comes with the
 * connection.
 */
export function NotKept() {
  return <p className="text-muted">{useWords(kitWords).notKept}</p>
}
