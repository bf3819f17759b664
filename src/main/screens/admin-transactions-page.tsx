import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminTransactionsScreen } from '../../console/screens/admin-transactions-screen.tsx'

export function AdminTransactionsPage() {
  const search = useSearch({ from: '/admin/transactions' })
  const navigate = useNavigate({ from: '/admin/transactions' })
  return <AdminTransactionsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
