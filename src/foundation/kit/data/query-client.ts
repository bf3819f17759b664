/** The query cache, and the way to the sign-in page when the session has ended. */
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type MutationCacheConfig,
} from '@tanstack/react-query'
import { isConnectionLost, isSignedOut, retryAfter } from '../form/refusals.ts'
import { currentWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { notify } from '../overlay/toast-store.ts'

let goToSignIn = (returnTo: string) =>
  location.assign(`/login?returnTo=${encodeURIComponent(returnTo)}`)

/** Replaces the plain page load by the router's navigation. */
export function onSignedOut(go: (returnTo: string) => void): void {
  goToSignIn = go
}

interface Options {
  /** See refetch.ts. */
  afterMutations?: MutationCacheConfig
  /** How many ms an answer is fresh: a screen that is opened again does not ask for it. */
  freshFor?: () => number
}

/** The pages before a sign-in do without options. */
export function makeQueryClient({ afterMutations, freshFor }: Options = {}): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) signedOut()
  }
  // onlineManager assumes a connection at first: a page opened offline would not notice that it
  // came back.
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ ...afterMutations, onError }),
    defaultOptions: {
      queries: {
        staleTime: freshFor ?? 10_000,
        gcTime: 10 * 60_000,
        // A refusal would only be repeated; a lost connection or a busy server is worth another
        // try.
        retry: (failures, error) => isConnectionLost(error) && navigator.onLine && failures < 3,
        retryDelay: retryAfter,
        // Also offline: a screen without an answer then says so instead of waiting for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Money is never sent again without the person; the request id makes sending again safe.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

let leaving = false

function signedOut(): void {
  // Several calls may be refused at once: only the first navigates.
  if (leaving || location.pathname === '/login' || location.pathname === '/admin/login') return
  leaving = true
  setTimeout(() => (leaving = false), 3000)
  const w = currentWords(kitWords)
  notify({ title: w.signedOutTitle, message: w.signedOutMessage, tone: 'info' })
  goToSignIn(location.pathname + location.search)
}
