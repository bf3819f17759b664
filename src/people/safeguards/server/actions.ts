import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import type { SafeguardsView } from '../shared/contract.ts'
import { safeguardRecordTexts } from '../shared/record-words.ts'
import { isSecurityEvent } from '../shared/rules.ts'
import { safeguardRefusals } from '../shared/words-refusals.ts'
import { notifySecurityEvent } from './notify-security-event.ts'
import { readSafeguards, writeLock } from './store.ts'

/**
 * The pause and the lock that block a user's withdrawals now. To decide on them, call
 * `lockUserForShare` of identity first and read them by a later statement: a concurrent pause or
 * lock then either is visible or waits.
 */
export async function findSafeguards(tx: Transaction, userId: string): Promise<SafeguardsView> {
  const { pausedUntil, pauseReason, lockedAt } = (await readSafeguards(tx, userId)) ?? {
    pausedUntil: null,
    pauseReason: null,
    lockedAt: null,
  }
  return { pausedUntil, pauseReason: isSecurityEvent(pauseReason) ? pauseReason : null, lockedAt }
}

/** Refuses: money-locked (409), withdrawals-paused (409). */
export function checkMayWithdraw({ pausedUntil, pauseReason, lockedAt }: SafeguardsView): void {
  if (lockedAt) refuse(safeguardRefusals, 'money-locked', { status: 409 })
  if (!pausedUntil) return
  const figures = { until: pausedUntil.toISOString(), event: pauseReason ?? '' }
  refuse(safeguardRefusals, 'withdrawals-paused', { status: 409, figures })
}

export async function readMySafeguards(ctx: ActionContext): Promise<SafeguardsView> {
  return await findSafeguards(ctx.tx, callerUserId(ctx))
}

/** Refuses all withdrawals until the owner unlocks the money. A second lock announces nothing. */
export async function lockMoney(ctx: ActionContext): Promise<SafeguardsView> {
  return await changeLock(ctx, true)
}

export async function unlockMoney(ctx: ActionContext): Promise<SafeguardsView> {
  return await changeLock(ctx, false)
}

async function changeLock(ctx: ActionContext, locked: boolean): Promise<SafeguardsView> {
  const userId = callerUserId(ctx)
  await lockUser(ctx.tx, userId)
  if (!locked) await refuseEndedSession(ctx)
  if (await writeLock(ctx.tx, userId, locked)) {
    const [actionType, description] = locked
      ? (['MONEY_LOCKED', safeguardRecordTexts.locked] as const)
      : (['MONEY_UNLOCKED', safeguardRecordTexts.unlocked] as const)
    await recordActivity(ctx, { userId, actionType, description })
    await notifySecurityEvent(ctx, { userId, event: locked ? 'money-locked' : 'money-unlocked' })
    publish(ctx.tx, { topic: 'safeguards', id: userId, to: { userId } })
    publish(ctx.tx, { topic: 'safeguards', id: userId, to: 'admins' })
  }
  return await findSafeguards(ctx.tx, userId)
}
