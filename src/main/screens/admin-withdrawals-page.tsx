import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportButton } from '../../oversight/screens/export-button.tsx'
import { AdminWithdrawalsScreen } from '../../withdrawals/screens/admin-withdrawals-screen.tsx'

export function AdminWithdrawalsPage() {
  const search = useSearch({ from: '/admin/withdrawals' })
  const navigate = useNavigate({ from: '/admin/withdrawals' })
  return (
    <AdminWithdrawalsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      actions={<ExportButton list="withdrawals" filters={search} />}
    />
  )
}
