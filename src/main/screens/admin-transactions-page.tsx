import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminTransactionsScreen } from '../../console/screens/admin-transactions-screen.tsx'
import { ExportButton } from '../../oversight/screens/export-button.tsx'
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
