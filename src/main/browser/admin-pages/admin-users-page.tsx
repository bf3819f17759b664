import { useRouteContext } from '@tanstack/react-router'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { UsersScreen } from '#surfaces/users/screens/list/users-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminUsersPage() {
  const list = useListSearch('/admin/users')
  const { me } = useRouteContext({ from: '__root__' })
  return (
    <UsersScreen
      {...list}
      ownUserId={me.userId}
      actions={<ExportButton list="users" filters={list.search} />}
    />
  )
}
