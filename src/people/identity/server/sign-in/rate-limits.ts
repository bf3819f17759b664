/**
 * Limits how often something may be attempted. An attempt is counted before it is evaluated and
 * given back when it succeeds, so a burst of parallel attempts cannot pass the cap. The count has a
 * transaction of its own, so that a refusal does not undo it.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { attemptPolicies, type AttemptPurpose } from '../../shared/rules-rate-limits.ts'
import type { IdentityRefusal } from '../../shared/rules.ts'
import { identityRefusals } from '../../shared/words.ts'
import { hashToken } from '../sessions/tokens.ts'

export type RateLimit = readonly [purpose: AttemptPurpose, key: string]

/**
 * Uses clock_timestamp() instead of now(): a transaction that waited for the row's lock must see
 * the time after the wait. Attempts are forgotten one by one: an address that many share is never
 * quiet, and its count would only grow. `last_at` therefore moves on by whole forgotten attempts.
 */
const countAttempt = `
  insert into attempts as a (purpose, key, tries, last_at, open_at)
  values ($1, $2, 1, clock_timestamp(), clock_timestamp()
    + make_interval(secs => case when $3::int <= 1 then $4::int else 0 end))
  on conflict (purpose, key) do update set (tries, last_at, open_at) = (
    select n, since, clock_timestamp() + make_interval(secs =>
      case when n < $3::int then 0
        else least($5::int, $4::int * 2 ^ least(n - $3::int, 20)) end)
    from (select extract(epoch from clock_timestamp() - a.last_at)::float8 as passed,
        $6::int / $3::float8 as each) as span,
      lateral (select case when passed > $6::int then a.tries
        else floor(passed / each)::int end as gone) as forgotten,
      lateral (select greatest(a.tries - gone, 0) + 1 as n,
        case when gone >= a.tries then clock_timestamp()
          else a.last_at + gone * make_interval(secs => each) end as since) as counted)
  where a.open_at <= clock_timestamp()
  returning tries`

/** Counts one attempt. Returns null when it may be evaluated, else the seconds left to wait. */
export async function reserveAttempt(
  tx: Transaction,
  [purpose, key]: RateLimit,
): Promise<number | null> {
  const policy = attemptPolicies[purpose]
  const values = [
    purpose,
    hashToken(key),
    policy.free,
    policy.firstWaitSeconds,
    policy.longestWaitSeconds,
    policy.forgetAfterSeconds,
  ]
  if (await tx.maybeRow(countAttempt, values)) return null
  const left = await tx.maybeRow<{ seconds: number }>(
    `select ceil(extract(epoch from open_at - clock_timestamp()))::int as seconds
     from attempts where purpose = $1 and key = $2`,
    [purpose, hashToken(key)],
  )
  return Math.max(1, left?.seconds ?? 1)
}

/**
 * Counts an attempt against each limit, or refuses (429) and counts none. Pass the narrow limits
 * first, and always in the same order of purposes, so that two callers never wait for each other.
 */
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

/** Rolls back the attempts that were counted against the earlier limits: nothing was evaluated. */
class MustWait extends Error {
  readonly seconds: number
  constructor(seconds: number) {
    super('This rate limit is exceeded')
    this.seconds = seconds
  }
}

async function reserveAttempts(tx: Transaction, limits: readonly RateLimit[]): Promise<null> {
  for (const limit of limits) {
    const seconds = await reserveAttempt(tx, limit)
    if (seconds !== null) throw new MustWait(seconds)
  }
  return null
}

/**
 * After a success: clears the first limit, which is the owner's own, and gives one attempt back to
 * the others. It runs in a transaction of its own. Everybody passes the overall limit; holding its
 * row until the session is written would make all of them wait, each with a connection that money
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
 * Does not wait for the disk, for the same reason: a crash of the machine loses only the counts of
 * its last moment.
 */
async function counting<T>(ctx: StepsContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return await ctx.database.transaction(async (tx) => {
    await tx.rows(`set local synchronous_commit = off`)
    return await work(tx)
  })
}

/** Gives the attempts back when the server is too busy to evaluate: nothing was learnt. */
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

/** Gives one attempt back to a limit that counts others too: of the same owner or of everybody. */
async function refundAttempt(tx: Transaction, [purpose, key]: RateLimit): Promise<void> {
  await tx.rows(
    `update attempts set tries = greatest(tries - 1, 0), open_at = clock_timestamp()
     where purpose = $1 and key = $2`,
    [purpose, hashToken(key)],
  )
}

/** Resets a limit after a success of its owner. */
export async function clearAttempts(tx: Transaction, [purpose, key]: RateLimit): Promise<void> {
  await tx.rows(`delete from attempts where purpose = $1 and key = $2`, [purpose, hashToken(key)])
}
