import { useEffect, useState, type ComponentType } from 'react'

const afterMs = 2000

/** Loads the offline worker and the notice of a newer version once the page has rendered. */
export function NewVersion() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      // Kaban works without them. The next load of the page tries again.
      import('./new-version-notice.tsx').then(
        ({ NewVersionNotice }) => setNotice(() => NewVersionNotice),
        () => {},
      )
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
  return Notice && <Notice />
}
