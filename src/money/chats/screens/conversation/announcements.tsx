import { useEffect, useRef, useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import type { OutgoingMessage } from '../outbox/outgoing.ts'
import { isOwnMessage, senderLabel, type Viewer } from './message-bubble.tsx'

/** Announces new messages of the other side to screen readers. */
export function NewMessages({
  newest,
  viewer,
}: {
  newest: MessageView | undefined
  viewer: Viewer
}) {
  const w = useWords(chatWords)
  const known = useRef<number | undefined>(undefined)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (!newest) return
    const isNew = known.current !== undefined && newest.position > known.current
    known.current = newest.position
    if (isNew && !isOwnMessage(newest, viewer))
      setAnnouncement(`${w.newMessageFrom(senderLabel(newest, viewer, w))}: ${newest.content}`)
  }, [newest, viewer, w])
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

/** Announces the state of own messages to screen readers. Failed ones have their own alert. */
export function OutgoingStatus({ underway }: { underway: readonly OutgoingMessage[] }) {
  const w = useWords(chatWords)
  const waits = underway.some(({ state }) => state === 'waiting')
  const slowed = underway.some(({ state }) => state === 'slowed')
  const sending = underway.some(({ state }) => state === 'sending')
  const [before, setBefore] = useState<OutgoingMessage['state'] | 'none'>('none')
  const [announcement, setAnnouncement] = useState('')
  const now = waits ? 'waiting' : slowed ? 'slowed' : sending ? 'sending' : 'none'
  if (now !== before) {
    setBefore(now)
    if (now === 'waiting') setAnnouncement(w.waitsForConnection)
    else if (now === 'slowed') setAnnouncement(w.sendsSoon)
    else if (underway.length === 0) setAnnouncement(w.sent)
  }
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
