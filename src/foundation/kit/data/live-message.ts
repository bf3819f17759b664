/**
 * Between the server, the tab with the stream, and the other tabs. After `resumed` the names follow
 * that changed since `seen`; after `reconnected` anything may have changed.
 */
export type LiveMessage = (
  | { kind: 'changed'; topic: string; id: string }
  | { kind: 'resumed' }
  | { kind: 'reconnected' }
  | { kind: 'interrupted' }
  | { kind: 'beat' }
) & {
  /** The position in the names that the server's stream has reached. */
  seen?: string
}

/** Parses one event of the stream, `{"topic":"deposits","id":"…"}`; null when it is none. */
export function readLiveMessage(data: string): LiveMessage | null {
  try {
    const event: unknown = JSON.parse(data)
    if (
      typeof event !== 'object' ||
      event === null ||
      !('topic' in event) ||
      typeof event.topic !== 'string'
    )
      return null
    return {
      kind: 'changed',
      topic: event.topic,
      id: 'id' in event && typeof event.id === 'string' ? event.id : '',
    }
  } catch {
    return null
  }
}

/** Milliseconds before the next try: 2 s, 4 s, 8 s … at most a minute, with jitter. */
export function retryDelay(failures: number, chance = Math.random()): number {
  return Math.min(60_000, 1000 * 2 ** failures) * (0.75 + chance / 2)
}
