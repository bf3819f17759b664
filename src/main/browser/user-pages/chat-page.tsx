import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChatScreen } from '#money/chats/screens/chat-screen.tsx'
import {
  keepMessageDraft,
  readMessageDraft,
} from '#money/chats/screens/conversation/message-drafts.ts'
import { deposits } from '#money/deposits/screens/calls.ts'
import { DepositDetails } from '#money/deposits/screens/user/chat/deposit-details.tsx'
import { DepositPin } from '#money/deposits/screens/user/chat/deposit-pin.tsx'
import { DepositOpening } from '#money/deposits/screens/user/chat/payment-card.tsx'
import { useDepositReplies } from '#money/deposits/screens/user/chat/quick-replies.ts'
import { AfterDeposit } from './after-deposit.tsx'

export function ChatPage() {
  const { chatId } = useParams({ from: '/dashboard/chat/$chatId' })
  const { prefill } = useLocation().state
  const navigate = useNavigate()
  // The prefill becomes a draft and leaves the history state, or every reload would insert it
  // again.
  useEffect(() => {
    if (!prefill) return
    if (!readMessageDraft(chatId)) keepMessageDraft(chatId, prefill)
    void navigate({ to: '.', replace: true, resetScroll: false, state: {} })
  }, [chatId, prefill, navigate])
  const { data: deposit } = useQuery(deposits.ofChat.queryOptions({ input: { chatId } }))
  const quickReplies = useDepositReplies(deposit)
  if (!deposit)
    return (
      <ChatScreen
        chatId={chatId}
        prefill={prefill}
        // As high as the pin of a deposit, which would push the messages down.
        pin={<div aria-hidden className="chat-pin min-h-[4.8rem]" />}
        settled={deposit === undefined}
      />
    )
  return (
    <ChatScreen
      chatId={chatId}
      prefill={prefill}
      pin={<DepositPin key={chatId} deposit={deposit} />}
      details={<DepositDetails key={chatId} deposit={deposit} />}
      opening={<DepositOpening deposit={deposit} />}
      ending={deposit.status === 'completed' && <AfterDeposit />}
      quickReplies={quickReplies}
      instructed={deposit.takesPayment}
      settled={deposit.status !== 'pending_payment'}
    />
  )
}
