/**
 * Looking at somebody is recorded, and looking at very many people raises an alarm that all of the
 * staff see.
 */
import { v7 as uuidv7 } from 'uuid'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { viewAlarmMinutes, viewAlarmPeople } from '../shared/rules.ts'
import {
  countPeopleViewed,
  hasRecentStaffView,
  insertAlarm,
  insertStaffView,
  lockWatch,
  mayAlarm,
} from './store.ts'

/**
 * Call it wherever staff read about one person. Counted are people, not answers: a page that is
 * open asks again by itself, and whoever takes many people's particulars away has to look at many
 * people.
 */
export async function recordStaffView(ctx: ActionContext, userId: string): Promise<void> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  if (await hasRecentStaffView(tx, person, userId, viewAlarmMinutes)) return
  await lockWatch(tx, person)
  // The page asks for several things at once; the first one that came through here has written the look.
  if (await hasRecentStaffView(tx, person, userId, viewAlarmMinutes)) return
  await insertStaffView(tx, { viewId: uuidv7(), person, userId })
  const people = await countPeopleViewed(tx, person, viewAlarmMinutes)
  if (people >= viewAlarmPeople && (await mayAlarm(tx, person, viewAlarmMinutes)))
    await raiseAlarm(ctx, person, people)
}

async function raiseAlarm(ctx: ActionContext, person: string, people: number): Promise<void> {
  const alarmId = uuidv7()
  await insertAlarm(ctx.tx, { alarmId, person, people, minutes: viewAlarmMinutes })
  const { userId } = signedInCaller(ctx)
  const subject = userId === null ? undefined : ({ kind: 'user', id: userId } as const)
  await recordActivity(ctx, {
    userId,
    actionType: 'STAFF_LOOKS_ALARM',
    description: userRecordTexts.looksAlarm(people, viewAlarmMinutes),
    subject,
  })
  publish(ctx.tx, { topic: 'users', id: alarmId, to: 'admins' })
}
