import { ContentScreen } from '#content/content/screens/content/content-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminContentPage() {
  const list = useListSearch('/admin/content')
  return <ContentScreen {...list} />
}
