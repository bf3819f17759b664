import { useNavigate, useSearch } from '@tanstack/react-router'
import { TransactionsScreen } from '#money/transactions/screens/list/transactions-screen.tsx'

export function TransactionsPage() {
  const search = useSearch({ from: '/dashboard/transactions' })
  const navigate = useNavigate({ from: '/dashboard/transactions' })
  return (
    <TransactionsScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
