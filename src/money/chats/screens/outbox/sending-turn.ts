/** Lets one tab of a browser send at a time. */
const lockName = 'kaban-outgoing'
/**
 * Longer than any request: a tab that holds the lock for so long is asleep, and a visible tab takes
 * the lock over.
 */
const heldMaxMs = 60_000

let turn: Promise<void> | undefined
let wanted = false

/**
 * Runs `work` in this tab's next turn, and once more if called again meanwhile. `lose` is called
 * when another tab takes the turn over.
 */
export function takeTurn(work: () => Promise<void>, lose: () => void): void {
  wanted = true
  turn ??= takeTurns(work, lose).finally(() => {
    turn = undefined
    if (wanted) takeTurn(work, lose)
  })
}

async function takeTurns(work: () => Promise<void>, lose: () => void): Promise<void> {
  while (wanted) {
    wanted = false
    await oneTurn(work).catch(lose)
  }
}

async function oneTurn(work: () => Promise<void>): Promise<void> {
  // Locks exist on secure origins only (https and localhost). Elsewhere two tabs may send the same
  // message, but its id makes it one.
  if (!('locks' in navigator)) return await work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), heldMaxMs)
  const begin = () => {
    clearTimeout(timer)
    return work()
  }
  try {
    await navigator.locks.request(lockName, { signal: waiting.signal }, begin)
  } catch (error) {
    if (!waiting.signal.aborted) throw error
    if (document.visibilityState === 'visible')
      await navigator.locks.request(lockName, { steal: true }, work)
  }
}
