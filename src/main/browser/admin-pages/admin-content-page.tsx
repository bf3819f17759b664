import { useNavigate, useSearch } from '@tanstack/react-router'
import { ContentScreen } from '#content/content/screens/content/content-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminContentPage() {
  const search = useSearch({ from: '/admin/content' })
  const navigate = useNavigate({ from: '/admin/content' })
  return (
    <ContentScreen search={search} onSearch={(next) => void navigate(listStep(search, next))} />
  )
}
