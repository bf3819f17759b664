import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Notice } from '../ui/notice.tsx'

/** Stands in the place of a form that nothing is known for: it comes by itself with the connection. */
export function NeedsConnection() {
  const w = useWords(kitWords)
  return (
    <Notice tone="waiting" title={w.offlineTitle}>
      {w.needsConnectionMore}
    </Notice>
  )
}
