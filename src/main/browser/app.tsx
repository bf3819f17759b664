/** The application's entry: words, query cache, router, then the first page. */
import '#foundation/kit/data/schema-mode.ts'
import '#foundation/kit/theme/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createLink, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { freshFor } from '#foundation/kit/data/live.ts'
import { makeQueryClient, onSignedOut } from '#foundation/kit/data/query-client.ts'
import { refetchAfterMutations } from '#foundation/kit/data/refetch.ts'
import { seedPreloadedAnswers } from '#foundation/kit/data/seed-preload.ts'
import { followInstallOffers } from '#foundation/kit/offline/install.ts'
import { restoreAnswers } from '#foundation/kit/offline/query-cache.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { showFlashMessage } from '#foundation/kit/page/flash-message.ts'
import { setNavigation } from '#foundation/kit/page/navigation.tsx'
import { seedChatsList } from '#money/chats/screens/calls.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import { showProviderSignIn } from '#people/social/screens/signed-in-notice.ts'
import { offerHomeWords, offerOtherWords } from './filipino/catalogues.ts'
import { showDenied } from './frame/denied-page.ts'
import { keepsDrawing, ReplaceDrawing } from './frame/drawing.tsx'
import { FirstLoad } from './frame/first-load.tsx'
import { followPerson, leave } from './frame/follow-person.ts'
import { tellStart } from './frame/start-notice.ts'
import { makeRouter } from './routes.tsx'

/**
 * Changes with every release that may change the shape of an answer
 * (scripts/build/build-worker.ts).
 */
const answerShape = String(import.meta.env.VITE_ANSWER_SHAPE)
const queryClient = makeQueryClient({ afterMutations: refetchAfterMutations, freshFor })
const router = makeRouter(queryClient)

followInstallOffers()
setNavigation({
  as: (anchor) => createLink(anchor as 'a'),
  async go(address, { replace = false, personChanges = false, message }) {
    if (personChanges) await queryClient.resetQueries()
    await router.navigate({ href: address, replace })
    if (message) notify(message)
    if (message && personChanges) tellStart(queryClient)
  },
})

onSignedOut((returnTo) => {
  const me = queryClient.getQueryData(meQuery.queryKey)
  const byAccessCode = /^\/admin(\/|$)/.test(returnTo) && me?.userId === undefined
  // Remove everything of the previous person from the screen and the query cache. Drafts are saved
  // under their owner.
  leave()
  queryClient.clear()
  void router.navigate({ to: byAccessCode ? '/admin/login' : '/login', search: { returnTo } })
})

// Not awaited at the top level: the chunk of the Filipino words imports this one, and each would
// wait for the other.
void offerHomeWords()
  .catch(() => {})
  .then(renderPage)

async function renderPage(): Promise<void> {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root element')
  const root = createRoot(element)
  // A drawing by the server stays until the application's own page can take its place.
  const isDrawn = keepsDrawing(element)
  if (!isDrawn) root.render(<FirstLoad />)
  // Must run before the person of this tab is known: a message for another person is dropped then.
  if (showFlashMessage() || showProviderSignIn()) tellStart(queryClient)
  showDenied()
  await seedPreloadedAnswers(queryClient)
  seedChatsList(queryClient)
  const me = queryClient.getQueryData(meQuery.queryKey)
  // The last person on this device sees cached answers at once, while current ones are fetched.
  const restored = /^\/dashboard(\/|$)/.test(location.pathname)
    ? await restoreAnswers(queryClient, answerShape, me && (me.userId ?? 'nobody'))
    : undefined
  // Never throws: the router finds the failure in the cache and shows it.
  if (restored === undefined && !me) await queryClient.prefetchQuery(meQuery)
  followPerson(queryClient, answerShape)
  // The drawing goes once everything that it shows is there. The parts report a failure.
  if (isDrawn)
    await Promise.all([router.load(), import('./user-pages/dashboard-more.tsx').catch(() => {})])
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        {isDrawn && <ReplaceDrawing />}
      </QueryClientProvider>
    </StrictMode>,
  )
  // The pages that the person may open next wait for them.
  void offerOtherWords()
}
