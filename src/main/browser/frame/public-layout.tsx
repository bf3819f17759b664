import { Outlet, useRouteContext } from '@tanstack/react-router'
import { PublicFrame } from './public-frame.tsx'

export function PublicLayout() {
  const { me } = useRouteContext({ from: '__root__' })
  return (
    <PublicFrame signedIn={me.role !== 'visitor'}>
      <Outlet />
    </PublicFrame>
  )
}
