/**
 * Renders everything around a page: the ribbon, the banners, the announcement of a new page and the
 * live connection.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { startLive, stopLive } from '#foundation/kit/data/live.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { OfflineBanner } from '#foundation/kit/offline/online.tsx'
import { ReconnectingLine } from '#foundation/kit/offline/reconnecting-line.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { ToastRegion } from '#foundation/kit/overlay/toast.tsx'
import { RouteAnnouncer } from '#foundation/kit/page/route-announcer.tsx'
import { SampleRibbon } from '#foundation/kit/page/sample-ribbon.tsx'
import { SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { MaintenanceBanner } from '#people/company/screens/maintenance-banner.tsx'
import { noteAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { useResume } from '#people/identity/screens/auth/resume.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import { ProofDialog } from '#people/identity/screens/proof/proof-dialog.tsx'
import { SignOutDialog } from '#people/identity/screens/sign-out/sign-out-dialog.tsx'
import { useCompanyContact } from '../auth-pages/company-contact.ts'
import { withWords } from '../filipino/catalogues.ts'
import { RoutePending } from './route-states.tsx'

/** Loaded on demand, because very few people ever see it. */
const loadNewPassword = withWords(
  () => import('#people/identity/screens/auth/new-password-screen.tsx'),
)
const NewPasswordScreen = lazy(async () => ({
  default: (await loadNewPassword()).NewPasswordScreen,
}))

/** Loaded late, so that the first page does not wait for it. */
const outgoingLine = () => import('#money/chats/screens/outbox/outgoing-line.ts')

export function RootScreen() {
  const w = useWords(kitWords)
  const queries = useQueryClient()
  const { me: known } = useRouteContext({ from: '__root__' })
  const { data: me = known } = useQuery(meQuery)
  const signedIn = me.role !== 'visitor'
  const isAdmin = me.role === 'admin'
  useResume(signedIn)
  const facts = useCompanyContact(me.role)
  useEffect(() => noteAdmin(isAdmin), [isAdmin])
  // A new session needs a new stream, because a stream has the rights of the session that opened
  // it.
  const session = `${me.role} ${me.userId ?? ''}`
  const mayListen = signedIn && !me.mustChangePassword
  useEffect(() => {
    if (!mayListen) return
    startLive(queries)
    return stopLive
  }, [queries, mayListen, session])
  // Unsent messages are sent from any open page, once it has rendered.
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
    // The person signed out in another tab, was suspended, or changed. The guard decides again, and
    // nothing of the previous person stays.
    void router.invalidate().then(async () => {
      queries.removeQueries({ type: 'inactive' })
      const {
        pathname,
        search: { returnTo },
      } = router.state.location
      if (from === pathname || !['/login', '/admin/login'].includes(pathname)) return
      // The person did not press a button, so the next page must explain why it appears.
      notify({ title: w.signedOutTitle, message: w.signedOutMessage, tone: 'info' })
      // /admin/login asks for the access code. Staff with their own login use /login.
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
      {/* Remove the old page at once: the next one may still have to be fetched. */}
      {left ? <RoutePending /> : me.mustChangePassword ? <ForcedPasswordChange /> : <Outlet />}
      <ProofDialog />
      <SignOutDialog
        countUnsent={async () => (owner ? await (await outgoingLine()).countUnsent(owner) : 0)}
      />
      <RouteAnnouncer />
      <ToastRegion />
    </>
  )
}

/** The requested page stays in the address and opens after the password change. */
function ForcedPasswordChange() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NewPasswordScreen />
    </Suspense>
  )
}
