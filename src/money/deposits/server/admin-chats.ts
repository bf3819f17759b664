import { listLength } from '#foundation/platform/server/database/list-page.ts'
import type { Act } from '#foundation/platform/server/http/context.ts'
/** What the console shows of chats and their deposits. */
import { getChat, readerOf } from '#money/chats/server/actions.ts'
import { readProofs } from '#money/chats/server/attachments/read-proofs.ts'
import type { AdminChat, AdminChatRow, DepositView } from '../shared/contract.ts'
import type { AdminChatsInput } from '../shared/rules-list.ts'
import { readDepositOfChat } from './reads.ts'
import { listChats } from './search-chats.ts'

export async function adminChats(
  act: Act,
  asked: AdminChatsInput,
): Promise<{ chats: AdminChatRow[]; older: string | null; newer: string | null }> {
  const { rows: chats, ...cursors } = await listChats(act.tx, {
    ...asked,
    limit: asked.limit ?? listLength,
  })
  return { chats, ...cursors }
}

export async function adminChat(act: Act, { chatId }: { chatId: string }): Promise<AdminChat> {
  const chat = await getChat(act, { chatId })
  return {
    chat,
    deposit: await readDepositOfChat(act.tx, chatId, null),
    proofs: await readProofs(act.tx, chatId),
  }
}

/** Refuses (404) a chat of somebody else, as whatever else is asked of one. */
export async function depositOfChat(
  act: Act,
  { chatId }: { chatId: string },
): Promise<DepositView | null> {
  await getChat(act, { chatId })
  return await readDepositOfChat(act.tx, chatId, readerOf(act.caller))
}
