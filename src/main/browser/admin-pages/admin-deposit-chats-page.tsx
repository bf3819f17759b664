import { AdminDepositChatsScreen } from '#money/deposits/screens/staff/deposit-chats-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminDepositChatsPage() {
  const list = useListSearch('/admin/deposit-chat')
  return <AdminDepositChatsScreen {...list} />
}
