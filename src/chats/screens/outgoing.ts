/**
 * Messages on their way. Each has its id from the moment it was written, so sending it again can never double it, and they
 * go out one after the other, so their order holds.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentWords } from '../../kit/language.tsx'
import { isConnectionLost, isSignedOut, namedFailure } from '../../kit/refusals.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { words } from '../words.ts'
import { chats } from './calls.ts'
import { UploadCancelled, uploadFile, type Upload } from './upload-file.ts'

export interface Outgoing {
  messageId: string
  content: string
  file: File | null
  /** Set once the file has arrived: a second try does not send it again. */
  attachmentId: string | null
  state: 'sending' | 'failed'
  percent: number
  /** Why it failed, in words. */
  problem: string
  /** It failed for want of a connection and goes out by itself when there is one. */
  waitsForNetwork: boolean
}

export function useOutgoing(chatId: string) {
  const queries = useQueryClient()
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const uploads = useRef(new Map<string, Upload>())

  const change = (messageId: string, what: Partial<Outgoing>) =>
    setOutgoing((known) => known.map((message) => (message.messageId === messageId ? { ...message, ...what } : message)))
  const discard = (messageId: string) => {
    uploads.current.get(messageId)?.cancel()
    setOutgoing((known) => known.filter((message) => message.messageId !== messageId))
  }

  async function deliver({ messageId, content, file, attachmentId: arrived }: Outgoing): Promise<void> {
    let attachmentId = arrived
    try {
      if (file && !attachmentId) {
        const upload = uploadFile(chatId, file, (percent) => change(messageId, { percent }))
        uploads.current.set(messageId, upload)
        attachmentId = (await upload.done.finally(() => uploads.current.delete(messageId))).attachmentId
        change(messageId, { attachmentId })
      }
      await chats.send.call({ chatId, messageId, content, ...(attachmentId ? { attachmentId } : {}) })
      await queries.invalidateQueries({ queryKey: chats.key() })
      setOutgoing((known) => known.filter((message) => message.messageId !== messageId))
    } catch (error) {
      if (error instanceof UploadCancelled) return discard(messageId)
      const w = currentWords(words)
      // Not thrown away: who signs in again in another tab can send it from here.
      if (isSignedOut(error)) return change(messageId, { state: 'failed', problem: `${w.error}. ${w.sessionGone}` })
      const { title, message } = namedFailure(file && !attachmentId ? w.uploadFailed : w.sendFailed, error)
      change(messageId, { state: 'failed', problem: `${title}. ${message}`, waitsForNetwork: isConnectionLost(error) })
    }
  }
  const enqueue = (message: Outgoing) => {
    line.current = line.current.then(() => deliver(message))
  }
  const send = (content: string, file: File | null) => {
    const message: Outgoing = {
      messageId: newRequestId(), content, file, attachmentId: null, state: 'sending', percent: 0, problem: '', waitsForNetwork: false,
    }
    setOutgoing((known) => [...known, message])
    enqueue(message)
  }
  const retry = (message: Outgoing) => {
    const again: Outgoing = { ...message, state: 'sending', percent: 0, problem: '', waitsForNetwork: false }
    change(message.messageId, again)
    enqueue(again)
  }

  const sendWaiting = useEffectEvent(() => {
    for (const message of outgoing) if (message.waitsForNetwork) retry(message)
  })
  useEffect(() => {
    const back = () => sendWaiting()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])

  return { outgoing, send, retry, discard }
}
