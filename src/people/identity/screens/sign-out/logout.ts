import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startLive, stopLive } from '#foundation/kit/data/live.ts'
import { failureWords, isConnectionLost, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { forgetPerson, maySignOut } from '#foundation/kit/page/leaving.ts'
import {
  leaveSignedOutMessage,
  type SignedOutMessage,
} from '#foundation/kit/page/signed-out-message.ts'
import { signOutWords } from '../../shared/words-sign-out.ts'
import { identity, meQuery } from '../calls.ts'

/** The mutation of every Logout button. */
export function useLogout() {
  const w = useWords(signOutWords)
  const endSession = useEndSession()
  return useMutation({
    mutationFn: async () => {
      if (!(await maySignOut())) return
      await endSession(
        () => identity.logout.call({}),
        ({ byAccessCode }) =>
          byAccessCode
            ? { title: w.adminLoggedOutTitle, message: w.adminLoggedOut }
            : { title: w.loggedOutTitle, message: w.loggedOut },
      )
    },
    // The specification has one title for an error of the server and one for a lost connection.
    onError: (error) =>
      isConnectionLost(error)
        ? notify({ ...failureWords(error), title: w.logoutFailed, tone: 'failed' })
        : showFailure(w.logoutError)(error),
  })
}

/**
 * For everything that ends the session of this browser. Returns a function that calls `end`,
 * forgets the person and loads the front page, another document, which shows `message`; it never
 * resolves. The live connection stops first: its event about the ended session would arrive before
 * the answer and lead to the login page.
 */
export function useEndSession(): <Answer>(
  end: () => Promise<Answer>,
  message: (answer: Answer) => SignedOutMessage,
) => Promise<never> {
  const queries = useQueryClient()
  return async (end, message) => {
    stopLive()
    const answer = await end().catch((error: unknown) => {
      startLive(queries)
      throw error
    })
    await queries.cancelQueries()
    // The guards must see a visitor before the page changes; the cached data goes afterwards.
    queries.setQueryData(
      meQuery.queryKey,
      (known) => known && { role: 'visitor' as const, mode: known.mode, sample: known.sample },
    )
    // Drafts and unsent messages belong to the person who wrote them.
    sessionStorage.clear()
    await forgetPerson()
    leaveSignedOutMessage(message(answer))
    window.location.replace('/')
    return await new Promise<never>(() => {})
  }
}
