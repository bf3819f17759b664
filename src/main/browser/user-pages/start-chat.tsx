import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { namedFailure, needsNoNotice } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { chats } from '#money/chats/screens/calls.ts'
import type { ChatView } from '#money/chats/shared/contract.ts'
import type { SessionType } from '#money/chats/shared/rules.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { deposits } from '#money/deposits/screens/calls.ts'

interface Props {
  type: SessionType
  transactionId?: string
  prefill?: string
}

/** Opens the requested chat and navigates to it, or to the dashboard when that fails. */
export function StartChat({ type, transactionId = '', prefill }: Props) {
  const w = useWords(chatWords)
  const [chatId] = useRequestId()
  const navigate = useNavigate()
  const refetch = useRefetch('chats')
  const open = (): Promise<ChatView> =>
    type === 'deposit_chat'
      ? deposits.startChat.call({ transactionId, chatId })
      : chats.openSupport.call({ chatId })
  const start = useEffectEvent(async () => {
    try {
      const chat = await open()
      void refetch()
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
