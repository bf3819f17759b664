import { useParams, useRouteContext } from '@tanstack/react-router'
import { UserScreen } from '#surfaces/users/screens/user/user-screen.tsx'
import { useListSearch } from './list-search.ts'

export function AdminUserPage() {
  const { userId } = useParams({ from: '/admin/users/$userId' })
  const list = useListSearch('/admin/users/$userId')
  const { me } = useRouteContext({ from: '__root__' })
  return <UserScreen key={userId} userId={userId} {...list} ownUserId={me.userId} />
}
