import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { MessageView } from '../../shared/contract.ts'
import { chats } from '../calls.ts'
import type { Viewer } from './message-bubble.tsx'
import { isEndInSight } from './reading-place.ts'

interface Place {
  box: RefObject<HTMLElement | null>
  atEnd: boolean
}

/** Marks messages as read once they are on screen: not in a hidden tab or while scrolled away. */
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
    // A failed request needs no notice: the next message, scroll or resize tries again.
    chats.markRead.call({ chatId }).catch(() => (marked.current = 0))
  })
  useEffect(() => {
    // Wait until the page has restored its scroll position.
    const frame = requestAnimationFrame(() => mark())
    const check = () => mark()
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    addEventListener('scroll', check, { passive: true })
    addEventListener('resize', check)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
      removeEventListener('scroll', check)
      removeEventListener('resize', check)
    }
  }, [chatId, unread, atEnd])
}
