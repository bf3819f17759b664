import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { insertViewAlarm, type NewAlarm } from './store.ts'

/** Those that nobody has settled. */
export async function countOpenAlarms(tx: Transaction): Promise<number> {
  const { count } = await tx.row<{ count: number }>(
    `select count(*)::int as count from view_alarms where settled_at is null`,
  )
  return count
}

/** Raises an alarm about the caller, which all staff see until somebody else settles it. */
export async function raiseAlarm(
  ctx: ActionContext,
  alarm: Omit<NewAlarm, 'alarmId'>,
): Promise<void> {
  const alarmId = uuidv7()
  await insertViewAlarm(ctx.tx, { alarmId, ...alarm })
  const { userId } = signedInCaller(ctx)
  const text = alarm.inLists ? userRecordTexts.listAlarm : userRecordTexts.viewAlarm
  await recordActivity(ctx, {
    userId,
    actionType: 'STAFF_LOOKS_ALARM',
    description: text(alarm.people, alarm.minutes),
    subject: userId === null ? undefined : { kind: 'user', id: userId },
  })
  publish(ctx.tx, { topic: 'users', id: alarmId, to: 'admins' })
}
