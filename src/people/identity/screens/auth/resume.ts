import { useEffect } from 'react'
import { identity } from '../calls.ts'

let resumed = false

/**
 * Reports once for each page load that the page opened with a session, for the record of activity
 * (LOGIN_SESSION_RESTORED). Nothing waits for it, and a failure is ignored.
 */
export function useResume(signedIn: boolean): void {
  useEffect(() => {
    if (resumed) return
    resumed = true
    if (signedIn) void identity.resume.call({}).catch(() => undefined)
  }, [signedIn])
}
