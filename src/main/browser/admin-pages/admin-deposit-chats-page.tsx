import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminDepositChatsScreen } from '#money/deposits/screens/staff/admin-deposit-chats-screen.tsx'

export function AdminDepositChatsPage() {
  const search = useSearch({ from: '/admin/deposit-chat' })
  const navigate = useNavigate({ from: '/admin/deposit-chat' })
  return (
    <AdminDepositChatsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
