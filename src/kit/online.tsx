import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from './language.tsx'
import { useLiveState } from './live.ts'
import { words } from './words.ts'

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** Says that the device is offline, as long as it is. */
export function OfflineBanner() {
  const w = useWords(words)
  const online = useOnline()
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-waiting-tint px-4 py-2 text-sm text-waiting">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          {w.offline}
        </p>
      )}
    </div>
  )
}

/** Says that no news arrives, as long as the device is online: without a connection the banner says more. */
export function ReconnectingLine() {
  const online = useOnline()
  const interrupted = useLiveState() === 'interrupted'
  return (
    <div role="status" className="no-print">
      {online && interrupted && <Reconnecting />}
    </div>
  )
}

/** Most interruptions are over before anybody could read of them. */
const quietMs = 3000

function Reconnecting() {
  const w = useWords(words)
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  if (!lasting) return null
  return (
    <p className="flex items-center justify-center gap-2 border-b border-line bg-surface px-4 py-1 text-sm text-muted">
      <RefreshCw aria-hidden size={14} className="shrink-0" />
      {w.reconnecting}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
