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
 * For a job: records each shared rate limit that made somebody wait in the last minutes, and
 * returns them for the log. A limit that raised an alarm recently is left out; of several servers
 * one raises it.
 */
export async function raiseGuessingAlarm(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'recordActivity'>,
): Promise<AlarmedLimit[]> {
  const raised: AlarmedLimit[] = []
  for (const limit of alarmedLimits) {
    if (!(await markAlarm(ctx.tx, limit))) continue
    await hooks.recordActivity(ctx, {
      userId: null,
      actionType: 'LOGIN_GUESSING_ALARM',
      description: identityRecordTexts.guessingAlarm[limit],
    })
    raised.push(limit)
  }
  return raised
}

/** `open_at` follows the last evaluated attempt, so an attack that is over raises no new alarm. */
async function markAlarm(tx: Transaction, limit: AlarmedLimit): Promise<boolean> {
  const marked = await tx.maybeRow(
    `update attempts set told_at = now()
     where purpose = $1 and tries >= $2 and open_at > now() - make_interval(mins => $3)
       and (told_at is null or told_at < now() - make_interval(mins => $3))
     returning purpose`,
    [limit, attemptPolicies[limit].free, alarmMinutes],
  )
  return marked !== undefined
}
