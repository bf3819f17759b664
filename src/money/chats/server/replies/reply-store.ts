/** SQL of canned replies. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { installationIsSample } from '#foundation/platform/server/database/installation-sql.ts'

export interface StoredReply {
  replyId: string
  shortcut: string
  textEn: string
  textFil: string
  updatedAt: Date
}

const columns = `id as "replyId", shortcut, text_en as "textEn", text_fil as "textFil",
  updated_at as "updatedAt"`

export function readReplies(tx: Transaction): Promise<StoredReply[]> {
  return tx.rows<StoredReply>(`select ${columns} from canned_replies order by shortcut`)
}

export function lockReply(tx: Transaction, replyId: string): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `select ${columns} from canned_replies where id = $1 for update`,
    [replyId],
  )
}

/** Returns undefined when the id or the shortcut is taken. */
export function insertReply(
  tx: Transaction,
  reply: Omit<StoredReply, 'updatedAt'>,
): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `insert into canned_replies (id, shortcut, text_en, text_fil, sample)
     values ($1, $2, $3, $4, ${installationIsSample}) on conflict do nothing returning ${columns}`,
    [reply.replyId, reply.shortcut, reply.textEn, reply.textFil],
  )
}

/** Returns undefined when another reply has the shortcut. */
export function updateReply(
  tx: Transaction,
  reply: Omit<StoredReply, 'updatedAt'>,
): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `update canned_replies
     set shortcut = $2, text_en = $3, text_fil = $4, updated_at = clock_timestamp()
     where id = $1 and not exists (
       select from canned_replies other where other.shortcut = $2 and other.id <> $1)
     returning ${columns}`,
    [reply.replyId, reply.shortcut, reply.textEn, reply.textFil],
  )
}

export async function deleteReply(tx: Transaction, replyId: string): Promise<void> {
  await tx.rows('delete from canned_replies where id = $1', [replyId])
}

/**
 * Locks the table so that the number of replies and their shortcuts stay the same until the
 * transaction ends. Returns the number.
 */
export async function lockReplies(tx: Transaction): Promise<number> {
  await tx.rows('lock table canned_replies in share row exclusive mode')
  const { count } = await tx.row<{ count: number }>(
    'select count(*)::int as count from canned_replies',
  )
  return count
}
