import { useWords } from './language.tsx'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

/** Stands in the place of a form that nothing is known for: it comes by itself with the connection. */
export function NeedsConnection() {
  const w = useWords(words)
  return (
    <Notice tone="waiting" title={w.offlineTitle}>
      {w.needsConnectionMore}
    </Notice>
  )
}
