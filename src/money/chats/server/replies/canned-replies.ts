import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { chatRecordTexts } from '../../shared/record-words.ts'
import {
  normalizeShortcut,
  repliesMax,
  shortcutPattern,
  findUnknownVariables,
  type SaveReplyInput,
} from '../../shared/rules-replies.ts'
import { replyRefusals } from '../../shared/words-replies.ts'
import {
  deleteReply,
  insertReply,
  lockReplies,
  lockReply,
  readReplies,
  updateReply,
  type StoredReply,
} from './reply-store.ts'

/** Sorted by shortcut. */
export async function listReplies(ctx: ActionContext): Promise<StoredReply[]> {
  return await readReplies(ctx.tx)
}

/**
 * Creates or edits a reply; repeating the request changes nothing. Refuses: reply-incomplete,
 * shortcut-unusable, reply-mark-unknown; 409 too-many-replies, shortcut-taken, and reply-changed
 * when a colleague edited it meanwhile; 404 reply-not-found.
 */
export async function saveReply(ctx: ActionContext, input: SaveReplyInput): Promise<StoredReply> {
  const { tx } = ctx
  const reply = {
    replyId: input.replyId,
    shortcut: normalizeShortcut(input.shortcut),
    textEn: input.textEn,
    textFil: input.textFil,
  }
  checkContent(reply)
  const count = await lockReplies(tx)
  const before = await lockReply(tx, reply.replyId)
  if (before && isSame(before, reply)) return before
  if (!before && input.updatedAtSeen) refuse(replyRefusals, 'reply-not-found', { status: 404 })
  if (before && before.updatedAt.getTime() !== input.updatedAtSeen?.getTime())
    refuse(replyRefusals, 'reply-changed', { status: 409 })
  if (!before && count >= repliesMax) refuse(replyRefusals, 'too-many-replies', { status: 409 })
  const saved =
    (await (before ? updateReply(tx, reply) : insertReply(tx, reply))) ??
    refuse(replyRefusals, 'shortcut-taken', { status: 409, field: 'shortcut' })
  await record(
    ctx,
    before ? 'ADMIN_REPLY_EDITED' : 'ADMIN_REPLY_CREATED',
    saved,
    changesOf(before, saved),
  )
  return saved
}

/** Deletes and records it once; without effect when there is no such reply. */
export async function removeReply(
  ctx: ActionContext,
  { replyId }: { replyId: string },
): Promise<Record<string, never>> {
  const reply = await lockReply(ctx.tx, replyId)
  if (!reply) return {}
  await deleteReply(ctx.tx, replyId)
  await record(ctx, 'ADMIN_REPLY_DELETED', reply, changesOf(reply, undefined))
  return {}
}

type ReplyContent = Pick<StoredReply, 'shortcut' | 'textEn' | 'textFil'>

function checkContent({ shortcut, textEn, textFil }: ReplyContent): void {
  if (shortcut === '') refuse(replyRefusals, 'reply-incomplete', { field: 'shortcut' })
  if (!shortcutPattern.test(shortcut))
    refuse(replyRefusals, 'shortcut-unusable', { field: 'shortcut' })
  for (const [field, text] of Object.entries({ textEn, textFil })) {
    if (text === '') refuse(replyRefusals, 'reply-incomplete', { field })
    const [mark] = findUnknownVariables(text)
    if (mark) refuse(replyRefusals, 'reply-mark-unknown', { field, figures: { mark } })
  }
}

function isSame(one: ReplyContent, other: ReplyContent): boolean {
  return (
    one.shortcut === other.shortcut && one.textEn === other.textEn && one.textFil === other.textFil
  )
}

function changesOf(before: ReplyContent | undefined, after: ReplyContent | undefined): Changes {
  const fields = ['shortcut', 'textEn', 'textFil'] as const
  const changed = fields.filter((field) => before?.[field] !== after?.[field])
  return Object.fromEntries(
    changed.map((field) => [
      field,
      { before: before?.[field] ?? null, after: after?.[field] ?? null },
    ]),
  )
}

const descriptions = {
  ADMIN_REPLY_CREATED: chatRecordTexts.replyCreated,
  ADMIN_REPLY_EDITED: chatRecordTexts.replyEdited,
  ADMIN_REPLY_DELETED: chatRecordTexts.replyDeleted,
}

async function record(
  ctx: ActionContext,
  actionType: keyof typeof descriptions,
  { replyId, shortcut }: StoredReply,
  changes: Changes,
): Promise<void> {
  const { userId } = signedInCaller(ctx)
  await recordActivity(ctx, {
    userId,
    actionType,
    description: descriptions[actionType](shortcut),
    subject: { kind: 'canned_reply', id: replyId },
    changes,
  })
  publish(ctx.tx, { topic: 'chats', id: replyId, to: 'admins' })
}
