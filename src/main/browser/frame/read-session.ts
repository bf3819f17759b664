import type { QueryClient } from '@tanstack/react-query'
import { isConnectionLost } from '#foundation/kit/form/refusals.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { Me } from '#people/identity/shared/contract.ts'

/**
 * 'refused': the server answered with a failure. 'unreached': no answer came. 'changing': it was
 * known before, and asked anew after a sign-in or sign-out.
 */
type Problem = 'refused' | 'unreached' | 'changing'

/** The server did not say who is here, so no page can be opened: the guards would not know for whom. */
export class SessionUnknown extends Error {
  readonly problem: Problem

  constructor(problem: Problem, cause: unknown) {
    super('The server did not say who is here', { cause })
    this.problem = problem
  }
}

let known = false

/** Who is here, from the cache where it is known. */
export async function readSession(queries: QueryClient): Promise<Me> {
  const asked = meQuery
  try {
    // The very first question was asked, with all its tries, before there was a router (browser.tsx).
    const failed = known ? null : queries.getQueryState(asked.queryKey)?.error
    if (failed) throw failed
    const me = await queries.ensureQueryData(asked)
    known = true
    return me
  } catch (error) {
    throw new SessionUnknown(
      known ? 'changing' : isConnectionLost(error) ? 'unreached' : 'refused',
      error,
    )
  }
}
