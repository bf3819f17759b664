import { AdminTransactionsScreen } from '#surfaces/console/screens/transactions/list-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { useListSearch } from './list-search.ts'

export function AdminTransactionsPage() {
  const list = useListSearch('/admin/transactions')
  return (
    <AdminTransactionsScreen
      {...list}
      actions={<ExportButton list="transactions" filters={list.search} />}
    />
  )
}
