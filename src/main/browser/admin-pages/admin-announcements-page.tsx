import { AdminAnnouncementsScreen } from '#content/announcements/screens/admin-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminAnnouncementsPage() {
  const list = useListSearch('/admin/announcements')
  return <AdminAnnouncementsScreen {...list} />
}
