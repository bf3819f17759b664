import { useLocation } from '@tanstack/react-router'
import { NewSupportChatScreen } from '../../chats/screens/new-support-chat-screen.tsx'

export function NewSupportChatPage() {
  return <NewSupportChatScreen prefill={useLocation().state.prefill} />
}
