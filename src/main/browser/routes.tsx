/** The browser's router: the areas with their layouts, and in each the pages of the manifest. */
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { layouts, screens } from 'virtual:screens'
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'
import type { SessionType } from '#money/chats/shared/rules.ts'
import { findPage, trimSlashes } from '../shared/pages/find-page.ts'
import { guardPage } from '../shared/pages/page-guard.ts'
import { areas } from '../shared/pages/pages.ts'
import { parseSearch, stringifySearch } from '../shared/search-params.ts'
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
  // Saves a round trip; the server decides.
  async beforeLoad({ context, location }) {
    const me = await readSession(context.queryClient)
    const elsewhere = guardPage(location.pathname, me, location.searchStr)
    const target = elsewhere ?? location.href
    if (isServerRendered(target.split(/[?#]/)[0] ?? '')) await leaveForServer(target)
    if (elsewhere) throw redirect({ href: elsewhere, replace: true })
    return { me }
  },
})

function isServerRendered(address: string): boolean {
  const found = findPage(address, 'sample')
  // With a slash at its end the server sends the application: leaving for it would never end.
  return found !== undefined && !screens[found.address] && address === trimSlashes(address)
}

/** Never resolves: nothing of this document goes on while the browser fetches the other one. */
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
    // The console waits for its own Filipino. When that cannot be fetched, it is English.
    const words = offerFilipino(async () => (await import('./filipino/console.ts')).pairs)
    const [layout] = await Promise.all([loadConsole(), words.catch(() => {})])
    return layout
  }, consoleLayout),
})

const tree = root.addChildren([
  publicArea.addChildren(pageRoutes(publicArea, 'public')),
  userArea.addChildren(pageRoutes(userArea, 'user')),
  consoleArea.addChildren(pageRoutes(consoleArea, 'console')),
])

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    // A messenger or a mail program adds parameters to a shared link; they are no filter of a list.
    search: { strict: true },
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFault,
  })
  followOpening(router)
  return router
}

declare module '@tanstack/react-router' {
  /** What a link passes on beside the address. */
  interface HistoryState {
    /** The message that a chat is opened with, not yet sent. */
    prefill?: string
    /** Asks /dashboard/chat to open a chat of this kind; a deposit chat is about a transaction. */
    type?: SessionType
    transactionId?: string
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
