/**
 * The cache of what the server answered, and what happens when an answer says that the session has
 * ended.
 */
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type MutationCacheConfig,
} from '@tanstack/react-query'
import { isConnectionLost, isSignedOut } from '../form/refusals.ts'
import { currentWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { notify } from '../overlay/toast-store.ts'

let goToSignIn = (returnTo: string) =>
  location.assign(`/login?returnTo=${encodeURIComponent(returnTo)}`)

/** Main replaces the plain page load by the router's own way to the sign-in page. */
export function whenSignedOut(go: (returnTo: string) => void): void {
  goToSignIn = go
}

/** `afterMutations`: see refetch.ts; a page that a sign-in leaves does without. */
export function makeQueryClient(afterMutations?: MutationCacheConfig): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) signedOut()
  }
  // It believes itself online until it hears otherwise: what is opened offline would not notice that the connection came back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ ...afterMutations, onError }),
    defaultOptions: {
      queries: {
        // Live events make things stale as they happen; this only spares a second fetch when going back and forth.
        staleTime: 10_000,
        gcTime: 10 * 60_000,
        // A refusal stays one however often it is asked; only a lost connection is worth another try.
        retry: (failures, error) => isConnectionLost(error) && navigator.onLine && failures < 3,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
        // Asked without a connection too: a screen that has nothing to show then says so, instead of waiting without an end.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Money is never sent again without being asked; the request id makes asking again safe.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let leaving = false

function signedOut(): void {
  // Several calls may be refused at once: one of them leads the way.
  if (leaving || location.pathname === '/login' || location.pathname === '/admin/login') return
  leaving = true
  setTimeout(() => (leaving = false), 3000)
  const w = currentWords(kitWords)
  notify({ title: w.signedOutTitle, message: w.signedOutMessage, tone: 'info' })
  goToSignIn(location.pathname + location.search)
}
