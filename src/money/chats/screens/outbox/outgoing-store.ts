/**
 * Unsent messages in IndexedDB, which survive a reload, a closed tab and a restart. Where the
 * browser forbids storage, they are kept in memory until the page closes.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

export interface QueuedMessage {
  /** Made with the message, so that a retry never sends it twice. */
  messageId: string
  /** The author's user id, so that no message is sent in another user's name. */
  owner: string
  chatId: string
  content: string
  file: File | null
  /** Made with the message, too. */
  attachmentId: string | null
  /** The server has the file. */
  fileArrived: boolean
  /** How many bytes of the file the server has, as far as this device knows. */
  received?: number
  /** Messages are sent in this order. */
  place: number
  /** Why sending failed, in words for the user; null while it waits. */
  problem: string | null
  /** The session had ended; retried after the next sign-in. */
  sessionEnded: boolean
}

let store: UseStore | undefined
const memory = new Map<string, QueuedMessage>()

/** Runs `work` in one transaction of the store. Resolves to undefined without storage. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => T | PromiseLike<T>,
): Promise<T | undefined> {
  try {
    store ??= createStore('kaban-outgoing', 'messages')
    return await store(mode, work)
  } catch {
    return undefined
  }
}

/** The unsent messages of a user, in sending order. */
export async function readQueued(owner: string): Promise<QueuedMessage[]> {
  const stored =
    (await inStore('readonly', (entries) =>
      promisifyRequest<QueuedMessage[]>(entries.getAll() as IDBRequest<QueuedMessage[]>),
    )) ?? []
  const all = new Map([...stored, ...memory.values()].map((entry) => [entry.messageId, entry]))
  return [...all.values()]
    .filter((entry) => entry.owner === owner)
    .sort((one, other) => one.place - other.place)
}

export async function storeQueued(entry: QueuedMessage): Promise<void> {
  const kept = await inStore('readwrite', async (entries) => {
    entries.put(entry, entry.messageId)
    await promisifyRequest(entries.transaction)
    return true
  })
  if (!kept) memory.set(entry.messageId, entry)
}

/** Updates a message; never brings back a discarded one. */
export async function changeQueued(
  messageId: string,
  change: Partial<QueuedMessage>,
): Promise<void> {
  const known = memory.get(messageId)
  if (known) memory.set(messageId, { ...known, ...change })
  await inStore('readwrite', async (entries) => {
    const entry = await promisifyRequest(
      entries.get(messageId) as IDBRequest<QueuedMessage | undefined>,
    )
    if (entry) await promisifyRequest(entries.put({ ...entry, ...change }, messageId))
  })
}

export async function removeQueued(messageId: string): Promise<void> {
  memory.delete(messageId)
  await inStore('readwrite', (entries) => promisifyRequest(entries.delete(messageId)))
}

/** Deletes all unsent messages except those of this user. */
export async function forgetQueued(exceptOf?: string): Promise<void> {
  for (const entry of memory.values()) if (entry.owner !== exceptOf) memory.delete(entry.messageId)
  await inStore('readwrite', async (entries) => {
    const all = await promisifyRequest(entries.getAll() as IDBRequest<QueuedMessage[]>)
    for (const entry of all) if (entry.owner !== exceptOf) entries.delete(entry.messageId)
  })
}
