import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useWords } from '../../kit/language.tsx'
import { isConnectionLost, showFailure } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast-store.ts'
import { words } from '../words.ts'
import { identity } from './calls.ts'

/** For every Logout button: `const logout = useLogout()`, then `logout.mutate({})`. */
export function useLogout() {
  const w = useWords(words)
  const becomeVisitor = useBecomingVisitor()
  return useMutation(
    identity.logout.mutationOptions({
      async onSuccess({ byAccessCode }) {
        await becomeVisitor()
        notify(
          byAccessCode
            ? { title: w.adminLoggedOutTitle, message: w.adminLoggedOut, tone: 'info' }
            : { title: w.loggedOutTitle, message: w.loggedOut, tone: 'info' },
        )
      },
      // What the server says, and what never reached it, have a title each.
      onError: (error) => showFailure(isConnectionLost(error) ? w.logoutFailed : w.logoutError)(error),
    }),
  )
}

/** After the session has ended: to the front page, and nothing of who was here stays. */
export function useBecomingVisitor(): () => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  return async () => {
    // The guards must see a visitor before the page changes; what the pages had loaded goes after it.
    const me = identity.me.queryOptions({ input: {} })
    queries.setQueryData(me.queryKey, (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample })
    await router.navigate({ to: '/', replace: true })
    queries.removeQueries({ type: 'inactive' })
    // Drafts of messages go with the person who wrote them.
    sessionStorage.clear()
  }
}
