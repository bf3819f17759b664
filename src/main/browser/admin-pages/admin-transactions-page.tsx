import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminTransactionsScreen } from '#surfaces/console/screens/transactions/admin-transactions-screen.tsx'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { listStep } from './list-step.ts'

export function AdminTransactionsPage() {
  const search = useSearch({ from: '/admin/transactions' })
  const navigate = useNavigate({ from: '/admin/transactions' })
  return (
    <AdminTransactionsScreen
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
      actions={<ExportButton list="transactions" filters={search} />}
    />
  )
}
