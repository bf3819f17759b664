/**
 * The chain over the record: each entry is hashed together with the link before it, and the newest
 * link is signed now and then. It runs behind the transactions that record, because a chain in them
 * would put all of them in one line (measured: 4 times slower).
 */
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { headPurpose, headText } from '../shared/rules-chain.ts'
import {
  insertHead,
  insertLinks,
  newestLink,
  takeUnlinked,
  unsignedHead,
  type Link,
} from './chain-store.ts'

interface Parts {
  database: Database
  secrets: Pick<Secrets, 'sign'>
}

const entriesAtOnce = 1000

/**
 * For a job: links every entry that waits, oldest first, then signs. Of several servers one does
 * it. Answers how many it linked.
 */
export async function linkActivity({ database, secrets }: Parts): Promise<number> {
  let linked = 0
  for (let more = true; more;) {
    const done = await database.transaction(linkSome)
    linked += done
    more = done === entriesAtOnce
  }
  await database.transaction((tx) => signHead(tx, secrets))
  return linked
}

async function linkSome(tx: Transaction): Promise<number> {
  const waiting = await takeUnlinked(tx, entriesAtOnce)
  const newest = waiting.length > 0 ? await newestLink(tx) : undefined
  let { position, hash } = newest ?? { position: 0n, hash: Buffer.alloc(32) }
  const links = waiting.map(({ activityId, digest }): Link => {
    const previous = hash
    position += 1n
    hash = createHash('sha256').update(previous).update(digest).digest()
    return { position, activityId, previous, hash }
  })
  if (links.length === 0) return 0
  await insertLinks(tx, links)
  // The record itself tells nobody: that would be one more row in each money transaction.
  publish(tx, { topic: 'activity', id: String(position), to: 'admins' })
  return links.length
}

/** At most once a minute: who copies a head down cannot use more, and each is kept for ever. */
export async function signHead(tx: Transaction, secrets: Pick<Secrets, 'sign'>): Promise<void> {
  const head = await unsignedHead(tx)
  if (!head) return
  await insertHead(tx, { ...head, signature: secrets.sign(headPurpose, headText(head)) })
}
