import { useLocation, useParams } from '@tanstack/react-router'
import { ChatScreen } from '../../chats/screens/chat-screen.tsx'
import { DepositSubject } from '../../deposits/screens/deposit-subject.tsx'

export function ChatPage() {
  const { chatId } = useParams({ from: '/dashboard/chat/$chatId' })
  const { prefill } = useLocation().state
  return <ChatScreen chatId={chatId} prefill={prefill} renderSubject={(chat) => <DepositSubject chatId={chat.chatId} />} />
}
