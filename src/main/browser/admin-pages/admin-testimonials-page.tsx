import { QueueScreen } from '#content/testimonials/screens/queue-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminTestimonialsPage() {
  const list = useListSearch('/admin/testimonials')
  return <QueueScreen {...list} />
}
