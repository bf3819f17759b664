import { messageWithoutValues } from '../log/redact-log.ts'

const minute = 60_000

/** Passes on why something cannot be sent, at most once a minute. */
export function tellTrouble(onTrouble: (reason: string) => void): (error: unknown) => void {
  let toldAt = -minute
  return (error) => {
    if (performance.now() - toldAt < minute) return
    toldAt = performance.now()
    onTrouble(messageWithoutValues(error))
  }
}
