import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { companyAccessPerson } from '#people/identity/shared/rules.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userRefusals } from '../shared/words.ts'
import { lockOpenAlarm, writeSettled } from './store.ts'

/**
 * Says what it was, and takes it off the screens. Never the one whom it is about: they are who must
 * not be able to.
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
  if (alarm.person === by) refuse(userRefusals, 'own-alarm', { status: 403 })
  await writeSettled(ctx.tx, { alarmId, by, finding })
  const { userId } = signedInCaller(ctx)
  const subject =
    alarm.person === companyAccessPerson ? undefined : ({ kind: 'user', id: alarm.person } as const)
  await recordActivity(ctx, {
    userId,
    actionType: 'STAFF_LOOKS_ALARM_SETTLED',
    description: userRecordTexts.alarmSettled(finding),
    subject,
  })
  publish(ctx.tx, { topic: 'users', id: alarmId, to: 'admins' })
  return {}
}
