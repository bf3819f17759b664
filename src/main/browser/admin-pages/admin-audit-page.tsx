import { AuditScreen } from '#surfaces/oversight/screens/audit/audit-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminAuditPage() {
  const list = useListSearch('/admin/audit')
  return <AuditScreen {...list} />
}
