/**
 * Draws the first screen of the home page on the server (decision 0047). The build bundles it into
 * one file (scripts/build/build-pages.ts), which the server loads as a HomeRenderer.
 */
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { registerWords, setRenderedLanguage } from '#foundation/kit/i18n/language.tsx'
import { OfflineBanner } from '#foundation/kit/offline/online.tsx'
import { SampleRibbon } from '#foundation/kit/page/sample-ribbon.tsx'
import { SkipLink } from '#foundation/kit/page/skip-link.tsx'
import { setRenderedTime } from '#foundation/kit/time/since.tsx'
import { seedChatsList } from '#money/chats/screens/calls.ts'
import { useCompanyFacts } from '#people/company/screens/calls.ts'
import { MaintenanceBanner } from '#people/company/screens/maintenance-banner.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'
import type { HomeRenderer } from '../shared/pages/drawn-home.ts'
import { parseSearch, stringifySearch } from '../shared/search-params.ts'
import { homeWordPairs } from './filipino/home.ts'
import { queriesWith } from './preloaded-entries.ts'
import { DashboardPage } from './user-pages/dashboard-page.tsx'
import { UserLayout } from './user-pages/user-layout.tsx'

registerWords(homeWordPairs)

export const renderHome: HomeRenderer['renderHome'] = async ({ language, answers }) => {
  const queries = queriesWith(answers)
  const me = queries.getQueryData(meQuery.queryKey)
  seedChatsList(queries)
  if (!me || me.mustChangePassword) return undefined
  const router = homeRouter(me)
  await Promise.all([router.load(), import('./user-pages/dashboard-more.tsx')])
  // Nothing is awaited from here: this module state belongs to one request.
  setRenderedLanguage(language)
  setRenderedTime(Date.now())
  const rendered = renderToStaticMarkup(<Home queries={queries} router={router} />)
  // React renders the title in place. The page has one.
  return rendered.replace(/<title>[^<]*<\/title>/, '')
}

/** The routes of the application that lead to the home page. Links need nothing of the others. */
function homeRouter(me: Me) {
  const root = createRootRoute({ component: RootScreen, beforeLoad: () => ({ me }) })
  const area = createRoute({
    getParentRoute: () => root,
    path: '/dashboard',
    component: UserLayout,
  })
  const home = createRoute({ getParentRoute: () => area, path: '/', component: DashboardPage })
  return createRouter({
    routeTree: root.addChildren([area.addChildren([home])]),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
    parseSearch,
    stringifySearch,
  })
}

function Home({
  queries,
  router,
}: {
  queries: QueryClient
  router: ReturnType<typeof homeRouter>
}) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}

/** The parts above the page in frame/root-screen.tsx. */
function RootScreen() {
  const { data: facts } = useCompanyFacts()
  const { data: me } = useQuery(meQuery)
  return (
    <>
      <SkipLink />
      {me?.mode === 'sample' && <SampleRibbon />}
      <MaintenanceBanner facts={facts} forStaff={false} />
      <OfflineBanner />
      <Outlet />
    </>
  )
}
