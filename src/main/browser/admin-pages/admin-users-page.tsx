import { useRouteContext } from '@tanstack/react-router'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { UsersScreen } from '#surfaces/users/screens/list/users-screen.tsx'

export function AdminUsersPage() {
  const list = usePageSearch('/admin/users')
  const { me } = useRouteContext({ from: '__root__' })
  return (
    <UsersScreen
      {...list}
      ownUserId={me.userId}
      actions={<ExportButton list="users" filters={list.search} />}
    />
  )
}
