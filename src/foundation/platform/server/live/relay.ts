/**
 * Live names. A verb publishes the name of what changed inside its transaction; after the commit a
 * relay tells it to the browsers that may see it, which then refetch through the ordinary
 * procedures. No data travels here, so nothing can leak and a lost name is harmless. NOTIFY is
 * never used in a money transaction: it would put all commits in one line (measured).
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import * as z from 'zod/mini'
import { connectionCare, type Database, type Transaction } from '../database/database.ts'
import type { Caller } from '../http/context.ts'

export interface LiveName {
  /** The room whose procedures should be asked again. */
  topic: string
  id: string
  /** Everybody is who is signed in, the admins too. */
  to: { userId: string } | 'admins' | 'everybody'
}

/** The id by which a room names what everybody is shown of it, apart from what it still works on. */
export const shownToAll = 'live'

/** The name by which streams hear that sessions were ended: each looks its own session up again. */
export const sessionEnded = { topic: 'identity', id: 'session-ended' } as const

/** Nobody's id: a name for everybody is one row, however many they are. */
const everybody = '00000000-0000-0000-0000-000000000000'

interface RelayedMessage {
  topic: string
  id: string
  userId: string | null
}

const insertNames = `insert into live_outbox (topic, subject_id, user_id) select * from unnest($1::text[], $2::text[], $3::uuid[])`

const published = new WeakMap<Transaction, LiveName[]>()

/**
 * Call it inside the transaction, with one name for each audience. All names of a transaction are
 * written at its end, at once.
 */
export function publish(tx: Transaction, ...names: LiveName[]): void {
  const before = published.get(tx)
  if (before) {
    before.push(...names)
    return
  }
  published.set(tx, names)
  tx.beforeCommit(() =>
    tx.rows(insertNames, [
      names.map(({ topic }) => topic),
      names.map(({ id }) => id),
      names.map(({ to }) => (to === 'admins' ? null : to === 'everybody' ? everybody : to.userId)),
    ]),
  )
  tx.afterCommit(wakeRelays)
}

const relays = new Set<() => void>()
function wakeRelays(): void {
  for (const wake of relays) wake()
}

export interface Relay {
  /** Calls `hear` for each name that this caller may hear, until the answer is called. */
  listen(
    caller: Caller,
    hear: (name: { topic: string; id: string }) => void,
    end: () => void,
  ): () => void
  close(): Promise<void>
}

interface Listener {
  caller: Caller
  hear: (name: { topic: string; id: string }) => void
  end: () => void
}

const takeNames = `delete from live_outbox where id in
  (select id from live_outbox order by id limit 500 for update skip locked)
  returning topic, subject_id as id, user_id as "userId"`

const channel = 'kaban_live'
/**
 * How often a relay looks without being woken: covers names whose server died between commit and
 * wake.
 */
const pollEveryMs = 500

/**
 * Starts the relay of this server. Names reach other servers by one NOTIFY for a batch, outside any
 * money transaction.
 */
export function startRelay(database: Database, listenUrl: string): Relay {
  const listeners = new Set<Listener>()
  const serverId = randomUUID()
  let busy = false
  let again = false

  function tellHere(names: RelayedMessage[]): void {
    for (const name of names) {
      for (const { caller, hear } of listeners)
        if (mayHear(caller, name)) hear({ topic: name.topic, id: name.id })
    }
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
        const names = await database.read((tx) => tx.rows<RelayedMessage>(takeNames))
        tellHere(names)
        for (let from = 0; from < names.length; from += 50) {
          const told = JSON.stringify({ serverId, names: names.slice(from, from + 50) })
          await database.read((tx) => tx.rows('select pg_notify($1, $2)', [channel, told]))
        }
      } while (again)
    } catch {
      // The database rests or restarts; the next look tries again, and browsers refetch when they reconnect.
    } finally {
      busy = false
    }
  }

  const wake = () => void relay()
  relays.add(wake)
  const timer = setInterval(wake, pollEveryMs)
  const stopHearing = hearOtherServers(listenUrl, (told) => {
    if (told.serverId !== serverId) tellHere(told.names)
  })

  return {
    listen(caller, hear, end) {
      const listener = { caller, hear, end }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      clearInterval(timer)
      relays.delete(wake)
      for (const { end } of listeners) end()
      await stopHearing()
    },
  }
}

function mayHear(caller: Caller, name: RelayedMessage): boolean {
  // The server itself, which keeps what everybody is shown.
  if (caller.role === 'system') return true
  if (name.userId === everybody) return caller.role === 'user' || caller.role === 'admin'
  return name.userId === null
    ? caller.role === 'admin'
    : 'userId' in caller && caller.userId === name.userId
}

const message = z.object({
  serverId: z.string(),
  names: z.array(z.object({ topic: z.string(), id: z.string(), userId: z.nullable(z.string()) })),
})

/** Every role of the database may notify; what is not a message of ours is passed over. */
function readMessage(payload: string): z.infer<typeof message> | null {
  try {
    return message.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}

/** One connection that listens, made again when it breaks. Correctness never depends on it. */
function hearOtherServers(
  url: string,
  hear: (told: { serverId: string; names: RelayedMessage[] }) => void,
): () => Promise<void> {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'kaban live',
      ...connectionCare,
    })
    client = next
    const lost = () => {
      if (closed || client !== next) return
      client = undefined
      retry = setTimeout(() => void connect(), 1000)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => {
      const told = readMessage(payload ?? '')
      if (told) hear(told)
    })
    await next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .catch(lost)
  }

  void connect()
  return async () => {
    closed = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
