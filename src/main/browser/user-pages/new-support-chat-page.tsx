import { useLocation } from '@tanstack/react-router'
import { NewSupportChatScreen } from '#money/chats/screens/new-support-chat-screen.tsx'

export function NewSupportChatPage() {
  return <NewSupportChatScreen prefill={useLocation().state.prefill} />
}
