import { useParams } from '@tanstack/react-router'
import { AdminDepositChatScreen } from '#money/deposits/screens/staff/admin-deposit-chat-screen.tsx'

export function AdminDepositChatPage() {
  const { chatId } = useParams({ from: '/admin/deposit-chat/$chatId' })
  return <AdminDepositChatScreen chatId={chatId} />
}
