/** Among all tabs of a browser one sends at a time; the others wait for their turn. */
const lockName = 'kaban-outgoing'
/**
 * Longer than any answer is waited for: a tab that held the turn for so long sleeps, and one in
 * sight takes it over.
 */
const heldMax = 60_000

let turn: Promise<void> | undefined
let wanted = false

/**
 * Does the work in this tab's next turn. Asked again meanwhile, it has another one afterwards.
 * `lose` ends a turn that another tab took over.
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
  // Locks exist on secure origins only (https and localhost). Elsewhere two tabs may try the same message: its id makes it one.
  if (!('locks' in navigator)) return await work()
  const waiting = new AbortController()
  const watch = setTimeout(() => waiting.abort(), heldMax)
  const begin = () => {
    clearTimeout(watch)
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
