import { useParams, useRouteContext } from '@tanstack/react-router'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { UserScreen } from '#surfaces/users/screens/user/user-screen.tsx'

export function AdminUserPage() {
  const { userId } = useParams({ from: '/admin/users/$userId' })
  const list = usePageSearch('/admin/users/$userId')
  const { me } = useRouteContext({ from: '__root__' })
  return <UserScreen key={userId} userId={userId} {...list} ownUserId={me.userId} />
}
