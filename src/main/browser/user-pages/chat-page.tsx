import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChatScreen } from '#money/chats/screens/chat-screen.tsx'
import {
  keepMessageDraft,
  readMessageDraft,
} from '#money/chats/screens/conversation/message-drafts.ts'
import { deposits } from '#money/deposits/screens/calls.ts'
import { DepositSubject } from '#money/deposits/screens/staff/deposit-subject.tsx'

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
  const deposit = useQuery(deposits.ofChat.queryOptions({ input: { chatId } }))
  return (
    <ChatScreen
      chatId={chatId}
      prefill={prefill}
      settled={deposit.data?.status === 'expired'}
      renderSubject={(chat) => <DepositSubject chatId={chat.chatId} />}
    />
  )
}
