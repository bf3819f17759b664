import { useNavigate, useSearch } from '@tanstack/react-router'
import { ApprovalsScreen } from '#teamwork/approvals/screens/approvals-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminApprovalsPage() {
  const search = useSearch({ from: '/admin/approvals' })
  const navigate = useNavigate({ from: '/admin/approvals' })
  return (
    <ApprovalsScreen search={search} onSearch={(next) => void navigate(listStep(search, next))} />
  )
}
