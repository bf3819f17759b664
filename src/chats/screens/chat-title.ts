import type { ChatRow } from '../contract.ts'
import { isFileOnly, shortReference } from '../rules.ts'
import type { words } from '../words.ts'

export function chatTitle(
  { sessionType, reference }: Pick<ChatRow, 'sessionType' | 'reference'>,
  w: typeof words,
): string {
  return sessionType === 'deposit_chat' ? w.depositChat(shortReference(reference)) : w.supportChat
}

/** One line of what was said last. */
export function preview({ latest }: Pick<ChatRow, 'latest'>, w: typeof words): string {
  if (!latest) return w.noMessages
  const text = isFileOnly(latest) ? w.sentAttachment : latest.content
  return latest.senderKind === 'user' ? w.you(text) : text
}
