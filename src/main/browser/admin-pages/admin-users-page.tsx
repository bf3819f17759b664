import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { ExportButton } from '#surfaces/oversight/screens/exports/export-button.tsx'
import { UsersScreen } from '#surfaces/users/screens/list/users-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminUsersPage() {
  const search = useSearch({ from: '/admin/users' })
  const navigate = useNavigate({ from: '/admin/users' })
  const { me } = useRouteContext({ from: '__root__' })
  return (
    <UsersScreen
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
      ownUserId={me.userId}
      actions={<ExportButton list="users" filters={search} />}
    />
  )
}
