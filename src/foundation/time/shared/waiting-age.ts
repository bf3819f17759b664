/** How long something may wait, in ms, before it waits long, and before it is late. */
export interface Patience {
  long: number
  late: number
}

export type Age = 'fresh' | 'long' | 'late'

export function waitingAge({ long, late }: Patience, since: Date, now: number): Age {
  const waited = now - since.getTime()
  if (waited >= late) return 'late'
  return waited >= long ? 'long' : 'fresh'
}
