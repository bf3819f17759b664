/** Staff keep the days on which banks are closed. One person is enough, and it is recorded. */
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { Holiday } from '../shared/contract.ts'
import { offerRecordTexts } from '../shared/record-words.ts'
import type { NewHoliday } from '../shared/rules-calendar.ts'
import { calendarRefusals } from '../shared/words-form.ts'
import { deleteHoliday, insertHoliday } from './calendar-store.ts'
import { selectHolidays } from './reads.ts'

interface HolidaysOfYear {
  year: number
  holidays: Holiday[]
}

export async function listHolidays(
  ctx: ActionContext,
  { year }: { year: number },
): Promise<HolidaysOfYear> {
  return { year, holidays: await selectHolidays(ctx.tx, year) }
}

/** The same day with the same facts again changes nothing. Refuses holiday-known (409). */
export async function addHoliday(ctx: ActionContext, input: NewHoliday): Promise<HolidaysOfYear> {
  const { day, name, source, expected } = input
  const year = Number(day.slice(0, 4))
  if (!(await insertHoliday(ctx.tx, input, staffPersonOf(ctx)))) {
    const known = (await selectHolidays(ctx.tx, year)).find((one) => one.day === day)
    const isSame =
      known?.name.en === name.en &&
      known.name.fil === name.fil &&
      known.source === source &&
      known.expected === expected
    if (!isSame) refuse(calendarRefusals, 'holiday-known', { status: 409, field: 'day' })
    return await listHolidays(ctx, { year })
  }
  await recordHoliday(ctx, day, 'ADMIN_BANK_HOLIDAY_ADDED', {
    description: aboutNamed(name, (named) =>
      offerRecordTexts.holidayAdded(showWrittenDay(day), named),
    ),
    changes: {
      name: { before: null, after: name.en },
      source: { before: null, after: source },
      expected: { before: null, after: expected },
    },
  })
  return await listHolidays(ctx, { year })
}

/** Removing it again changes nothing. Terms that were promised to users keep their instant. */
export async function removeHoliday(
  ctx: ActionContext,
  { day }: { day: string },
): Promise<HolidaysOfYear> {
  const removed = await deleteHoliday(ctx.tx, day)
  if (removed)
    await recordHoliday(ctx, day, 'ADMIN_BANK_HOLIDAY_REMOVED', {
      description: aboutNamed(removed.name, (named) =>
        offerRecordTexts.holidayRemoved(showWrittenDay(day), named),
      ),
      changes: {
        name: { before: removed.name.en, after: null },
        source: { before: removed.source, after: null },
        expected: { before: removed.expected, after: null },
      },
    })
  return await listHolidays(ctx, { year: Number(day.slice(0, 4)) })
}

async function recordHoliday(
  ctx: ActionContext,
  day: string,
  actionType: string,
  more: Pick<Parameters<typeof recordActivity>[1], 'description' | 'changes'>,
): Promise<void> {
  await recordActivity(ctx, {
    userId: null,
    actionType,
    ...more,
    subject: { kind: 'bank_holiday', id: day },
  })
  publish(ctx.tx, { topic: 'offers', id: day, to: 'admins' })
}
