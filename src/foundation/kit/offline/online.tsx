import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'

export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

export function OfflineBanner() {
  const w = useWords(kitWords)
  const online = useOnline()
  return (
    <div role="status" className="no-print">
      {!online && (
        <p
          className={
            'flex items-center justify-center gap-2 bg-waiting-tint px-4 py-2 text-sm ' +
            'text-waiting'
          }
        >
          <WifiOff aria-hidden size={16} className="shrink-0" />
          {w.offline}
        </p>
      )}
    </div>
  )
}

/**
 * Replaces the content of a card that has no cached answer offline. The answer arrives once there
 * is a connection.
 */
export function NotKept() {
  return <p className="text-muted">{useWords(kitWords).notKept}</p>
}

/** Whether the browser is set to save data: then nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
