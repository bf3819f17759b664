import { AdminWithdrawalsScreen } from '#money/withdrawals/screens/staff/withdrawals-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { useListSearch } from './list-search.ts'

export function AdminWithdrawalsPage() {
  const list = useListSearch('/admin/withdrawals')
  return (
    <AdminWithdrawalsScreen
      {...list}
      actions={<ExportButton list="withdrawals" filters={list.search} />}
    />
  )
}
