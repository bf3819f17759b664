/** Mixed requests, first as many as are answered at once, then twice as many. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from './attack.ts'
import { atMost, quantile, send, statusesOf, type Sent } from './load.ts'
import { balance, deposit, withdraw, type Saver } from './savers.ts'

const goodMs = 1_000

export interface Target {
  address: string
  ownerUrl: string
  savers: Saver[]
  seconds: number
  /** How long the row of a wallet is held. */
  heldSeconds: number
}

export const saverAt = ({ savers }: Target, place: number) => savers[place % savers.length] as Saver
/** The first is the attacker or the victim of each flood; the others go on with their lives. */
export const otherAt = ({ savers }: Target, place: number) =>
  savers[1 + (place % (savers.length - 1))] as Saver

export const moveMoney = (target: Target, place: number) =>
  (place % 2 ? deposit : withdraw)(target.address, otherAt(target, place >> 1))

/** Of twenty requests: one moves money, nine read a balance, two open a page. */
function mixed(target: Target, place: number): Promise<Sent> {
  const { address } = target
  const part = place % 20
  if (part === 0) return moveMoney(target, place / 20)
  if (part < 10) return balance(address, saverAt(target, place))
  const from = `10.0.${Math.floor(place / 250) % 250}.${place % 250}`
  if (part < 12) return send(address, { from }, '/login')
  return send(address, { from }, '/rpc/company/facts', { input: {} })
}

const isGood = ({ status, ms }: Sent) => status === 200 && ms <= goodMs

/** Good answers a second, when as many are sent as are answered at once. */
export async function bestRate(target: Target): Promise<number> {
  const sent = await inLoops(target, 24, (place) => mixed(target, place))
  return sent.filter(isGood).length / target.seconds
}

export interface Offered {
  all: Sent[]
  /** Those of `all` that move money. */
  money: Sent[]
  /** Good answers a second. */
  good: number
}

/** Sends `perSecond`, whether or not they are answered. `halfway` is called in the middle. */
export async function offer(
  target: Target,
  perSecond: number,
  halfway: () => void = () => {},
): Promise<Offered> {
  const { seconds } = target
  const answers: Promise<Sent>[] = []
  const every = 1000 / perSecond
  const began = performance.now()
  const half = setTimeout(halfway, (seconds * 1000) / 2)
  for (let sent = 0; performance.now() - began < seconds * 1000; await pause(5))
    for (; sent * every < performance.now() - began; sent += 1) answers.push(mixed(target, sent))
  clearTimeout(half)
  const all = await Promise.all(answers)
  const money = all.filter((_, place) => place % 20 === 0)
  return { all, money, good: all.filter(isGood).length / seconds }
}

/** First the best that can be had, then twice as many. */
export async function twiceTheLoad(target: Target): Promise<Finding[]> {
  await bestRate({ ...target, seconds: 2 })
  const best = await bestRate(target)
  const { all, money, good } = await offer(target, 2 * best)
  const share = good / best
  return [
    {
      measure: `Good answers at 2 × the load, of ${best.toFixed(0)} a second at best`,
      value: `${(share * 100).toFixed(0)} % (${statusesOf(all)})`,
      goal: '80 %',
      holds: share >= 0.8,
    },
    moneyOf('2 × the load', money),
    await recovery(target),
  ]
}

/** So many who each wait for their answer before they send again. */
export async function inLoops(
  target: Pick<Target, 'seconds'>,
  count: number,
  one: (place: number) => Promise<Sent>,
  seconds = target.seconds,
): Promise<Sent[]> {
  const sent: Sent[] = []
  let next = 0
  const end = performance.now() + seconds * 1000
  const loop = async () => {
    while (performance.now() < end) sent.push(await one((next += 1)))
  }
  await Promise.all(Array.from({ length: count }, loop))
  return sent
}

/** A request that was refused counts as one that lasted a minute. */
export const worst = ({ status, ms }: Sent) => (status === 200 ? ms : 60_000)

export const moneyOf = (name: string, moves: readonly Sent[]) =>
  atMost(`Money: ${name} (${statusesOf(moves)}); p95`, quantile(moves.map(worst)), goodMs)

/** The time until ten balance calls in a row are answered at once. */
export async function recovery(target: Target): Promise<Finding> {
  const began = performance.now()
  for (let quick = 0; quick < 10 && performance.now() - began < 60_000;) {
    const { status, ms } = await balance(target.address, otherAt(target, 0))
    quick = status === 200 && ms < 200 ? quick + 1 : 0
  }
  return atMost('Recovery after it', performance.now() - began, 5_000)
}
