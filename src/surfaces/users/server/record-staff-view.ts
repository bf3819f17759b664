import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { viewAlarmMinutes, viewAlarmPeople } from '../shared/rules.ts'
import { raiseAlarm } from './raise-alarm.ts'
import {
  countUsersViewed,
  hasRecentStaffView,
  insertStaffView,
  lockStaffWatch,
  claimAlarm,
} from './store.ts'

/**
 * Records that the caller viewed a user; call it wherever staff read about one user. Viewing very
 * many users raises an alarm that all staff see. It counts users and not requests, because an open
 * page refetches by itself.
 */
export async function recordStaffView(ctx: ActionContext, userId: string): Promise<void> {
  const { tx } = ctx
  const staffPerson = staffPersonOf(ctx)
  if (await hasRecentStaffView(tx, staffPerson, userId, viewAlarmMinutes)) return
  await lockStaffWatch(tx, staffPerson)
  // The page sends several requests at once; another one may have recorded the view meanwhile.
  if (await hasRecentStaffView(tx, staffPerson, userId, viewAlarmMinutes)) return
  await insertStaffView(tx, { viewId: uuidv7(), staffPerson, userId })
  const people = await countUsersViewed(tx, staffPerson, viewAlarmMinutes)
  if (people >= viewAlarmPeople && (await claimAlarm(tx, staffPerson, viewAlarmMinutes)))
    await raiseAlarm(ctx, { staffPerson, people, minutes: viewAlarmMinutes, inLists: false })
}
