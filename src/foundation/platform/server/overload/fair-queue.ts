/**
 * A short queue that is fair: the addresses take turns, and at each address its people. Whoever
 * sends a thousand requests waits for their own, and not everybody for them (docs/decisions/0036).
 */

export interface QueueLimits {
  /** How much runs at the same time. */
  atOnce: number
  /** Of one person. */
  atOnceOfPerson: number
  /** How many wait at the same time. */
  waiting: number
  /** How many of one person run or wait; more are refused at once. */
  ofPerson: number
  /** The same of one address, which many people may share. */
  ofAddress: number
  /** Whoever waits longer is refused. A burst is over by then. */
  waitMs: number
  /**
   * The same once the queue has not been empty for `waitMs`: this is no burst but too much work,
   * and who comes now is better refused soon than served late (after controlled delay, RFC 8289).
   */
  standingWaitMs: number
}

export interface Sender {
  address: string
  /** A session, or the address of a visitor. */
  person: string
  /** Goes before everybody who does not. */
  first?: boolean
}

/** `too-many`: of this sender. `full` and `late`: everybody is too much at the moment. */
export class NotAdmitted extends Error {
  readonly why: 'too-many' | 'full' | 'late' | 'gone'
  constructor(why: NotAdmitted['why']) {
    super(`Not admitted: ${why}`)
    this.why = why
  }
}

/** Made once: under a flood, a stack for each refusal would cost more than the refusal. */
const notAdmitted = {
  'too-many': new NotAdmitted('too-many'),
  full: new NotAdmitted('full'),
  late: new NotAdmitted('late'),
  gone: new NotAdmitted('gone'),
}

export interface FairQueue {
  /**
   * Resolves when this may run, with the function that must be called when it has ended; a second
   * call of that does nothing. Rejects with NotAdmitted.
   */
  enter(sender: Sender, gone?: AbortSignal): Promise<() => void>
  isWaiting(): boolean
}

interface Waiting {
  sender: Sender
  admit(release: () => void): void
  refuse(why: NotAdmitted['why']): void
}

/** The waiting ones of one address by person. Maps keep the order in which turns are taken. */
type Line = Map<string, Waiting[]>

/** While somebody waits in the queue `yieldsTo`, a quarter as much of this one runs. */
export function fairQueue(limits: QueueLimits, yieldsTo?: Pick<FairQueue, 'isWaiting'>): FairQueue {
  const lanes: Record<'first' | 'others', Map<string, Line>> = {
    first: new Map(),
    others: new Map(),
  }
  const running = new Map<string, number>()
  const present = { person: new Map<string, number>(), address: new Map<string, number>() }
  let [runningNow, waitingNow] = [0, 0]
  let notEmptySince = 0

  function start({ person, address }: Sender): () => void {
    runningNow += 1
    add(running, person, 1)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      runningNow -= 1
      add(running, person, -1)
      leave({ person, address })
      admitNext()
    }
  }

  function leave({ person, address }: Sender): void {
    add(present.person, person, -1)
    add(present.address, address, -1)
  }

  const isStanding = () => waitingNow > 0 && performance.now() - notEmptySince > limits.waitMs
  // A longer line would only be refused when its time is over.
  const room = () => (isStanding() ? Math.ceil(limits.waiting / 4) : limits.waiting)
  const atOnce = () => (yieldsTo?.isWaiting() ? Math.ceil(limits.atOnce / 4) : limits.atOnce)

  const mayRun = (person: string) => (running.get(person) ?? 0) < limits.atOnceOfPerson

  function admitNext(): void {
    while (runningNow < atOnce()) {
      const next = takeTurn(lanes.first, mayRun) ?? takeTurn(lanes.others, mayRun)
      if (!next) return
      waitingNow -= 1
      next.admit(start(next.sender))
    }
  }

  /** Makes room by refusing the newest of the address with the longest line, if that is fair. */
  function makeRoom(address: string): boolean {
    const [longest, length] = longestLine(lanes.others)
    if (length <= 1 + lengthOf(lanes.others.get(address))) return false
    const line = lanes.others.get(longest)
    const last = [...(line?.values() ?? [])].at(-1)?.at(-1)
    last?.refuse('full')
    return last !== undefined
  }

  return {
    isWaiting: () => waitingNow > 0,
    async enter(sender, gone) {
      const { person, address, first = false } = sender
      if (
        (present.person.get(person) ?? 0) >= limits.ofPerson ||
        (present.address.get(address) ?? 0) >= limits.ofAddress
      )
        throw notAdmitted['too-many']
      // Nobody may be waiting in `yieldsTo` any more.
      if (waitingNow > 0) admitNext()
      const isFree = runningNow < atOnce() && mayRun(person)
      if (!isFree && waitingNow >= room() && !makeRoom(address)) throw notAdmitted.full
      add(present.person, person, 1)
      add(present.address, address, 1)
      if (isFree) return start(sender)
      const lane = first ? lanes.first : lanes.others
      return await new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer)
          gone?.removeEventListener('abort', leaveNow)
        }
        const waiting: Waiting = {
          sender,
          admit(release) {
            settle()
            resolve(release)
          },
          refuse(why) {
            settle()
            remove(lane, waiting)
            waitingNow -= 1
            leave(sender)
            reject(notAdmitted[why])
          },
        }
        const leaveNow = () => waiting.refuse('gone')
        const timer = setTimeout(
          () => waiting.refuse('late'),
          isStanding() ? limits.standingWaitMs : limits.waitMs,
        )
        gone?.addEventListener('abort', leaveNow)
        if (waitingNow === 0) notEmptySince = performance.now()
        waitingNow += 1
        append(lane, waiting)
      })
    },
  }
}

function add(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

function append(lane: Map<string, Line>, waiting: Waiting): void {
  const { address, person } = waiting.sender
  const line = lane.get(address) ?? new Map<string, Waiting[]>()
  lane.set(address, line)
  const own = line.get(person) ?? []
  line.set(person, own)
  own.push(waiting)
}

function remove(lane: Map<string, Line>, waiting: Waiting): void {
  const { address, person } = waiting.sender
  const line = lane.get(address)
  const own = line?.get(person)
  const place = own?.indexOf(waiting) ?? -1
  if (!line || !own || place < 0) return
  own.splice(place, 1)
  if (own.length === 0) line.delete(person)
  if (line.size === 0) lane.delete(address)
}

/** Takes the next one, and puts its address and its person behind the others. */
function takeTurn(
  lane: Map<string, Line>,
  mayRun: (person: string) => boolean,
): Waiting | undefined {
  for (const [address, line] of lane) {
    for (const [person, own] of line) {
      const [next] = own
      if (!next || !mayRun(person)) continue
      remove(lane, next)
      moveBehind(line, person)
      moveBehind(lane, address)
      return next
    }
  }
  return undefined
}

function moveBehind<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

function lengthOf(line: Line | undefined): number {
  let length = 0
  for (const own of line?.values() ?? []) length += own.length
  return length
}

function longestLine(lane: Map<string, Line>): [address: string, length: number] {
  let longest: [string, number] = ['', 0]
  for (const [address, line] of lane) {
    const length = lengthOf(line)
    if (length > longest[1]) longest = [address, length]
  }
  return longest
}
