import { listLength } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { readProofs } from '#money/chats/server/attachments/read-proofs.ts'
/** What the console shows of chats and their deposits. */
import { chatOwnerFilter, getChat } from '#money/chats/server/read-chats.ts'
import type { AdminChat, AdminChatRow, DepositView } from '../shared/contract.ts'
import type { AdminChatsInput } from '../shared/rules-list.ts'
import { readDepositOfChat } from './reads.ts'
import { listChats } from './search-chats.ts'

export async function listChatsForAdmin(
  ctx: ActionContext,
  asked: AdminChatsInput,
): Promise<{ chats: AdminChatRow[]; older: string | null; newer: string | null }> {
  const { rows: chats, ...cursors } = await listChats(ctx.tx, {
    ...asked,
    limit: asked.limit ?? listLength,
  })
  return { chats, ...cursors }
}

export async function readChatForAdmin(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<AdminChat> {
  const chat = await getChat(ctx, { chatId })
  return {
    chat,
    deposit: await readDepositOfChat(ctx.tx, chatId, null),
    proofs: await readProofs(ctx.tx, chatId),
  }
}

/** Refuses (404) a chat of somebody else, as whatever else is asked of one. */
export async function getDepositOfChat(
  ctx: ActionContext,
  { chatId }: { chatId: string },
): Promise<DepositView | null> {
  await getChat(ctx, { chatId })
  return await readDepositOfChat(ctx.tx, chatId, chatOwnerFilter(ctx.caller))
}
