import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { UserScreen } from '#surfaces/users/screens/user/user-screen.tsx'
import { listStep } from './list-step.ts'

export function AdminUserPage() {
  const { userId } = useParams({ from: '/admin/users/$userId' })
  const search = useSearch({ from: '/admin/users/$userId' })
  const navigate = useNavigate({ from: '/admin/users/$userId' })
  const { me } = useRouteContext({ from: '__root__' })
  return (
    <UserScreen
      key={userId}
      userId={userId}
      search={search}
      onSearch={(next) => void navigate(listStep(search, next))}
      ownUserId={me.userId}
    />
  )
}
