/**
 * Makes `new Date()` and `Date.now()` of this thread tell another time. Only for the worker thread
 * of the sample's story: it has its own globals, so the server's clock stays what it is.
 */
import { isMainThread } from 'node:worker_threads'

const RealDate = Date

let aheadMs = 0

/** Milliseconds since 1970 by the machine's clock. */
export function realNowMs(): number {
  return RealDate.now()
}

/** From here on this thread's clock is ahead of the machine's by so many milliseconds. */
export function setProcessClock(milliseconds: number): void {
  if (isMainThread) throw new Error('The clock of the server is never changed')
  if (globalThis.Date === RealDate) globalThis.Date = shiftedDate()
  aheadMs = milliseconds
}

function shiftedDate(): DateConstructor {
  const now = () => RealDate.now() + aheadMs
  return new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        newTarget === globalThis.Date ? target : newTarget,
      ) as object,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
}
