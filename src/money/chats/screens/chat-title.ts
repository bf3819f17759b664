import type { ChatRow } from '../shared/contract.ts'
import { isFileOnly, noReference } from '../shared/rules.ts'
import type { chatWords } from '../shared/words.ts'

export function chatTitle(
  { sessionType, reference }: Pick<ChatRow, 'sessionType' | 'reference'>,
  w: typeof chatWords,
): string {
  return sessionType === 'deposit_chat' ? w.depositChat(reference ?? noReference) : w.supportChat
}

/** The latest message, for one line. */
export function chatPreview({ latest }: Pick<ChatRow, 'latest'>, w: typeof chatWords): string {
  if (!latest) return w.noMessages
  const text = isFileOnly(latest) ? w.sentAttachment : latest.content
  return latest.senderKind === 'user' ? w.you(text) : text
}
