import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLiveState } from '../data/live.ts'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from './online.tsx'

/** Says that live events are interrupted. Offline the banner says more. */
export function ReconnectingLine() {
  const online = useOnline()
  const interrupted = useLiveState() === 'interrupted'
  return (
    <div role="status" className="no-print">
      {online && interrupted && <Reconnecting />}
    </div>
  )
}

/** Most interruptions are over before anybody could read about them. */
const quietMs = 3000

function Reconnecting() {
  const w = useWords(kitWords)
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  if (!lasting) return null
  return (
    <p
      className={
        'flex items-center justify-center gap-2 border-b border-line bg-surface px-4 py-1 ' +
        'text-sm text-muted'
      }
    >
      <RefreshCw aria-hidden size={14} className="shrink-0" />
      {w.reconnecting}
    </p>
  )
}
