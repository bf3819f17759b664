/**
 * The hash chain over the record: each entry is hashed together with the link before it, and the
 * newest link is signed about once a minute. A job does this behind the transactions that record,
 * because a chain inside them would serialize all of them (measured: 4 times slower).
 */
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { refuseReplacedKey } from '#foundation/platform/server/keys/replaced-key.ts'
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

export { newestHead, newestLink } from './chain-store.ts'

interface Parts {
  database: Database
  secrets: Pick<Secrets, 'sign' | 'fingerprint'>
}

const entriesAtOnce = 1000

/**
 * Links every waiting entry, oldest first, then signs. One of several servers does it; returns how
 * many entries this one linked.
 */
export async function linkActivity({ database, secrets }: Parts): Promise<number> {
  let linked = 0
  for (let more = true; more;) {
    const count = await database.transaction(linkSome)
    linked += count
    more = count === entriesAtOnce
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
  // Not published where entries are recorded: that would add a row to each money transaction.
  publish(tx, { topic: 'activity', id: String(position), to: 'admins' })
  return links.length
}

/** Signs at most once a minute, because every signed head is kept for ever. */
async function signHead(tx: Transaction, secrets: Parts['secrets']): Promise<void> {
  const head = await unsignedHead(tx)
  if (!head) return
  await refuseReplacedKey(tx, secrets)
  await insertHead(tx, { ...head, signature: secrets.sign(headPurpose, headText(head)) })
}
