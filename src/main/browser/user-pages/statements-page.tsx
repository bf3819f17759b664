import { useSearch } from '@tanstack/react-router'
import { StatementsScreen } from '#money/statements/screens/statements-screen.tsx'

export function StatementsPage() {
  return <StatementsScreen search={useSearch({ from: '/dashboard/transactions/statements' })} />
}
