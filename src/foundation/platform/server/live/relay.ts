/**
 * Live names. An action publishes the name of what changed inside its transaction. After the commit
 * a relay sends the name to the browsers that may see it, which then refetch through the ordinary
 * procedures. No data travels here, so nothing can leak. NOTIFY is never used in a money
 * transaction: it would make all commits wait for each other (measured).
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Transaction } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import {
  listenToServers,
  notifyOtherServers,
  takeNames,
  type RelayedName,
} from './other-servers.ts'
import { recentNames } from './recent-names.ts'
import type { ServingProcess } from './serving-processes.ts'

export interface LiveName {
  /** The module whose procedures should be called again. */
  topic: string
  id: string
  /** 'everybody' is every user and admin who is signed in. */
  to: { userId: string } | 'admins' | 'everybody'
}

/** The id of a name about what everybody can see, unlike drafts that staff still work on. */
export const publicViewId = 'live'

/** Tells streams that a session ended: each one checks its own session. */
export const sessionEnded = { topic: 'identity', id: 'session-ended' } as const

/** Nobody has this id: a name for everybody is one row, however many they are. */
const everybody = '00000000-0000-0000-0000-000000000000'

const insertNames = `insert into live_outbox (topic, subject_id, user_id)
  select * from unnest($1::text[], $2::text[], $3::uuid[])`

const published = new WeakMap<Transaction, LiveName[]>()

/** Publishes one name for each audience. One insert before the commit writes each of them once. */
export function publish(tx: Transaction, ...names: LiveName[]): void {
  const before = published.get(tx)
  if (before) {
    before.push(...names)
    return
  }
  published.set(tx, names)
  tx.beforeCommit(() => {
    const rows = names.map(({ topic, id, to }) => ({ topic, id, userId: userIdOf(to) }))
    const once = [...new Map(rows.map((row) => [Object.values(row).join(' '), row])).values()]
    return tx.rows(insertNames, [
      once.map(({ topic }) => topic),
      once.map(({ id }) => id),
      once.map(({ userId }) => userId),
    ])
  })
  tx.afterCommit(wakeRelays)
}

const userIdOf = (to: LiveName['to']): string | null =>
  to === 'admins' ? null : to === 'everybody' ? everybody : to.userId

interface RunningRelay {
  wake: () => void
  announce: (name: RelayedName) => Promise<unknown>
}
const relays = new Set<RunningRelay>()
function wakeRelays(): void {
  for (const { wake } of relays) wake()
}

/**
 * Sends a name at once, without a transaction, and stores it nowhere: for what is over in a moment,
 * such as typing. It may be lost.
 */
export async function announce({ topic, id, to }: LiveName): Promise<void> {
  // One relay sends it to the other servers too.
  const [relay] = relays
  await relay?.announce({ topic, id, userId: userIdOf(to) })
}

export interface Relay {
  /**
   * Calls `onName` for each name that this caller may receive, `onEnd` when the relay closes, and
   * `onGap` when names of other servers may have been missed. Returns a function that stops
   * listening.
   */
  listen(
    caller: Caller,
    onName: (name: { topic: string; id: string }) => void,
    onEnd: () => void,
    onGap?: () => void,
  ): () => void
  /**
   * How far this relay has told its names. What is read after this moment is at least as new as
   * that. Undefined while names of other servers may pass by.
   */
  position(): string | undefined
  /** Resolves when the relay hears the other servers for the first time, and they see it. */
  listening: Promise<void>
  /**
   * The names for this caller after a position, each once; undefined when the relay does not know
   * that position (another server's, or too old) or it is none. Call it together with `listen`,
   * without waiting in between.
   */
  since(caller: Caller, position: unknown): { topic: string; id: string }[] | undefined
  /** The process id of its own connection in pg_stat_activity; null while it has none. */
  processId(): number | null
  close(): Promise<void>
}

interface Listener {
  caller: Caller
  onName: (name: { topic: string; id: string }) => void
  onEnd: () => void
  onGap: (() => void) | undefined
}

/** Finds names whose server died between the commit and the wake-up. */
const pollEveryMs = 500

/** Many commits are then told in one statement. A name that comes alone does not wait. */
const restMs = 20

/**
 * Starts the relay of this server; `listenUrl` is for a connection of its own, which tells the
 * other servers the `fingerprint` of the secret key and what it notes of its `own` process.
 */
export function startRelay(
  database: Database,
  listenUrl: string,
  fingerprint?: string,
  own?: ServingProcess,
): Relay {
  const listeners = new Set<Listener>()
  const recent = recentNames<RelayedName>()
  let serverId = randomUUID()
  let busy = false
  let again = false

  function sendToListeners(names: readonly RelayedName[], passing = false): void {
    for (const name of names) {
      if (!passing) recent.add(name)
      for (const { caller, onName } of listeners)
        if (mayReceive(caller, name)) onName({ topic: name.topic, id: name.id })
    }
  }

  function announceHere(name: RelayedName): Promise<unknown> {
    sendToListeners([name], true)
    return notifyOtherServers(database, { serverId, names: [name], passing: true })
  }

  async function relay(): Promise<void> {
    if (busy) {
      again = true
      return
    }
    busy = true
    try {
      do {
        again = false
        sendToListeners(await takeNames(database, serverId))
        await wait(restMs)
      } while (again)
    } catch {
      // The next poll tries again. Names may have been taken although no answer came: as those of
      // another server they arrive by their notification.
      serverId = randomUUID()
    } finally {
      busy = false
    }
  }

  const wake = () => void relay()
  const running = { wake, announce: announceHere }
  relays.add(running)
  const timer = setInterval(wake, pollEveryMs)
  const { promise: listening, resolve: nowListening } = Promise.withResolvers<void>()
  const otherServers = listenToServers(
    listenUrl,
    ({ serverId: sender, names, passing }) => {
      if (sender !== serverId) sendToListeners(names, passing)
    },
    (isListening) => {
      if (!isListening) return recent.end()
      nowListening()
      recent.begin()
      for (const { onGap } of listeners) onGap?.()
    },
    fingerprint,
    own,
  )

  return {
    listen(caller, onName, onEnd, onGap) {
      const listener = { caller, onName, onEnd, onGap }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    position: recent.position,
    listening,
    since(caller, position) {
      const names = recent.since(position)?.filter((name) => mayReceive(caller, name))
      if (!names) return undefined
      const once = new Map(names.map(({ topic, id }) => [`${topic} ${id}`, { topic, id }]))
      return [...once.values()]
    },
    processId: otherServers.processId,
    async close() {
      clearInterval(timer)
      relays.delete(running)
      for (const { onEnd } of listeners) onEnd()
      await otherServers.stop()
    },
  }
}

function mayReceive(caller: Caller, name: RelayedName): boolean {
  // The server itself listens for its public pages.
  if (caller.role === 'system') return true
  if (name.userId === everybody) return caller.role === 'user' || caller.role === 'admin'
  return name.userId === null
    ? caller.role === 'admin'
    : 'userId' in caller && caller.userId === name.userId
}
