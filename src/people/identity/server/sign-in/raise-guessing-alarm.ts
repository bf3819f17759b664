import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import {
  alarmedLimits,
  alarmMinutes,
  attemptPolicies,
  type AlarmedLimit,
} from '../../shared/rules-rate-limits.ts'
import type { IdentityHooks } from '../hooks.ts'

/**
 * For a job: records each door of everybody together that made somebody wait in the last minutes.
 * Answers them, for the log; one that was told of so recently is left out. Of several servers one
 * tells it.
 */
export async function raiseGuessingAlarm(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'recordActivity'>,
): Promise<AlarmedLimit[]> {
  const raised: AlarmedLimit[] = []
  for (const limit of alarmedLimits) {
    if (!(await takeWaiting(ctx.tx, limit))) continue
    await hooks.recordActivity(ctx, {
      userId: null,
      actionType: 'LOGIN_GUESSING_ALARM',
      description: identityRecordTexts.guessingAlarm[limit],
    })
    raised.push(limit)
  }
  return raised
}

/** `open_at` follows the last try that was looked at: an attack that is over is not told of again. */
async function takeWaiting(tx: Transaction, limit: AlarmedLimit): Promise<boolean> {
  const waiting = await tx.maybeRow(
    `update attempts set told_at = now()
     where purpose = $1 and tries >= $2 and open_at > now() - make_interval(mins => $3)
       and (told_at is null or told_at < now() - make_interval(mins => $3))
     returning purpose`,
    [limit, attemptPolicies[limit].free, alarmMinutes],
  )
  return waiting !== undefined
}
