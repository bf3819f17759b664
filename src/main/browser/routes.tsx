/** The browser's router: the areas with their layouts, and the manifest's pages in each. */
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { layouts, screens } from 'virtual:screens'
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'
import type { SessionType } from '#money/chats/shared/rules.ts'
import { areaAt, findPage, trimSlashes } from '../shared/pages/find-page.ts'
import { guardPage, isDenied } from '../shared/pages/page-guard.ts'
import { areas } from '../shared/pages/pages.ts'
import { parseSearch, stringifySearch } from '../shared/search-params.ts'
import { withWords } from './filipino/catalogues.ts'
import { sayDenied } from './frame/denied-page.ts'
import { followOpening, lazyScreen } from './frame/load-when-online.ts'
import { readSession } from './frame/read-session.ts'
import { RootScreen } from './frame/root-screen.tsx'
import { RouteFault, RoutePending } from './frame/route-states.tsx'
import { pageRoutes } from './page-routes.ts'

export interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  // Saves a round trip; the server has the final say.
  async beforeLoad({ context, location, cause }) {
    if (cause === 'stay') await nextPaint()
    const me = await readSession(context.queryClient)
    const elsewhere = guardPage(location.pathname, me, location.searchStr)
    const target = elsewhere ?? location.href
    if (isServerRendered(target.split(/[?#]/)[0] ?? '')) await leaveForServer(target)
    if (!elsewhere && isUnknownOutside(location.pathname)) await leaveForServer(target)
    if (elsewhere && isDenied(location.pathname, me)) sayDenied()
    if (elsewhere) throw redirect({ href: elsewhere, replace: true })
    return { me }
  },
})

/**
 * Shows what answers a press before the page that it opens is rendered, which takes a cheap phone
 * several frames. A hidden page paints nothing.
 */
async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function isServerRendered(address: string): boolean {
  const found = findPage(address, 'sample')
  // The server answers an address with a trailing slash with the application, so leaving for it
  // would loop forever.
  return found !== undefined && !screens[found.address] && address === trimSlashes(address)
}

/**
 * The server has a page for addresses without one, outside the signed-in areas. If the application
 * was loaded at such an address itself, leaving for the server would loop.
 */
function isUnknownOutside(address: string): boolean {
  return (
    areaAt(address) === 'public' &&
    !findPage(address, 'sample') &&
    address !== window.location.pathname
  )
}

/** Never resolves: this document must do nothing more while the browser loads the other one. */
async function leaveForServer(address: string): Promise<never> {
  window.location.replace(address)
  return await new Promise<never>(() => {})
}

const publicArea = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyScreen(...layouts.public),
})

const userArea = createRoute({
  getParentRoute: () => root,
  path: areas.user.base,
  component: lazyScreen(...layouts.user),
})

const [loadConsole, consoleLayout] = layouts.console
const consoleArea = createRoute({
  getParentRoute: () => root,
  path: areas.console.base,
  component: lazyScreen(async () => {
    // Wait for the console's Filipino words. If they cannot be fetched, the console is in English.
    const words = offerFilipino(
      async () => (await import('./filipino/console.ts')).consoleWordPairs,
    )
    const [layout] = await Promise.all([loadConsole(), words.catch(() => {})])
    return layout
  }, consoleLayout),
})

const tree = root.addChildren([
  publicArea.addChildren(pageRoutes(publicArea, 'public')),
  userArea.addChildren(pageRoutes(userArea, 'user')),
  consoleArea.addChildren(pageRoutes(consoleArea, 'console')),
])

const NotFoundScreen = lazyScreen(
  withWords(() => import('./frame/not-found-screen.tsx')),
  'NotFoundScreen',
)

function NotFound() {
  return (
    <Suspense fallback={<RoutePending />}>
      <NotFoundScreen />
    </Suspense>
  )
}

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    // Messengers and mail programs add parameters to shared links. Those are no list filters.
    search: { strict: true },
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFault,
    defaultNotFoundComponent: NotFound,
  })
  followOpening(router)
  return router
}

declare module '@tanstack/react-router' {
  /** State that a link passes in addition to its address. */
  interface HistoryState {
    /** The unsent message that a chat opens with. */
    prefill?: string
    /** Makes /dashboard/chat open a chat of this kind. A deposit chat is about a transaction. */
    type?: SessionType
    transactionId?: string
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
