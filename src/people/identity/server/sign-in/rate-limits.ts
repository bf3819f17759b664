import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
/**
 * How often a door was tried. A try is counted before it is evaluated and given back when it
 * succeeds, so a burst of parallel tries cannot pass the cap. The count is kept in a transaction of
 * its own: a refusal must not undo it.
 */
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { attemptPolicies, type AttemptPurpose } from '../../shared/rules-rate-limits.ts'
import type { IdentityRefusal } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import { hashOf } from '../sessions/tokens.ts'

export type RateLimit = readonly [purpose: AttemptPurpose, key: string]

/**
 * Clock_timestamp() and not now(): who waited for the row's lock must see the time after the wait.
 * Tries are forgotten one by one as time goes by: behind an address that many share it is never
 * quiet, and its count would only grow. So `last_at` moves on by whole forgotten tries.
 */
const countAttempt = `
  insert into attempts as a (purpose, key, tries, last_at, open_at)
  values ($1, $2, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => case when $3::int <= 1 then $4::int else 0 end))
  on conflict (purpose, key) do update set (tries, last_at, open_at) = (
    select n, since, clock_timestamp() + make_interval(secs =>
      case when n < $3::int then 0 else least($5::int, $4::int * 2 ^ least(n - $3::int, 20)) end)
    from (select extract(epoch from clock_timestamp() - a.last_at)::float8 as passed, $6::int / $3::float8 as each) as span,
      lateral (select case when passed > $6::int then a.tries else floor(passed / each)::int end as gone) as forgotten,
      lateral (select greatest(a.tries - gone, 0) + 1 as n,
        case when gone >= a.tries then clock_timestamp() else a.last_at + gone * make_interval(secs => each) end as since) as counted)
  where a.open_at <= clock_timestamp()
  returning tries`

/**
 * Counts one try. Answers null when it may be evaluated, otherwise how many seconds are left to
 * wait.
 */
export async function reserveAttempt(
  tx: Transaction,
  [purpose, key]: RateLimit,
): Promise<number | null> {
  const policy = attemptPolicies[purpose]
  const values = [
    purpose,
    hashOf(key),
    policy.free,
    policy.firstWaitSeconds,
    policy.longestWaitSeconds,
    policy.forgetAfterSeconds,
  ]
  if (await tx.maybeRow(countAttempt, values)) return null
  const left = await tx.maybeRow<{ seconds: number }>(
    `select ceil(extract(epoch from open_at - clock_timestamp()))::int as seconds from attempts where purpose = $1 and key = $2`,
    [purpose, hashOf(key)],
  )
  return Math.max(1, left?.seconds ?? 1)
}

/** Counts a try at each door, narrow ones first, or refuses and counts none. */
export async function checkRateLimits(
  ctx: StepsContext,
  limits: readonly RateLimit[],
  refusal: IdentityRefusal,
): Promise<void> {
  const seconds = await counting(ctx, (tx) => reserveAttempts(tx, limits)).catch(
    (error: unknown) => {
      if (error instanceof MustWait) return error.seconds
      throw error
    },
  )
  if (seconds !== null)
    refuse(identityRefusals, refusal, { status: 429, figures: { seconds: String(seconds) } })
}

/** Rolls the tries at the earlier doors back: nothing was evaluated. */
class MustWait extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('This door must wait')
    this.seconds = seconds
  }
}

/**
 * The doors are always given in the same order of purposes, so that two callers never wait for each
 * other.
 */
async function reserveAttempts(tx: Transaction, limits: readonly RateLimit[]): Promise<null> {
  for (const limit of limits) {
    const seconds = await reserveAttempt(tx, limit)
    if (seconds !== null) throw new MustWait(seconds)
  }
  return null
}

/**
 * After a success, in a transaction of its own: everybody passes the last door, and whoever holds
 * its row until a session is written keeps everybody waiting, each with a connection that money
 * needs (measured: docs/performance.md).
 */
export async function refundAttempts(
  ctx: StepsContext,
  [own, ...others]: readonly RateLimit[],
): Promise<void> {
  await counting(ctx, async (tx) => {
    if (own) await clearAttempts(tx, own)
    for (const limit of others) await refundAttempt(tx, limit)
  })
}

/**
 * For the same reason not until the disk has it: should the machine break down, the counts of its
 * last moment are lost and nothing else.
 */
async function counting<T>(ctx: StepsContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await ctx.database.transaction(async (tx) => {
    await tx.rows(`set local synchronous_commit = off`)
    return await work(tx)
  })
}

/**
 * A server that is too busy to look at a password has learnt nothing from the try: it does not
 * count.
 */
export async function refundIfBusy<T>(
  ctx: StepsContext,
  limits: readonly RateLimit[],
  evaluate: () => Promise<T>,
): Promise<T> {
  try {
    return await evaluate()
  } catch (error) {
    if (error instanceof Refusal && error.refusalName === 'busy-signing-in') {
      await counting(ctx, async (tx) => {
        for (const limit of limits) await refundAttempt(tx, limit)
      })
    }
    throw error
  }
}

/** One try that does not count, at a door that has others: those of the same owner, or of everybody. */
async function refundAttempt(tx: Transaction, [purpose, key]: RateLimit): Promise<void> {
  await tx.rows(
    `update attempts set tries = greatest(tries - 1, 0), open_at = clock_timestamp() where purpose = $1 and key = $2`,
    [purpose, hashOf(key)],
  )
}

/** After a success at a door of one's own: it begins anew. */
export async function clearAttempts(tx: Transaction, [purpose, key]: RateLimit): Promise<void> {
  await tx.rows(`delete from attempts where purpose = $1 and key = $2`, [purpose, hashOf(key)])
}

/**
 * What is counted for an address: IPv6 by its /64, because one customer has that many addresses at
 * will; and never by the port, which some proxies write behind it and every connection has another
 * of.
 */
export function addressKey(address: string): string {
  const withoutPort = address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const plain = withoutPort.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
