/** The unsent messages of one chat, for screens. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '#foundation/kit/data/store.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { MessageView } from '../../shared/contract.ts'
import { chatWords } from '../../shared/words.ts'
import {
  discard,
  enqueue,
  outgoingLine,
  sendAgain,
  startLine,
  type LineState,
} from './outgoing-line.ts'
import type { QueuedMessage } from './outgoing-store.ts'
import { percentOf } from './upload-file.ts'

export interface OutgoingMessage extends QueuedMessage {
  /** 'waiting' means for a connection, 'slowed' until the server takes more. */
  state: 'sending' | 'waiting' | 'slowed' | 'failed'
  /** How much of the file has arrived; null before and after the upload. */
  percent: number | null
}

export function useOutgoing(chatId: string) {
  const { data: me } = useQuery(meQuery)
  const owner = me && me.role !== 'visitor' ? (me.userId ?? 'console') : undefined
  useEffect(() => {
    if (owner) void startLine(owner)
  }, [owner])
  const line = useStore(outgoingLine)
  return {
    outgoing: line.queued
      .filter((entry) => entry.chatId === chatId)
      .map((entry) => viewOf(entry, line)),
    sent: line.sent.filter((message) => message.chatId === chatId),
    send: async (content: string, file: File | null): Promise<boolean> => {
      try {
        await enqueue(chatId, content, file)
        return true
      } catch {
        const w = currentWords(chatWords)
        notify({ title: w.error, message: w.sessionGone, tone: 'failed' })
        return false
      }
    },
    retry: (messageId: string) => void sendAgain(messageId),
    discard: (messageId: string) => void discard(messageId),
  }
}

function viewOf(entry: QueuedMessage, line: LineState): OutgoingMessage {
  const { sending } = line
  const isSending = sending?.messageId === entry.messageId
  const waits = line.lost ? 'waiting' : line.slowed ? 'slowed' : 'sending'
  const state = entry.problem !== null ? 'failed' : isSending ? 'sending' : waits
  return { ...entry, state, percent: percentOfFile(entry, isSending ? sending.percent : null) }
}

/** Of an upload that waits: how much has arrived. */
function percentOfFile(
  { file, fileArrived, received = 0 }: QueuedMessage,
  sending: number | null,
): number | null {
  if (!file || fileArrived) return null
  return sending ?? (received > 0 ? percentOf(received, file.size) : null)
}

/** The listed messages and those that have arrived since, in order. */
export function withSent(
  listed: readonly MessageView[],
  sent: readonly MessageView[],
): MessageView[] {
  const known = new Set(listed.map(({ messageId }) => messageId))
  const missing = sent.filter(({ messageId }) => !known.has(messageId))
  return missing.length === 0
    ? [...listed]
    : [...listed, ...missing].sort((one, other) => one.position - other.position)
}
