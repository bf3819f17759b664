/**
 * Counts the people whom staff are shown in lists, searches and exports. Reading one page of a list
 * is work; reading very many people raises an alarm that all staff see, like opening very many
 * pages of users.
 */
import type { Database } from '#foundation/platform/server/database/database.ts'
import { inTransaction, type CallContext } from '#foundation/platform/server/http/serve.ts'
import { deleteInBatches } from '#foundation/platform/server/in-batches.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { listAlarmSpans } from '../shared/rules.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { claimListAlarm, countPeopleListed, lockStaffWatch, writeListedPeople } from './store.ts'

/**
 * When this process last wrote each pair of staff and user, so that a page that refetches writes
 * nothing. One map for each server, because tests run several in one process.
 */
const writtenLately = new WeakMap<Settings, Map<string, number>>()
const latelyMs = 60_000
const rememberedMax = 50_000

/** Call it for an answer to the staff, after the answer's own connection is free again. */
export async function noteListedPeople(context: CallContext, answer: unknown): Promise<void> {
  if (context.caller.role !== 'admin') return
  const staffPerson = staffPersonOf(context)
  const lately = rememberedOf(context.settings)
  const now = performance.now()
  const keyOf = (userId: string) => `${staffPerson} ${userId}`
  const userIds = [...peopleIn(answer)].filter(
    (userId) => now - (lately.get(keyOf(userId)) ?? -Infinity) > latelyMs,
  )
  if (userIds.length === 0) return
  await inTransaction(context, async (ctx) => {
    await lockStaffWatch(ctx.tx, staffPerson)
    await writeListedPeople(ctx.tx, staffPerson, userIds)
    for (const { people: most, minutes } of listAlarmSpans) {
      const people = await countPeopleListed(ctx.tx, staffPerson, minutes)
      if (people >= most && (await claimListAlarm(ctx.tx, staffPerson, minutes)))
        await raiseAlarm(ctx, { staffPerson, people, minutes, inLists: true })
    }
  })
  for (const userId of userIds) lately.set(keyOf(userId), now)
}

function rememberedOf(settings: Settings): Map<string, number> {
  const known = writtenLately.get(settings)
  if (known && known.size < rememberedMax) return known
  const fresh = new Map<string, number>()
  writtenLately.set(settings, fresh)
  return fresh
}

/** Every `userId` in an answer, however deep. */
function peopleIn(answer: unknown, found = new Set<string>()): Set<string> {
  if (typeof answer !== 'object' || answer === null) return found
  for (const [key, value] of Object.entries(answer))
    if (key === 'userId' && typeof value === 'string') found.add(value)
    else peopleIn(value, found)
  return found
}

/** For the hourly job. */
export async function forgetListedPeople(database: Database): Promise<void> {
  await deleteInBatches(database, {
    table: 'listed_people',
    where: `listed_at < now() - interval '1 day'`,
  })
}
