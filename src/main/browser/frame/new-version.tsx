import { useEffect, useState, type ComponentType } from 'react'

const afterMs = 2000

/** The worker, and the notice of a newer version: fetched when the page stands. */
export function NewVersion() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without them Kaban works as before; the next page load tries again.
      import('./new-version-notice.tsx').then(
        ({ NewVersionNotice }) => setNotice(() => NewVersionNotice),
        () => {},
      )
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
  return Notice && <Notice />
}
