/**
 * What stands around every page: the ribbon, the notices, the announcement of a new page, the live
 * connection.
 */
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { identity } from '../../identity/screens/calls.ts'
import { MaintenanceBanner } from '../../company/screens/maintenance-banner.tsx'
import { LeavingDialog } from '../../identity/screens/leaving-dialog.tsx'
import { ProofDialog } from '../../identity/screens/proof-dialog.tsx'
import { useResume } from '../../identity/screens/resume.ts'
import { noteAdmin } from '../../identity/screens/admin-hint.ts'
import { useWords } from '../../kit/language.tsx'
import { startLive, stopLive } from '../../kit/live.ts'
import { OfflineBanner } from '../../kit/online.tsx'
import { ReconnectingLine } from '../../kit/reconnecting-line.tsx'
import { RouteAnnouncer } from '../../kit/route-announcer.tsx'
import { SampleRibbon } from '../../kit/sample-ribbon.tsx'
import { SkipLink } from '../../kit/skip-link.tsx'
import { notify } from '../../kit/toast-store.ts'
import { ToastRegion } from '../../kit/toast.tsx'
import { words } from '../../kit/words.ts'
import { useCompanyHere } from './company-here.ts'
import { RoutePending } from './route-states.tsx'

/** For very few people, and once. */
const NewPasswordScreen = lazy(async () => ({
  default: (await import('../../identity/screens/new-password-screen.tsx')).NewPasswordScreen,
}))

/** Apart from the first page, which does not wait for it. */
const outgoingLine = () => import('../../chats/screens/outgoing-line.ts')

export function RootScreen() {
  const w = useWords(words)
  const queries = useQueryClient()
  const { me: known } = useRouteContext({ from: '__root__' })
  const { data: me = known } = useQuery(identity.me.queryOptions({ input: {} }))
  const signedIn = me.role !== 'visitor'
  const isAdmin = me.role === 'admin'
  useResume(signedIn)
  const facts = useCompanyHere(me.role)
  useEffect(() => noteAdmin(isAdmin), [isAdmin])
  // A new session is a new stream: who may hear what follows from the session it was opened with.
  const session = `${me.role} ${me.userId ?? ''}`
  useEffect(() => {
    if (!signedIn) return
    startLive(queries)
    return stopLive
  }, [queries, signedIn, session])
  // What was written and not sent goes out from whatever page is open, once that page is there.
  const owner = signedIn ? (me.userId ?? 'console') : undefined
  useEffect(() => {
    if (!owner) return
    const timer = setTimeout(
      () =>
        void outgoingLine().then(
          ({ startLine }) => startLine(owner),
          () => {},
        ),
      2_000,
    )
    return () => clearTimeout(timer)
  }, [owner])
  const router = useRouter()
  const left = known.role !== 'visitor' && (me.role !== known.role || me.userId !== known.userId)
  useEffect(() => {
    if (!left) return
    const { pathname: from } = router.state.location
    // Signed out in another tab, suspended, or somebody else now: the guards decide again, and nothing that was shown stays.
    void router.invalidate().then(async () => {
      queries.removeQueries({ type: 'inactive' })
      const {
        pathname,
        search: { returnTo },
      } = router.state.location
      if (from === pathname || !['/login', '/admin/login'].includes(pathname)) return
      // Nobody pressed a button here, so the page that follows has to say why it is there.
      notify({ title: w.signedOutTitle, message: w.signedOutMessage, tone: 'info' })
      // The door of the console asks for the access code: whoever has a login of their own came in by the other.
      if (pathname === '/admin/login' && known.userId)
        await router.navigate({ to: '/login', search: { returnTo }, replace: true })
    })
  }, [left, router, queries, w, known.userId])
  return (
    <>
      <SkipLink />
      {me.mode === 'sample' && <SampleRibbon />}
      <MaintenanceBanner facts={facts} forStaff={isAdmin} />
      <OfflineBanner />
      <ReconnectingLine />
      {/* What was on the screen goes at once: the page that follows may still have to be fetched. */}
      {left ? <RoutePending /> : me.owesPassword ? <OwedPassword /> : <Outlet />}
      <ProofDialog />
      <LeavingDialog
        countUnsent={async () => (owner ? await (await outgoingLine()).countUnsent(owner) : 0)}
      />
      <RouteAnnouncer />
      <ToastRegion />
    </>
  )
}

/** Whatever page was asked for stays in the address, and is there when the new password is. */
function OwedPassword() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NewPasswordScreen />
    </Suspense>
  )
}
