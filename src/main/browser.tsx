/** The browser's entry: words, cache, router, then the first page. */
import '../kit/schema-mode.ts'
import '../kit/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { offerFilipino } from '../kit/language.tsx'
import { makeQueryClient, whenSignedOut } from '../kit/query-client.ts'
import { makeRouter } from './routes.tsx'

const queryClient = makeQueryClient()
const router = makeRouter(queryClient)

whenSignedOut((returnTo) => {
  // Nothing of the person who was signed in may stay on the screen or in the cache.
  queryClient.clear()
  void router.navigate({ to: '/login', search: { returnTo } })
})

await offerFilipino(async () => (await import('./words-fil.ts')).pairs)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application')
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
