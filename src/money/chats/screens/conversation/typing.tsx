/** Tells the other side that this person types, and shows that the other side does. */
import { useEffect, useRef, useState } from 'react'
import { onLiveName } from '#foundation/kit/data/live.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { typingEveryMs, typingLastsMs, typingTopic } from '../../shared/rules-typing.ts'
import { chatWords } from '../../shared/words.ts'
import { chats } from '../calls.ts'

/** Call it with each change of the text. */
export function useTellTyping(chatId: string): (text: string) => void {
  const toldAt = useRef(0)
  return (text) => {
    const now = Date.now()
    if (text.trim() === '' || now - toldAt.current < typingEveryMs || !navigator.onLine) return
    toldAt.current = now
    // Whether it arrives does not matter.
    chats.typing.call({ chatId }).catch(() => {})
  }
}

/** `newest` is the id of the newest message: what was typed has arrived. */
function useIsTyping(chatId: string, newest: string | undefined): boolean {
  const [seen, setSeen] = useState<{ newest: string | undefined } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveName(({ topic, id }) => {
      if (topic !== typingTopic || id !== chatId) return
      setSeen({ newest })
      clearTimeout(timer)
      timer = setTimeout(() => setSeen(null), typingLastsMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [chatId, newest])
  return seen !== null && seen.newest === newest
}

export function TypingLine({
  chatId,
  newest,
  name,
}: {
  chatId: string
  newest: string | undefined
  /** Of whoever is at the other side. */
  name: string
}) {
  const w = useWords(chatWords)
  if (!useIsTyping(chatId, newest)) return null
  return (
    <p className="mt-2.5 flex items-center gap-2 text-[0.8125rem] text-muted">
      <span aria-hidden className="chat-typing">
        <i />
        <i />
        <i />
      </span>
      {w.typing(name)}
    </p>
  )
}
