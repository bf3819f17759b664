import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminWithdrawalsScreen } from '../../withdrawals/screens/admin-withdrawals-screen.tsx'

export function AdminWithdrawalsPage() {
  const search = useSearch({ from: '/admin/withdrawals' })
  const navigate = useNavigate({ from: '/admin/withdrawals' })
  return <AdminWithdrawalsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
}
