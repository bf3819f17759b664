/**
 * Closing a support chat can be undone for as long as its notice is there: only then is the server
 * asked, so that nobody sees a chat that closes and opens again.
 */
import { sendOnPageHide } from '#foundation/kit/data/calls.ts'
import { createStore, useStore } from '#foundation/kit/data/store.ts'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { closingWords } from '../shared/words-closing.ts'
import { chats } from './calls.ts'

const closing = createStore<readonly string[]>([])

/** Whether this chat closes unless somebody undoes it. */
export function useIsClosing(chatId: string): boolean {
  return useStore(closing).includes(chatId)
}

/** `refetch` shows the closed chat. */
export function closeWithUndo(chatId: string, userName: string, refetch: () => void): void {
  if (closing.get().includes(chatId)) return
  const w = currentWords(closingWords)
  const input = { chatId, outcome: 'closed_completed' } as const
  const leave = () => sendOnPageHide('chats', 'closeSupport', input)
  closing.set([...closing.get(), chatId])
  addEventListener('pagehide', leave)
  const end = () => {
    closing.set(closing.get().filter((id) => id !== chatId))
    removeEventListener('pagehide', leave)
  }
  notify({
    title: w.closed(userName),
    action: { label: w.undo, onAction: end },
    onGone: () => {
      removeEventListener('pagehide', leave)
      chats.closeSupport
        .call(input)
        .then(refetch, showRefusal)
        .finally(() => end())
    },
  })
}
