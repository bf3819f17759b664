import { useNavigate, useSearch } from '@tanstack/react-router'
import { OutboxScreen } from '#surfaces/oversight/screens/outbox/outbox-screen.tsx'

export function AdminOutboxPage() {
  const search = useSearch({ from: '/admin/outbox' })
  const navigate = useNavigate({ from: '/admin/outbox' })
  return (
    <OutboxScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
