import { useNavigate, useSearch } from '@tanstack/react-router'
import { QueueScreen } from '#content/testimonials/screens/queue-screen.tsx'

export function AdminTestimonialsPage() {
  const search = useSearch({ from: '/admin/testimonials' })
  const navigate = useNavigate({ from: '/admin/testimonials' })
  return (
    <QueueScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
