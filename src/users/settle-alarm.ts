import { recordActivity } from '../activity/actions.ts'
import { companyAccessPerson, staffPersonOf } from '../identity/staff-person.ts'
import { signedInCaller, type Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import { refuse } from '../platform/refuse.ts'
import { recorded } from './record-words.ts'
import { lockOpenAlarm, writeSettled } from './store.ts'
import { refusals } from './words.ts'

/**
 * Says what it was, and takes it off the screens. Never the one whom it is about: they are who must
 * not be able to.
 */
export async function settleAlarm(
  act: Act,
  { alarmId, finding }: { alarmId: string; finding: string },
): Promise<Record<string, never>> {
  if (finding === '')
    refuse(refusals['finding-required'], { name: 'finding-required', field: 'finding' })
  const by = staffPersonOf(act)
  const alarm =
    (await lockOpenAlarm(act.tx, alarmId)) ??
    refuse(refusals['alarm-not-found'], { name: 'alarm-not-found', status: 404 })
  if (alarm.person === by) refuse(refusals['own-alarm'], { name: 'own-alarm', status: 403 })
  await writeSettled(act.tx, { alarmId, by, finding })
  const { userId } = signedInCaller(act)
  const subject =
    alarm.person === companyAccessPerson ? undefined : ({ kind: 'user', id: alarm.person } as const)
  await recordActivity(act, {
    userId,
    actionType: 'STAFF_LOOKS_ALARM_SETTLED',
    description: recorded.alarmSettled(finding),
    subject,
  })
  publish(act.tx, { topic: 'users', id: alarmId, to: 'admins' })
  return {}
}
