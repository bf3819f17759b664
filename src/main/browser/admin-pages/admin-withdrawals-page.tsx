import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { AdminWithdrawalsScreen } from '#money/withdrawals/screens/staff/withdrawals-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'

export function AdminWithdrawalsPage() {
  const list = usePageSearch('/admin/withdrawals')
  return (
    <AdminWithdrawalsScreen
      {...list}
      actions={<ExportButton list="withdrawals" filters={list.search} />}
    />
  )
}
