import { useEffect, useEffectEvent } from 'react'
import type { MessageView } from '../contract.ts'
import { chats } from './calls.ts'
import type { Viewer } from './message-bubble.tsx'

/** Marks what the viewer really has before the eyes: not while the tab lies behind another, nor while they read further up. */
export function useReadMarks(chatId: string, messages: readonly MessageView[], viewer: Viewer, atEnd: boolean): void {
  const unread = messages.findLast((message) => (viewer === 'user' ? !message.isReadByUser : !message.isReadByAdmin))?.position ?? 0
  const mark = useEffectEvent(() => {
    // A mark that fails is made with the next message; nobody has to hear of it.
    if (unread > 0 && atEnd && document.visibilityState === 'visible') chats.markRead.call({ chatId }).catch(() => {})
  })
  useEffect(() => {
    mark()
    const look = () => mark()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [chatId, unread, atEnd])
}
