import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { ChatScreen } from '../../chats/screens/chat-screen.tsx'
import { deposits } from '../../deposits/screens/calls.ts'
import { DepositSubject } from '../../deposits/screens/deposit-subject.tsx'

export function ChatPage() {
  const { chatId } = useParams({ from: '/dashboard/chat/$chatId' })
  const { prefill } = useLocation().state
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
