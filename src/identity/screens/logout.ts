import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useWords } from '../../kit/language.tsx'
import { forgetPerson, mayLeave } from '../../kit/leaving.ts'
import { startLive, stopLive } from '../../kit/live.ts'
import { failureWords, isConnectionLost, showFailure } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast-store.ts'
import { words } from '../words-leaving.ts'
import { identity } from './calls.ts'

/** For every Logout button: `const logout = useLogout()`, then `logout.mutate()`. */
export function useLogout() {
  const w = useWords(words)
  const leave = useLeaving()
  return useMutation({
    mutationFn: async () => ((await mayLeave()) ? await leave(() => identity.logout.call({})) : null),
    onSuccess(left) {
      if (!left) return
      notify(
        left.byAccessCode
          ? { title: w.adminLoggedOutTitle, message: w.adminLoggedOut, tone: 'info' }
          : { title: w.loggedOutTitle, message: w.loggedOut, tone: 'info' },
      )
    },
    // What the server says, and what never reached it, have a title each.
    onError: (error) => (isConnectionLost(error) ? notify({ ...failureWords(error), title: w.logoutFailed, tone: 'failed' }) : showFailure(w.logoutError)(error)),
  })
}

/**
 * For whatever ends the session of this very browser: to the front page, and nothing of who was here stays. The live
 * connection stops before: its word of the ended session would arrive before the answer, and lead to the login.
 */
export function useLeaving(): <Answer>(end: () => Promise<Answer>) => Promise<Answer> {
  const queries = useQueryClient()
  const router = useRouter()
  return async (end) => {
    stopLive()
    const answer = await end().catch((error: unknown) => {
      startLive(queries)
      throw error
    })
    await queries.cancelQueries()
    // The guards must see a visitor before the page changes; what the pages had loaded goes after it.
    const me = identity.me.queryOptions({ input: {} })
    queries.setQueryData(me.queryKey, (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample })
    await router.navigate({ to: '/', replace: true })
    queries.removeQueries({ type: 'inactive' })
    // Drafts of messages go with the person who wrote them, and so does what waits to be sent.
    sessionStorage.clear()
    await forgetPerson()
    return answer
  }
}
