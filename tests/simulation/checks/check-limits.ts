/**
 * Judges the limits of a day: nobody decided more alone than they may, and nothing was filed for a
 * second person that no limit can have stopped at that moment.
 */
import {
  showWrite,
  type Counted,
  type Final,
  type Finding,
  type Limits,
  type Write,
} from '../history.ts'
import { keysOf, type Key } from './check-writes.ts'

export function findWrongLimits(
  writes: readonly Write[],
  { stored }: Final,
  limits: Limits,
): Finding[] {
  const counted = keysOf(writes).flatMap((one) => {
    const { counts } = one.intent
    return counts ? [{ ...one, counts }] : []
  })
  const done = counted.filter(({ key, attempts }) =>
    attempts.some(({ intent }) => isDone(intent.leaves) && intent.leaves === stored.get(key)),
  )
  return [...findAbove(done, limits), ...findNeedless(counted, done, limits)]
}

const isDone = (leaves: string) => leaves !== 'filed'

type Move = Key & { counts: Counted }

const sum = (moves: readonly Move[]) => moves.reduce((all, { counts }) => all + counts.centavos, 0n)
const under = (moves: readonly Move[], limit: string) =>
  moves.filter(({ counts }) => counts.limits.includes(limit))

function findAbove(done: readonly Move[], limits: Limits): Finding[] {
  const acknowledged = done.filter(
    ({ counts, attempts }) =>
      counts.alone && attempts.some(({ outcome }) => outcome === 'acknowledged'),
  )
  return [...limits].flatMap(([limit, most]): Finding[] => {
    const moves = under(acknowledged, limit)
    if (sum(moves) <= most) return []
    const text = `${sum(moves)} centavos were moved alone under the limit of ${limit}, ${most}`
    const last = moves.flatMap(({ attempts }) => attempts).slice(-6)
    return [{ kind: 'above a limit', text, excerpt: last.map(showWrite) }]
  })
}

/** At most what was asked for before the answer, and done at last, can have counted by then. */
function findNeedless(counted: readonly Move[], done: readonly Move[], limits: Limits): Finding[] {
  return counted.flatMap(({ key, intent, counts, attempts }): Finding[] => {
    const filed = attempts.find(({ outcome }) => outcome === 'acknowledged')
    if (!filed || isDone(intent.leaves)) return []
    const before = done.filter(
      (one) => one.key !== key && one.attempts.some(({ invoked }) => invoked < filed.ended),
    )
    const isAbove = (limit: string) => {
      const most = limits.get(limit)
      return most !== undefined && sum(under(before, limit)) + counts.centavos > most
    }
    if (counts.limits.some(isAbove)) return []
    const text = `${intent.name} was filed for a second person, and no limit was near`
    return [{ kind: 'needless filing', text, excerpt: attempts.map(showWrite) }]
  })
}
