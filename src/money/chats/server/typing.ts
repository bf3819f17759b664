import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { announce } from '#foundation/platform/server/live/relay.ts'
import { typingTopic } from '../shared/rules-typing.ts'
import { isChatClosed } from '../shared/rules.ts'
import { findReadableChat } from './read-chats.ts'

/**
 * Announces to the other side of a chat that the caller is typing: to the staff, or to the user.
 * The name carries no text and nobody's name. Refuses 404 chat-not-found.
 */
export async function tellTyping(
  ctx: StepsContext,
  { chatId }: { chatId: string },
): Promise<Record<string, never>> {
  const chat = await ctx.database.read((tx) => findReadableChat({ ...ctx, tx }, { chatId }))
  const to = ctx.caller.role === 'admin' ? { userId: chat.userId } : 'admins'
  if (!isChatClosed(chat.status)) await announce({ topic: typingTopic, id: chatId, to })
  return {}
}
