import { ApprovalsScreen } from '#teamwork/approvals/screens/approvals-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminApprovalsPage() {
  const list = useListSearch('/admin/approvals')
  return <ApprovalsScreen {...list} />
}
