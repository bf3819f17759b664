import { useEffect, useEffectEvent } from 'react'
import type { MessageView } from '../contract.ts'
import { chats } from './calls.ts'
import type { Viewer } from './message-bubble.tsx'

/** Marks what the viewer really has before the eyes: not while the tab lies behind another. */
export function useReadMarks(chatId: string, messages: readonly MessageView[], viewer: Viewer): void {
  const unread = messages.findLast((message) => (viewer === 'user' ? !message.isReadByUser : !message.isReadByAdmin))?.position ?? 0
  const mark = useEffectEvent(() => {
    // A mark that fails is made with the next message; nobody has to hear of it.
    if (unread > 0 && document.visibilityState === 'visible') chats.markRead.call({ chatId }).catch(() => {})
  })
  useEffect(() => {
    mark()
    const look = () => mark()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chatId, unread])
}
