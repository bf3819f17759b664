import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditScreen } from '#surfaces/oversight/screens/audit/audit-screen.tsx'

export function AdminAuditPage() {
  const search = useSearch({ from: '/admin/audit' })
  const navigate = useNavigate({ from: '/admin/audit' })
  return (
    <AuditScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
