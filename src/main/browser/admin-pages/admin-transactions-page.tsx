import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { AdminTransactionsScreen } from '#surfaces/console/screens/transactions/list-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'

export function AdminTransactionsPage() {
  const list = usePageSearch('/admin/transactions')
  return (
    <AdminTransactionsScreen
      {...list}
      actions={<ExportButton list="transactions" filters={list.search} />}
    />
  )
}
