import { useNavigate, useSearch } from '@tanstack/react-router'
import { WorkbenchScreen } from '#surfaces/workbench/screens/workbench-screen.tsx'
import { listStep } from './list-step.ts'

export function WorkbenchPage() {
  const search = useSearch({ from: '/admin/workbench' })
  const navigate = useNavigate({ from: '/admin/workbench' })
  return (
    <WorkbenchScreen search={search} onSearch={(next) => void navigate(listStep(search, next))} />
  )
}
