import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { UserScreen } from '../../users/screens/user-screen.tsx'

export function AdminUserPage() {
  const { userId } = useParams({ from: '/admin/users/$userId' })
  const search = useSearch({ from: '/admin/users/$userId' })
  const navigate = useNavigate({ from: '/admin/users/$userId' })
  const { me } = useRouteContext({ from: '__root__' })
  return <UserScreen key={userId} userId={userId} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} ownUserId={me.userId} />
}
