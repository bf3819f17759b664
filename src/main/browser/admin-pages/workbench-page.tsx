import { WorkbenchScreen } from '#surfaces/workbench/screens/workbench-screen.tsx'
import { useListSearch } from './list-search.ts'

export function WorkbenchPage() {
  const list = useListSearch('/admin/workbench')
  return <WorkbenchScreen {...list} />
}
