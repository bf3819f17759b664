/**
 * What was written and not yet sent, for each chat: it survives another page and a reload, and ends
 * with the session.
 */
const prefix = 'kaban-draft '

export function readDraft(chatId: string): string {
  return storage()?.getItem(prefix + chatId) ?? ''
}

export function keepDraft(chatId: string, text: string): void {
  if (text === '') storage()?.removeItem(prefix + chatId)
  else storage()?.setItem(prefix + chatId, text)
}

/** The draft became a message; what was begun meanwhile stays. */
export function dropDraft(chatId: string, text: string): void {
  if (readDraft(chatId) === text) keepDraft(chatId, '')
}

/** A browser may forbid storage; then a draft lives as long as its page. */
function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
