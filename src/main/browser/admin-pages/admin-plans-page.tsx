import { useNavigate, useSearch } from '@tanstack/react-router'
import { PlansScreen } from '#content/content/screens/plans/plans-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminPlansPage() {
  const search = useSearch({ from: '/admin/plans' })
  const navigate = useNavigate({ from: '/admin/plans' })
  return <PlansScreen search={search} onSearch={(next) => void navigate(listStep(search, next))} />
}
