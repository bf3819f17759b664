import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminWithdrawalsScreen } from '#money/withdrawals/screens/staff/admin-withdrawals-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
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
