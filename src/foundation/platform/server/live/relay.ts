/**
 * Live names. An action publishes the name of what changed inside its transaction. After the commit
 * a relay sends the name to the browsers that may see it, which then refetch through the ordinary
 * procedures. No data travels here, so nothing can leak and a lost name is harmless. NOTIFY is
 * never used in a money transaction: it would make all commits wait for each other (measured).
 */
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import { listenToServers, notifyOtherServers, type RelayedName } from './other-servers.ts'

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
  send: (names: readonly RelayedName[]) => Promise<void>
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
  await relay?.send([{ topic, id, userId: userIdOf(to) }])
}

export interface Relay {
  /**
   * Calls `onName` for each name that this caller may receive, and `onEnd` when the relay closes.
   * Returns a function that stops listening.
   */
  listen(
    caller: Caller,
    onName: (name: { topic: string; id: string }) => void,
    onEnd: () => void,
  ): () => void
  close(): Promise<void>
}

interface Listener {
  caller: Caller
  onName: (name: { topic: string; id: string }) => void
  onEnd: () => void
}

const takeNames = `delete from live_outbox where id in
  (select id from live_outbox order by id limit 500 for update skip locked)
  returning topic, subject_id as id, user_id as "userId"`

/** Finds names whose server died between the commit and the wake-up. */
const pollEveryMs = 500

/** Starts the relay of this server; `listenUrl` is for a connection of its own. */
export function startRelay(database: Database, listenUrl: string): Relay {
  const listeners = new Set<Listener>()
  const serverId = randomUUID()
  let busy = false
  let again = false

  function sendToListeners(names: readonly RelayedName[]): void {
    for (const name of names) {
      for (const { caller, onName } of listeners)
        if (mayReceive(caller, name)) onName({ topic: name.topic, id: name.id })
    }
  }

  async function send(names: readonly RelayedName[]): Promise<void> {
    sendToListeners(names)
    await notifyOtherServers(database, serverId, names)
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
        await send(await database.read((tx) => tx.rows<RelayedName>(takeNames)))
      } while (again)
    } catch {
      // The database is down. The next poll tries again, and browsers refetch when they reconnect.
    } finally {
      busy = false
    }
  }

  const wake = () => void relay()
  const running = { wake, send }
  relays.add(running)
  const timer = setInterval(wake, pollEveryMs)
  const stopListening = listenToServers(listenUrl, (message) => {
    if (message.serverId !== serverId) sendToListeners(message.names)
  })

  return {
    listen(caller, onName, onEnd) {
      const listener = { caller, onName, onEnd }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      clearInterval(timer)
      relays.delete(running)
      for (const { onEnd } of listeners) onEnd()
      await stopListening()
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
