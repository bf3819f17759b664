import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ChatView } from '../../chats/contract.ts'
import type { SessionType } from '../../chats/rules.ts'
import { chats } from '../../chats/screens/calls.ts'
import { words } from '../../chats/words.ts'
import { deposits } from '../../deposits/screens/calls.ts'
import { useWords } from '../../kit/language.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { namedFailure, needsNoNotice } from '../../kit/refusals.ts'
import { useRequestId } from '../../kit/request-id.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import { notify } from '../../kit/toast-store.ts'

interface Props {
  type: SessionType
  transactionId?: string
  prefill?: string
}

/**
 * Opens the chat that a link asked for and goes on to it; what cannot be opened leads back to the
 * dashboard.
 */
export function StartChat({ type, transactionId = '', prefill }: Props) {
  const w = useWords(words)
  const [chatId] = useRequestId()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const open = (): Promise<ChatView> =>
    type === 'deposit_chat'
      ? deposits.startChat.call({ transactionId, chatId })
      : chats.openSupport.call({ chatId })
  const start = useEffectEvent(async () => {
    try {
      const chat = await open()
      void queries.invalidateQueries({ queryKey: chats.key() })
      await navigate({
        to: '/dashboard/chat/$chatId',
        params: { chatId: chat.chatId },
        state: { prefill },
        replace: true,
      })
    } catch (error) {
      if (!needsNoNotice(error))
        notify({
          title: w.startFailed,
          message: namedFailure(w.startFailed, error).message,
          tone: 'failed',
        })
      await navigate({ to: '/dashboard', replace: true })
    }
  })
  useEffect(() => void start(), [])
  return (
    <>
      <PageHeader title={w.chatSystem} />
      <Skeleton lines={5} height="3rem" />
    </>
  )
}
