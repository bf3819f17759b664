import type { QueryClient } from '@tanstack/react-query'
import { isConnectionLost } from '#foundation/kit/form/refusals.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'

/**
 * 'refused': the server answered with a failure. 'unreached': no answer came. 'changing': the
 * session was known before, and asked for again after a sign-in or sign-out.
 */
type Problem = 'refused' | 'unreached' | 'changing'

/** No page can be opened: the guard does not know for whom. */
export class SessionUnknown extends Error {
  readonly problem: Problem

  constructor(problem: Problem, cause: unknown) {
    super('The server did not say who is here', { cause })
    this.problem = problem
  }
}

let known = false

/** Returns who is signed in, from the query cache where it is known; throws SessionUnknown. */
export async function readSession(queries: QueryClient): Promise<Me> {
  try {
    // The first request was made, with all its retries, before there was a router (app.tsx).
    const failed = known ? null : queries.getQueryState(meQuery.queryKey)?.error
    if (failed) throw failed
    const me = await queries.ensureQueryData(meQuery)
    known = true
    return me
  } catch (error) {
    throw new SessionUnknown(
      known ? 'changing' : isConnectionLost(error) ? 'unreached' : 'refused',
      error,
    )
  }
}
