/**
 * Runs many lives in one transaction, one step after the other, in the order of the story's time. A
 * life is an async function that waits with `until`; whoever wakes up next goes on, and the clocks
 * are set to that instant. What would wake up after the end of the story never does.
 */
export interface Timeline {
  begin(life: () => Promise<void>): void
  /** Waits for an instant of the story. An instant that has passed is now. */
  until(at: Date): Promise<void>
  /** Returns when nothing is left before the end. */
  run(): Promise<void>
}

interface Sleeper {
  at: number
  wake: () => void
}

export function openTimeline(end: Date, setClock: (nowMs: number) => void): Timeline {
  const sleepers: Sleeper[] = []
  let awake = 0
  let failure: { error: unknown } | undefined
  let onQuiet = () => {}

  function rest(): void {
    awake -= 1
    if (awake === 0) onQuiet()
  }

  async function untilQuiet(): Promise<void> {
    if (awake > 0) await new Promise<void>((resolve) => (onQuiet = resolve))
    if (failure) throw failure.error
  }

  return {
    begin(life) {
      awake += 1
      life()
        .catch((error: unknown) => (failure ??= { error }))
        .finally(rest)
    },
    until(at) {
      return new Promise((wake) => {
        insert(sleepers, { at: at.getTime(), wake })
        rest()
      })
    },
    async run() {
      await untilQuiet()
      for (let next = sleepers.shift(); next; next = sleepers.shift()) {
        if (next.at > end.getTime()) return
        setClock(next.at)
        awake += 1
        next.wake()
        await untilQuiet()
      }
    },
  }
}

/** Keeps them in order; of two at one instant the earlier asked first. */
function insert(sleepers: Sleeper[], sleeper: Sleeper): void {
  let [low, high] = [0, sleepers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sleepers[middle]?.at ?? 0) <= sleeper.at) low = middle + 1
    else high = middle
  }
  sleepers.splice(low, 0, sleeper)
}
