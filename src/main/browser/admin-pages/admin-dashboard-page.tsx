import { AdminDashboardScreen } from '#surfaces/console/screens/overview/admin-dashboard-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminDashboardPage() {
  const list = useListSearch('/admin/dashboard')
  return <AdminDashboardScreen {...list} />
}
