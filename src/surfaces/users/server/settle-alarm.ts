import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  findPairObstacle,
  refuseObstacle,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userRefusals } from '../shared/words.ts'
import { lockOpenAlarm, saveSettlement } from './store.ts'

/**
 * Records what was behind an alarm and closes it. Refuses finding-required, alarm-not-found (404)
 * and own-alarm (403): the staff member whom the alarm is about must not settle it, nor anybody who
 * is no second person to them. They may have left the staff since.
 */
export async function settleAlarm(
  ctx: ActionContext,
  { alarmId, finding }: { alarmId: string; finding: string },
): Promise<Record<string, never>> {
  if (finding === '') refuse(userRefusals, 'finding-required', { field: 'finding' })
  const by = staffPersonOf(ctx)
  const alarm =
    (await lockOpenAlarm(ctx.tx, alarmId)) ??
    refuse(userRefusals, 'alarm-not-found', { status: 404 })
  const pair = { first: alarm.staffPerson, second: by, madeAt: alarm.raisedAt }
  await sharePair(ctx.tx, pair.first, by)
  const obstacle = await findPairObstacle(ctx.tx, pair)
  if (obstacle && obstacle.obstacle !== 'first-not-staff')
    refuseObstacle(obstacle, () => refuse(userRefusals, 'own-alarm', { status: 403 }))
  await saveSettlement(ctx.tx, { alarmId, by, finding })
  const { userId } = signedInCaller(ctx)
  const subject =
    alarm.staffPerson === companyAccessPerson
      ? undefined
      : ({ kind: 'user', id: alarm.staffPerson } as const)
  await recordActivity(ctx, {
    userId,
    actionType: 'STAFF_LOOKS_ALARM_SETTLED',
    description: userRecordTexts.alarmSettled(finding),
    subject,
  })
  publish(ctx.tx, { topic: 'users', id: alarmId, to: 'admins' })
  return {}
}
