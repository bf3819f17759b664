import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Notice } from '../ui/notice.tsx'

/** Replaces a form that has no data offline. The form appears once there is a connection. */
export function NeedsConnection() {
  const w = useWords(kitWords)
  return (
    <Notice tone="waiting" title={w.offlineTitle}>
      {w.needsConnectionMore}
    </Notice>
  )
}
