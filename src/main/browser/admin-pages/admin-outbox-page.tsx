import { OutboxScreen } from '#surfaces/oversight/screens/outbox/outbox-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminOutboxPage() {
  const list = useListSearch('/admin/outbox')
  return <OutboxScreen {...list} />
}
