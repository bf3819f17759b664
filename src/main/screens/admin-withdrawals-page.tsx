import { useNavigate, useSearch } from '@tanstack/react-router'
import { ExportButton } from '../../oversight/screens/export-button.tsx'
import { AdminWithdrawalsScreen } from '../../withdrawals/screens/admin-withdrawals-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminWithdrawalsPage() {
  const search = useSearch({ from: '/admin/withdrawals' })
  const navigate = useNavigate({ from: '/admin/withdrawals' })
  return (
    <AdminWithdrawalsScreen
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
      actions={<ExportButton list="withdrawals" filters={search} />}
    />
  )
}
