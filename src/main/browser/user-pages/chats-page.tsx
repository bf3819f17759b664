import { useLocation } from '@tanstack/react-router'
import { ChatsScreen } from '#money/chats/screens/chats-screen.tsx'
import { StartChat } from './start-chat.tsx'

/** The list of chats, or the kind of chat that a link requested. */
export function ChatsPage() {
  const { type, transactionId, prefill } = useLocation().state
  return type ? (
    <StartChat type={type} transactionId={transactionId} prefill={prefill} />
  ) : (
    <ChatsScreen />
  )
}
