import type { CountedPage } from '#foundation/contract/shared/list-counts.ts'
import { listLength } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readProofs } from '#money/chats/server/attachments/read-proofs.ts'
import { chatOwnerFilter, findReadableChat } from '#money/chats/server/read-chats.ts'
import type { AdminChat, AdminChatRow, DepositView } from '../shared/contract.ts'
import type { AdminChatsInput } from '../shared/rules-list.ts'
import { readDepositOfChat } from './reads.ts'
import { countChatViews, searchChats } from './search-chats.ts'

export async function listChatsForAdmin(
  ctx: ActionContext,
  input: AdminChatsInput,
): Promise<{ chats: AdminChatRow[] } & CountedPage> {
  const { rows: chats, ...cursors } = await searchChats(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  const counts = input.counts ? { counts: await countChatViews(ctx.tx) } : {}
  return { chats, ...cursors, ...counts }
}

export async function readChatForAdmin(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<AdminChat> {
  const chat = await findReadableChat(ctx, { chatId })
  return {
    chat,
    deposit: await readDepositOfChat(ctx.tx, chatId, null),
    proofs: await readProofs(ctx.tx, chatId),
  }
}

/** The deposit of the chat, or null. Refuses another user's chat (404 chat-not-found). */
export async function findDepositOfChat(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<DepositView | null> {
  await findReadableChat(ctx, { chatId })
  return await readDepositOfChat(ctx.tx, chatId, chatOwnerFilter(ctx.caller))
}
