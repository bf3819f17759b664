/**
 * Carries live names between the servers on one database, by NOTIFY. A server that cannot hear the
 * others for a moment misses names, and knows it.
 */
import pg from 'pg'
import * as z from 'zod/mini'
import { connectionCare, type Database } from '../database/database.ts'
import { noteServingProcess, type ServingProcess } from './serving-processes.ts'

export interface RelayedName {
  topic: string
  id: string
  userId: string | null
}

interface Message {
  serverId: string
  names: RelayedName[]
  /** The names are over in a moment: nobody wants them later. */
  passing?: boolean | undefined
}

/** Each server that runs has one such connection; see count-servers.ts. */
export const liveConnectionName = 'kaban live'
const channel = 'kaban_live'

/**
 * An expression: the number of the lock that this connection holds. It tells the secret key of its
 * server, whose fingerprint is 16 hexadecimal digits.
 */
const keyLock = (fingerprint: string) => `('x' || ${fingerprint})::bit(64)::bigint`

const holdKeyLock = `select pg_advisory_lock_shared(${keyLock('$1')})`

/** A condition on the row of `installation`: this connection has the lock of its present key. */
export const holdsPresentKey = (processId: string) => `exists (select from pg_locks held
  where held.pid = ${processId} and held.locktype = 'advisory' and held.granted
    and (held.classid::bigint << 32 | held.objid::bigint) = ${keyLock('key_fingerprint')})`

const reconnectAfterMs = 1000

/** A notification holds 8,000 bytes. */
const namesInOne = 20

/** One statement: a name that left the table is told to every server, whatever dies meanwhile. */
const takeNamesSql = `with taken as (
    delete from live_outbox where id in
      (select id from live_outbox order by id limit 500 for update skip locked)
    returning topic, subject_id as id, user_id as "userId"),
  told as (
    select pg_notify($1, json_build_object('serverId', $2::text, 'names',
      json_agg(json_build_object('topic', topic, 'id', id, 'userId', "userId")))::text)
    from (select *, (row_number() over () - 1) / ${namesInOne} as message from taken) numbered
    group by message)
  select topic, id, "userId", (select count(*) from told) as messages from taken`

/** Takes names out of the table and tells them to the other servers. */
export function takeNames(database: Database, serverId: string): Promise<RelayedName[]> {
  return database.read((tx) => tx.rows(takeNamesSql, [channel, serverId]))
}

/** Tells the other servers a name that is stored nowhere. */
export function notifyOtherServers(database: Database, message: Message): Promise<unknown> {
  return database.read((tx) =>
    tx.rows('select pg_notify($1, $2)', [channel, JSON.stringify(message)]),
  )
}

/**
 * Listens on a connection of its own and reconnects when it breaks. `onListening` hears when it
 * begins to receive every message, and when it may miss some. The connection tells the others the
 * `fingerprint` of the secret key and what it notes of its `own` process. `processId` is that of
 * the connection in pg_stat_activity, or null while there is none.
 */
export function listenToServers(
  url: string,
  onMessage: (message: Message) => void,
  onListening: (isListening: boolean) => void,
  fingerprint?: string,
  own?: ServingProcess,
) {
  let client: pg.Client | undefined
  let processId: number | null = null
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
      processId = null
      onListening(false)
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
      .then(() => next.query<{ pid: number }>('select pg_backend_pid() as pid'))
      .then(async ({ rows }) => {
        if (fingerprint) await next.query(holdKeyLock, [fingerprint])
        await next.query(`listen ${channel}`)
        // Names matter more: a full disk must not keep the server from hearing them.
        if (own) await noteServingProcess(next, own).catch(() => {})
        if (client !== next) return
        processId = rows[0]?.pid ?? null
        onListening(true)
      })
      .catch(lost)
  }

  void connect()
  return {
    processId: () => processId,
    async stop(): Promise<void> {
      closed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

const messageSchema = z.object({
  serverId: z.string(),
  names: z.array(z.object({ topic: z.string(), id: z.string(), userId: z.nullable(z.string()) })),
  passing: z.optional(z.boolean()),
})

/** Returns null for a message that is not ours: every role of the database may notify. */
function readMessage(payload: string): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
