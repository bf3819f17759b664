import { useEffect } from 'react'
import { identity } from '../calls.ts'

let opened = false

/**
 * A page that opens with a session goes on with it, which the record of activity tells
 * (LOGIN_SESSION_RESTORED). Once for each load of the page; nobody waits for it, and a failure is
 * nobody's concern.
 */
export function useResume(signedIn: boolean): void {
  useEffect(() => {
    if (opened) return
    opened = true
    if (signedIn) void identity.resume.call({}).catch(() => undefined)
  }, [signedIn])
}
