import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockUserForShare } from '#people/identity/server/actions.ts'
import type { UserStatus } from '#people/identity/shared/rules.ts'
import { findSafeguards } from '#people/safeguards/server/actions.ts'
import type { SafeguardsView } from '#people/safeguards/shared/contract.ts'
import type { BlockedRefusal } from '../../shared/rules.ts'

type Words = Readonly<Record<BlockedRefusal, RefusalWords>>

interface MoneyOwner {
  user: { status: UserStatus }
  safeguards: SafeguardsView
}

/** The user stays locked: a simultaneous lock or pause is seen, or waits. */
export async function lockCaller(ctx: ActionContext) {
  const userId = callerUserId(ctx)
  const [user, safeguards] = await together([
    lockUserForShare(ctx.tx, userId),
    findSafeguards(ctx.tx, userId),
  ])
  return { user, safeguards }
}

/** Refuses user-not-active (403). */
export function refuseInactive(words: Words, { status }: { status: UserStatus }): void {
  if (status !== 'active') refuse(words, 'user-not-active', { status: 403, figures: { status } })
}

/** Placed money waits for what a withdrawal waits for. Refuses money-locked, -paused (409), too. */
export function refuseBlocked(words: Words, { user, safeguards }: MoneyOwner): void {
  refuseInactive(words, user)
  const { lockedAt, pausedUntil } = safeguards
  if (lockedAt) refuse(words, 'money-locked', { status: 409 })
  if (pausedUntil)
    refuse(words, 'money-paused', { status: 409, figures: { until: pausedUntil.toISOString() } })
}
