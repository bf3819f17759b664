/**
 * The live connection: one event stream per browser, however many tabs are open. The tab that holds
 * a lock opens it and passes the events on. An event names a module whose data changed; the screens
 * then refetch through the ordinary procedures. A stream begins with what changed since the page
 * was written, or since the last event; when the server does not know, everything is refetched
 * (docs/decisions/0005).
 */
import type { QueryClient } from '@tanstack/react-query'
import { readLiveMessage, retryDelay, type LiveMessage } from './live-message.ts'
import { hasUsedPreload, preloadedSince } from './preload.ts'
import { refetchFailed, refetchTopics } from './refetch.ts'
import { createStore, useStore } from './store.ts'

export type LiveState = 'off' | 'connecting' | 'live' | 'interrupted'

const lockName = 'kaban-live'
const beatEvery = 15_000
/** One change tells several names. After this many ms they are refetched together. */
const gatherMs = 20
/** After this many ms of silence, the tab with the stream sleeps; a visible tab takes over. */
const silenceMax = 40_000

const liveState = createStore<LiveState>('off')
/** When the server was last heard, in ms; 0 before. */
const heardAt = createStore(0)
const paused = createStore(false)
/** Something changed while the screens were paused. */
let missed = false
let stop: (() => void) | undefined

/** Called after a sign-in. A second call starts again with the new session. */
export function startLive(queries: QueryClient): void {
  stop?.()
  stop = connect(queries)
}

/** Called at a sign-out, for this tab; other tabs end with their next refused call. */
export function stopLive(): void {
  stop?.()
  stop = undefined
  paused.set(false)
  liveState.set('off')
}

type NameListener = (name: { topic: string; id: string }) => void
const nameListeners = new Set<NameListener>()

/** Calls `listener` with each live name, for what no query shows. Returns what ends it. */
export function onLiveName(listener: NameListener): () => void {
  nameListeners.add(listener)
  return () => nameListeners.delete(listener)
}

export function useLiveState(): LiveState {
  return useStore(liveState)
}

export function useHeardAt(): number {
  return useStore(heardAt)
}

export function useLivePaused(): boolean {
  return useStore(paused)
}

/**
 * How many ms an answer is fresh. Live names make queries stale at once, so while they come, going
 * back and forth between screens fetches little anew.
 */
export function freshFor(): number {
  return liveState.get() === 'live' && !paused.get() ? 60_000 : 10_000
}

/** While paused, changes by others do not reach the screens; they are fetched when it ends. */
export function pauseLive(queries: QueryClient, next: boolean): void {
  paused.set(next)
  if (next || !missed) return
  missed = false
  void refetchTopics(queries, 'everything')
}

function connect(queries: QueryClient): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(lockName) : undefined
  let heard = Date.now()
  let caughtUp = false
  const changed = new Set<string>()
  let gathering: ReturnType<typeof setTimeout> | undefined
  /** The position up to which this page knows all names. */
  let seen = preloadedSince()
  liveState.set('connecting')
  signal.addEventListener('abort', () => clearTimeout(gathering))

  const refetchSoon = (topic: string) => {
    changed.add(topic)
    gathering ??= setTimeout(() => {
      gathering = undefined
      void refetchTopics(queries, [...changed])
      changed.clear()
    }, gatherMs)
  }
  const take = (message: LiveMessage, isOwn = false) => {
    const { kind } = message
    heard = Date.now()
    seen = message.seen ?? seen
    if (kind === 'changed') for (const listener of nameListeners) listener(message)
    // Preloaded answers may have changed before this page could hear of it. Its own stream lists
    // those changes; the stream of another tab began earlier and does not.
    const isLate =
      !caughtUp && kind !== 'interrupted' && !(isOwn && kind === 'resumed') && hasUsedPreload()
    if (kind !== 'interrupted') caughtUp = true
    const isBehind = isLate || kind === 'reconnected'
    if (isBehind || kind === 'changed' || kind === 'resumed') {
      if (paused.get()) missed = true
      else if (isBehind) void refetchTopics(queries, 'everything')
      else if (kind === 'changed') refetchSoon(message.topic)
      else void refetchFailed(queries)
    }
    if (kind !== 'interrupted') heardAt.set(heard)
    liveState.set(kind === 'interrupted' ? 'interrupted' : 'live')
  }
  const tell = (message: LiveMessage) => {
    take(message, true)
    channel?.postMessage(message)
  }
  channel?.addEventListener('message', (event: MessageEvent<LiveMessage>) => take(event.data), {
    signal,
  })

  // Locks and channels exist on secure origins only (https and localhost); elsewhere each tab has
  // its own stream.
  if (!channel || !('locks' in navigator)) {
    void holdStream(tell, () => seen, signal, false)
    return () => ended.abort()
  }
  const lead = (steal: boolean) => {
    const hold = new AbortController()
    const asked = Date.now()
    navigator.locks
      .request(lockName, steal ? { steal } : { signal }, () => {
        // After waiting for another tab, events may have been lost between its end and this start.
        const resumed = steal || Date.now() - asked > 250
        return holdStream(tell, () => seen, AbortSignal.any([signal, hold.signal]), resumed)
      })
      // This connection ended, or another tab took the lock: then this one queues again.
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

/** Holds the stream, and with it the lock, until the signal aborts. */
function holdStream(
  tell: (message: LiveMessage) => void,
  seen: () => string | undefined,
  signal: AbortSignal,
  resumed: boolean,
): Promise<void> {
  // Aborted while waiting for the lock: otherwise the stream would stay open as long as the tab.
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let retry: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let openedBefore = resumed

    let started = false

    /** `isKnown`: the server tells what changed since `seen`. */
    const start = (isKnown: boolean) => {
      started = true
      failures = 0
      tell({ kind: isKnown ? 'resumed' : openedBefore ? 'reconnected' : 'beat' })
      openedBefore = true
    }
    const open = () => {
      source = new EventSource(`/live?since=${seen() ?? ''}`)
      source.addEventListener('start', ({ data }: MessageEvent<string>) => start(data === 'known'))
      source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
        // A server of the version before begins without a word.
        if (!started) start(false)
        const message = readLiveMessage(data)
        if (message) tell(lastEventId ? { ...message, seen: lastEventId } : message)
      }
      source.onerror = () => {
        started = false
        tell({ kind: 'interrupted' })
        // Also when it was never open before: a page that was opened offline has old answers.
        openedBefore = true
        // The browser reconnects by itself, except after an answer that is not a stream.
        if (source?.readyState !== EventSource.CLOSED) return
        failures += 1
        retry = setTimeout(open, retryDelay(failures))
      }
    }
    open()
    const beat = setInterval(() => {
      if (source?.readyState !== EventSource.OPEN) return
      if (started) tell({ kind: 'beat' })
      else start(false)
    }, beatEvery)
    signal.addEventListener('abort', () => {
      clearInterval(beat)
      clearTimeout(retry)
      source?.close()
      resolve()
    })
  })
}
