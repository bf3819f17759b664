import { PlansScreen } from '#content/content/screens/plans/plans-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminPlansPage() {
  const list = useListSearch('/admin/plans')
  return <PlansScreen {...list} />
}
