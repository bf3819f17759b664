/** The week of a digest: Monday to Sunday in Manila. */
import { addDays, dayStart } from '#foundation/time/shared/days.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'

export interface DigestWeek {
  /** '2026-11-16' and '2026-11-22'. */
  monday: string
  sunday: string
  /** The first instant of it, and the first one after it. */
  start: Date
  end: Date
  /** When its digests are sent: whoever turns them on later waits for the next week. */
  sendFrom: Date
}

const sendFromHour = 8
/** A digest that a long stop of the servers delays further is not sent: it would be old news. */
const sendForDays = 2
const hourMs = 3_600_000

/** The week whose digests are due now; null at all other times. */
export function dueWeek(now: Date): DigestWeek | null {
  const today = manilaDate(now)
  const afterMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const thisMonday = addDays(today, -afterMonday)
  const end = dayStart(thisMonday)
  const sendFrom = new Date(end.getTime() + sendFromHour * hourMs)
  if (now < sendFrom || now >= dayStart(addDays(thisMonday, sendForDays))) return null
  const monday = addDays(thisMonday, -7)
  return { monday, sunday: addDays(monday, 6), start: dayStart(monday), end, sendFrom }
}
