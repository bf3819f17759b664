import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminTransactionsScreen } from '../../console/screens/admin-transactions-screen.tsx'
import { ExportButton } from '../../oversight/screens/export-button.tsx'

export function AdminTransactionsPage() {
  const search = useSearch({ from: '/admin/transactions' })
  const navigate = useNavigate({ from: '/admin/transactions' })
  return (
    <AdminTransactionsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
      actions={<ExportButton list="transactions" filters={search} />}
    />
  )
}
