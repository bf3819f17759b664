/**
 * What was written and has not arrived yet, kept on this device: it survives a reload, a closed tab
 * and a flat battery. Where a browser forbids storage it is kept in memory and lives as long as its
 * page.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** One message on its way, as it is stored. */
export interface QueuedMessage {
  /** Made when it was written: sending it again can never double it. */
  messageId: string
  /** Who wrote it; a message never goes out in the name of somebody else. */
  owner: string
  chatId: string
  content: string
  file: File | null
  /** The file's id, made with the message for the same reason. */
  attachmentId: string | null
  /** The file is at the server: it is not sent again. */
  fileArrived: boolean
  /** Messages go out by this number. */
  place: number
  /** Why it was not taken, in words; null while it waits. */
  problem: string | null
  /** The session had ended: it goes out when its writer is back. */
  sessionEnded: boolean
}

let store: UseStore | undefined
const memory = new Map<string, QueuedMessage>()

/** Does `work` in one transaction of the store, or answers undefined when there is none. */
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

/** In the order in which they go out. */
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

/** Changes what is there and never brings back what was discarded meanwhile. */
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

/** Forgets everything, except what this owner wrote. */
export async function forgetQueued(exceptOf?: string): Promise<void> {
  for (const entry of memory.values()) if (entry.owner !== exceptOf) memory.delete(entry.messageId)
  await inStore('readwrite', async (entries) => {
    const all = await promisifyRequest(entries.getAll() as IDBRequest<QueuedMessage[]>)
    for (const entry of all) if (entry.owner !== exceptOf) entries.delete(entry.messageId)
  })
}
