/** Drafts of messages, one for each chat. They survive navigation and reload, not the tab. */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const prefix = 'kaban-draft '

export function readMessageDraft(chatId: string): string {
  return storage()?.getItem(prefix + chatId) ?? ''
}

export function keepMessageDraft(chatId: string, text: string): void {
  if (text === '') storage()?.removeItem(prefix + chatId)
  else storage()?.setItem(prefix + chatId, text)
}

/** Deletes the draft once it is a message, unless the text has changed meanwhile. */
export function dropMessageDraft(chatId: string, text: string): void {
  if (readMessageDraft(chatId) === text) keepMessageDraft(chatId, '')
}

/** Undefined when the browser forbids storage; then drafts end with the page. */
function storage(): Storage | undefined {
  return ifStored(() => sessionStorage)
}
