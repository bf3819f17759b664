import { useNavigate, useSearch } from '@tanstack/react-router'
import { AdminAnnouncementsScreen } from '#content/announcements/screens/admin-announcements-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminAnnouncementsPage() {
  const search = useSearch({ from: '/admin/announcements' })
  const navigate = useNavigate({ from: '/admin/announcements' })
  return (
    <AdminAnnouncementsScreen
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
    />
  )
}
