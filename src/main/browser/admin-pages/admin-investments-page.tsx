import { AdminInvestmentsScreen } from '#money/investments/screens/admin-investments-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminInvestmentsPage() {
  const list = useListSearch('/admin/investments')
  return <AdminInvestmentsScreen {...list} />
}
