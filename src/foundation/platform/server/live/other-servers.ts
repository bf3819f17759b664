/**
 * Carries live names between the servers on one database, by NOTIFY. Delivery is best effort: no
 * correctness depends on it, because browsers refetch when they reconnect.
 */
import pg from 'pg'
import * as z from 'zod/mini'
import { connectionCare, type Database } from '../database/database.ts'

export interface RelayedName {
  topic: string
  id: string
  userId: string | null
}

interface Message {
  serverId: string
  names: RelayedName[]
}

/** Each server that runs has one such connection; see count-servers.ts. */
export const liveConnectionName = 'kaban live'
const channel = 'kaban_live'
/** A NOTIFY payload holds less than 8,000 bytes. */
const namesInMessage = 50
const reconnectAfterMs = 1000

export async function notifyOtherServers(
  database: Database,
  serverId: string,
  names: readonly RelayedName[],
): Promise<void> {
  for (let from = 0; from < names.length; from += namesInMessage) {
    const message: Message = { serverId, names: names.slice(from, from + namesInMessage) }
    await database.read((tx) =>
      tx.rows('select pg_notify($1, $2)', [channel, JSON.stringify(message)]),
    )
  }
}

/**
 * Listens on a connection of its own and reconnects when it breaks. Returns a function that stops
 * it.
 */
export function listenToServers(url: string, onMessage: (message: Message) => void) {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: liveConnectionName,
      ...connectionCare,
    })
    client = next
    const lost = () => {
      if (closed || client !== next) return
      client = undefined
      retry = setTimeout(() => void connect(), reconnectAfterMs)
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => {
      const message = readMessage(payload ?? '')
      if (message) onMessage(message)
    })
    await next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .catch(lost)
  }

  void connect()
  return async (): Promise<void> => {
    closed = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}

const messageSchema = z.object({
  serverId: z.string(),
  names: z.array(z.object({ topic: z.string(), id: z.string(), userId: z.nullable(z.string()) })),
})

/** Returns null for a message that is not ours: every role of the database may notify. */
function readMessage(payload: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
