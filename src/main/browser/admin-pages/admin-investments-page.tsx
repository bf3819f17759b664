import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminInvestmentsScreen } from '#money/investments/screens/admin-investments-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminInvestmentsPage() {
  const search = useSearch({ from: '/admin/investments' })
  const navigate = useNavigate({ from: '/admin/investments' })
  return (
    <AdminInvestmentsScreen
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
    />
  )
}
