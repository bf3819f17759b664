/** SQL of the replies that staff keep. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'

export interface StoredReply {
  replyId: string
  shortcut: string
  textEn: string
  textFil: string
  updatedAt: Date
}

const columns =
  'id as "replyId", shortcut, text_en as "textEn", text_fil as "textFil", updated_at as "updatedAt"'

export function allReplies(tx: Transaction): Promise<StoredReply[]> {
  return tx.rows<StoredReply>(`select ${columns} from canned_replies order by shortcut`)
}

export function lockReply(tx: Transaction, replyId: string): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `select ${columns} from canned_replies where id = $1 for update`,
    [replyId],
  )
}

/** Undefined when the id or the shortcut is taken. The sample mark is that of the installation. */
export function insertReply(
  tx: Transaction,
  reply: Omit<StoredReply, 'updatedAt'>,
): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `insert into canned_replies (id, shortcut, text_en, text_fil, sample) select $1, $2, $3, $4, mode = 'sample' from installation
     on conflict do nothing returning ${columns}`,
    [reply.replyId, reply.shortcut, reply.textEn, reply.textFil],
  )
}

/** Undefined when another reply has the shortcut; one that is just being given it is waited for. */
export function updateReply(
  tx: Transaction,
  reply: Omit<StoredReply, 'updatedAt'>,
): Promise<StoredReply | undefined> {
  return tx.maybeRow<StoredReply>(
    `update canned_replies set shortcut = $2, text_en = $3, text_fil = $4, updated_at = clock_timestamp()
      where id = $1 and not exists (select from canned_replies other where other.shortcut = $2 and other.id <> $1) returning ${columns}`,
    [reply.replyId, reply.shortcut, reply.textEn, reply.textFil],
  )
}

export async function deleteReply(tx: Transaction, replyId: string): Promise<void> {
  await tx.rows('delete from canned_replies where id = $1', [replyId])
}

/** One at a time: how many there are, and who has which shortcut, stays true until the end. */
export async function lockReplies(tx: Transaction): Promise<number> {
  await tx.rows('lock table canned_replies in share row exclusive mode')
  return (await tx.row<{ count: number }>('select count(*)::int as count from canned_replies'))
    .count
}
