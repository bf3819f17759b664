import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { MessageView } from '../../shared/contract.ts'
import { chats } from '../calls.ts'
import type { Viewer } from './message-bubble.tsx'
import { isEndInSight } from './reading-place.ts'

interface Place {
  box: RefObject<HTMLElement | null>
  atEnd: boolean
}

/**
 * Marks what the viewer really has before the eyes: not while the tab lies behind another, nor
 * while they read further up in the messages or on the page.
 */
export function useReadMarks(
  chatId: string,
  messages: readonly MessageView[],
  viewer: Viewer,
  { box, atEnd }: Place,
): void {
  const unread =
    messages.findLast((message) =>
      viewer === 'user' ? !message.isReadByUser : !message.isReadByAdmin,
    )?.position ?? 0
  const marked = useRef(0)
  const mark = useEffectEvent(() => {
    if (
      unread <= marked.current ||
      !atEnd ||
      document.visibilityState !== 'visible' ||
      !isEndInSight(box.current)
    )
      return
    marked.current = unread
    // A mark that fails is made with the next message, or when one moves; nobody has to hear of it.
    chats.markRead.call({ chatId }).catch(() => (marked.current = 0))
  })
  useEffect(() => {
    // The page first goes where it stays.
    const frame = requestAnimationFrame(() => mark())
    const look = () => mark()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [chatId, unread, atEnd])
}
