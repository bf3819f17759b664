import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startLive, stopLive } from '#foundation/kit/data/live.ts'
import { failureWords, isConnectionLost, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { forgetPerson, mayLeave } from '#foundation/kit/page/leaving.ts'
import {
  leaveSignedOutMessage,
  type SignedOutMessage,
} from '#foundation/kit/page/signed-out-message.ts'
import { signOutWords } from '../../shared/words-sign-out.ts'
import { identity, meQuery } from '../calls.ts'

/** For every Logout button: `const logout = useLogout()`, then `logout.mutate()`. */
export function useLogout() {
  const w = useWords(signOutWords)
  const leave = useEndSession()
  return useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return
      await leave(
        () => identity.logout.call({}),
        ({ byAccessCode }) =>
          byAccessCode
            ? { title: w.adminLoggedOutTitle, message: w.adminLoggedOut }
            : { title: w.loggedOutTitle, message: w.loggedOut },
      )
    },
    // What the server says, and what never reached it, have a title each.
    onError: (error) =>
      isConnectionLost(error)
        ? notify({ ...failureWords(error), title: w.logoutFailed, tone: 'failed' })
        : showFailure(w.logoutError)(error),
  })
}

/**
 * For whatever ends the session of this very browser: to the front page, and nothing of who was
 * here stays. The live connection stops before: its word of the ended session would arrive before
 * the answer, and lead to the login. The front page is another document, which says what is said
 * here; nothing comes after this.
 */
export function useEndSession(): <Answer>(
  end: () => Promise<Answer>,
  said: (answer: Answer) => SignedOutMessage,
) => Promise<never> {
  const queries = useQueryClient()
  return async (end, said) => {
    stopLive()
    const answer = await end().catch((error: unknown) => {
      startLive(queries)
      throw error
    })
    await queries.cancelQueries()
    // The guards must see a visitor before the page changes; what the pages had loaded goes after it.
    const me = meQuery
    queries.setQueryData(
      me.queryKey,
      (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample },
    )
    // Drafts of messages go with the person who wrote them, and so does what waits to be sent.
    sessionStorage.clear()
    await forgetPerson()
    leaveSignedOutMessage(said(answer))
    window.location.replace('/')
    return await new Promise<never>(() => {})
  }
}
