/** The browser's entry: words, cache, router, then the first page. */
import '#foundation/kit/data/schema-mode.ts'
import '#foundation/kit/theme/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createLink, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient, whenSignedOut } from '#foundation/kit/data/query-client.ts'
import { refetchAfterMutations } from '#foundation/kit/data/refetch.ts'
import '#foundation/kit/offline/install.ts'
import { seedPreloadedAnswers } from '#foundation/kit/data/seed-preload.ts'
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'
import { restoreAnswers } from '#foundation/kit/offline/query-cache.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { showFlashMessage } from '#foundation/kit/page/flash-message.ts'
import { setNavigation } from '#foundation/kit/page/navigation.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { FirstLoad } from './frame/first-load.tsx'
import { followPerson, leave } from './frame/follow-person.ts'
import { answerShape } from './offline/answer-shape.ts'
import { makeRouter } from './routes.tsx'

const queryClient = makeQueryClient(refetchAfterMutations)
const router = makeRouter(queryClient)

setNavigation({
  as: (anchor) => createLink(anchor as 'a'),
  async go(address, { replace = false, afresh = false, told }) {
    if (afresh) await queryClient.resetQueries()
    await router.navigate({ href: address, replace })
    if (told) notify(told)
  },
})

whenSignedOut((returnTo) => {
  const me = queryClient.getQueryData(meQuery.queryKey)
  const byAccessCode = /^\/admin(\/|$)/.test(returnTo) && me?.userId === undefined
  // Nothing of the person who was signed in may stay on the screen or in the cache; what they typed
  // waits for them alone.
  leave()
  queryClient.clear()
  void router.navigate({ to: byAccessCode ? '/admin/login' : '/login', search: { returnTo } })
})

// Never awaited at the top: the catalogue's chunk imports this one, and each would wait for the
// other for ever.
void offerFilipino(async () => (await import('./filipino/app.ts')).pairs)
  // A catalogue that cannot be fetched leaves the page English, never empty.
  .catch(() => {})
  .then(draw)

async function draw(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the application')
  const root = createRoot(place)
  root.render(<FirstLoad />)
  // Before it is known whose tab this is: what somebody else left in it then goes.
  showFlashMessage()
  await seedPreloadedAnswers(queryClient)
  const here = queryClient.getQueryData(meQuery.queryKey)
  // Whoever was here last sees at once what was; who is here, and what is now, is asked while they
  // read.
  const restored = /^\/dashboard(\/|$)/.test(location.pathname)
    ? await restoreAnswers(queryClient, answerShape, here && (here.userId ?? 'nobody'))
    : undefined
  // Never throws: when it fails, the router finds the failure and says what is wrong.
  if (restored === undefined && !here) await queryClient.prefetchQuery(meQuery)
  followPerson(queryClient)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
