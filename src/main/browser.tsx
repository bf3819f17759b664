/** The browser's entry: words, cache, router, then the first page. */
import '../kit/schema-mode.ts'
import '../kit/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createLink, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { identity } from '../identity/screens/calls.ts'
import '../kit/install.ts'
import { bringFirstAnswers } from '../kit/bring-first-answers.ts'
import { restoreAnswers } from '../kit/kept-answers.ts'
import { offerFilipino } from '../kit/language.tsx'
import { makeQueryClient, whenSignedOut } from '../kit/query-client.ts'
import { notify } from '../kit/toast-store.ts'
import { tellHandedOver } from '../kit/told.ts'
import { takeWays } from '../kit/ways.tsx'
import { makeRouter } from './routes.tsx'
import { answerShape } from './screens/answer-shape.ts'
import { FirstLoad } from './screens/first-load.tsx'
import { followPerson, leave } from './screens/person-here.ts'

const queryClient = makeQueryClient()
const router = makeRouter(queryClient)

takeWays({
  as: (anchor) => createLink(anchor as 'a'),
  async go(address, { replace = false, afresh = false, told }) {
    if (afresh) await queryClient.resetQueries()
    await router.navigate({ href: address, replace })
    if (told) notify(told)
  },
})

whenSignedOut((returnTo) => {
  const me = queryClient.getQueryData(identity.me.queryOptions({ input: {} }).queryKey)
  const byAccessCode = /^\/admin(\/|$)/.test(returnTo) && me?.userId === undefined
  // Nothing of the person who was signed in may stay on the screen or in the cache; what they typed waits for them alone.
  leave()
  queryClient.clear()
  void router.navigate({ to: byAccessCode ? '/admin/login' : '/login', search: { returnTo } })
})

// Never awaited at the top: the catalogue's chunk imports this one, and each would wait for the other for ever.
void offerFilipino(async () => (await import('./words-fil.ts')).pairs)
  // A catalogue that cannot be fetched leaves the page English, never empty.
  .catch(() => {})
  .then(draw)

async function draw(): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no place for the application')
  const root = createRoot(place)
  root.render(<FirstLoad />)
  // Before it is known whose tab this is: what somebody else left in it then goes.
  tellHandedOver()
  await bringFirstAnswers(queryClient)
  const here = queryClient.getQueryData(identity.me.queryOptions({ input: {} }).queryKey)
  // Whoever was here last sees at once what was; who is here, and what is now, is asked while they read.
  const restored = /^\/dashboard(\/|$)/.test(location.pathname)
    ? await restoreAnswers(queryClient, answerShape, here && (here.userId ?? 'nobody'))
    : undefined
  // Never throws: when it fails, the router finds the failure and says what is wrong.
  if (restored === undefined && !here)
    await queryClient.prefetchQuery(identity.me.queryOptions({ input: {} }))
  followPerson(queryClient)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
