import type { QueryClient } from '@tanstack/react-query'
import { isConnectionLost } from '#foundation/kit/form/refusals.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'

/**
 * 'refused': the server answered with an error. 'unreached': no answer arrived. 'changing': the
 * session was known, and a request after a sign-in or sign-out failed.
 */
type Problem = 'refused' | 'unreached' | 'changing'

/** Thrown when the guard cannot open any page because it does not know who is signed in. */
export class SessionUnknown extends Error {
  readonly problem: Problem

  constructor(problem: Problem, cause: unknown) {
    super('The server did not say who is here', { cause })
    this.problem = problem
  }
}

let known = false

/** Returns the signed-in person, from the query cache if possible. Throws SessionUnknown. */
export async function readSession(queries: QueryClient): Promise<Me> {
  try {
    // app.tsx has already made the first request, with all its retries.
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
