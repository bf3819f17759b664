import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminDashboardScreen } from '#surfaces/console/screens/overview/admin-dashboard-screen.tsx'

export function AdminDashboardPage() {
  const search = useSearch({ from: '/admin/dashboard' })
  const navigate = useNavigate({ from: '/admin/dashboard' })
  return (
    <AdminDashboardScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
