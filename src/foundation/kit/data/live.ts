/**
 * The live connection: one stream of names for the whole browser, however many tabs are open. The
 * tab that holds the lock opens it and tells the others. A name says that something of a room
 * changed; the screens then ask again in the ordinary way, so a lost name does no harm, and after
 * every interruption everything is asked once.
 */
import type { QueryClient } from '@tanstack/react-query'
import { readLiveMessage, retryDelay, type LiveMessage } from './live-message.ts'
import { tookPreloadedAnswer } from './preload.ts'
import { refetchTopics } from './refetch.ts'
import { createStore, useStore } from './store.ts'

export type LiveState = 'off' | 'connecting' | 'live' | 'interrupted'

const lockName = 'kaban-live'
const beatEvery = 15_000
/**
 * A tab in sight that has heard nothing for this long takes the connection over: the tab that held
 * it sleeps.
 */
const silenceMax = 40_000

const liveState = createStore<LiveState>('off')
let stop: (() => void) | undefined

/** Begins after signing in. Calling it again begins anew, with the session of now. */
export function startLive(queries: QueryClient): void {
  stop?.()
  stop = connect(queries)
}

/** Ends on signing out, in this tab; the others end with their own next refused call. */
export function stopLive(): void {
  stop?.()
  stop = undefined
  liveState.set('off')
}

export function useLiveState(): LiveState {
  return useStore(liveState)
}

function connect(queries: QueryClient): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(lockName) : undefined
  let heard = Date.now()
  let caughtUp = false
  liveState.set('connecting')

  const take = (message: LiveMessage) => {
    heard = Date.now()
    // What came with the page may have changed before there was anybody to hear of it.
    const late = !caughtUp && message.kind !== 'interrupted' && tookPreloadedAnswer()
    if (message.kind !== 'interrupted') caughtUp = true
    if (message.kind === 'reconnected' || late) void refetchTopics(queries, 'everything')
    else if (message.kind === 'changed') void refetchTopics(queries, [message.topic])
    liveState.set(message.kind === 'interrupted' ? 'interrupted' : 'live')
  }
  const tell = (message: LiveMessage) => {
    take(message)
    channel?.postMessage(message)
  }
  channel?.addEventListener('message', (event: MessageEvent<LiveMessage>) => take(event.data), {
    signal,
  })

  // Locks and channels exist on secure origins only (https and localhost); elsewhere each tab has a stream of its own.
  if (!channel || !('locks' in navigator)) {
    void holdStream(tell, signal, false)
    return () => ended.abort()
  }
  const lead = (steal: boolean) => {
    const hold = new AbortController()
    const asked = Date.now()
    navigator.locks
      .request(lockName, steal ? { steal } : { signal }, () => {
        // After waiting for a tab that held the stream, names may have been lost between its end and our beginning.
        const resumed = steal || Date.now() - asked > 250
        return holdStream(tell, AbortSignal.any([signal, hold.signal]), resumed)
      })
      // Either this connection ended, or another tab took the lock: then this one waits for its turn again.
      .catch(() => {
        hold.abort()
        if (!signal.aborted) lead(false)
      })
  }
  lead(false)
  const wake = () => {
    if (document.visibilityState === 'visible' && Date.now() - heard > silenceMax) {
      heard = Date.now()
      lead(true)
    }
  }
  document.addEventListener('visibilitychange', wake, { signal })
  const watch = setInterval(wake, beatEvery)
  signal.addEventListener('abort', () => {
    clearInterval(watch)
    channel.close()
  })
  return () => ended.abort()
}

/** Holds the stream, and with it the lock, until the signal ends it. */
function holdStream(
  tell: (message: LiveMessage) => void,
  signal: AbortSignal,
  resumed: boolean,
): Promise<void> {
  // Ended while the lock was on its way here: it would be held, and the stream open, for as long as the tab is.
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let openedBefore = resumed

    const open = () => {
      source = new EventSource('/live')
      source.onopen = () => {
        failures = 0
        tell({ kind: openedBefore ? 'reconnected' : 'beat' })
        openedBefore = true
      }
      source.onmessage = (event: MessageEvent<string>) => {
        const message = readLiveMessage(event.data)
        if (message) tell(message)
      }
      source.onerror = () => {
        tell({ kind: 'interrupted' })
        // Also before it was ever open: whoever opened Kaban offline has old answers.
        openedBefore = true
        // The browser tries again by itself, except after an answer that was no stream: then we do, ever more rarely.
        if (source?.readyState !== EventSource.CLOSED) return
        failures += 1
        retry = setTimeout(open, retryDelay(failures))
      }
    }
    open()
    const beat = setInterval(() => {
      if (source?.readyState === EventSource.OPEN) tell({ kind: 'beat' })
    }, beatEvery)
    signal.addEventListener('abort', () => {
      clearInterval(beat)
      clearTimeout(retry)
      source?.close()
      resolve()
    })
  })
}
