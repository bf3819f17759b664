/** Instants of the story, in Manila's time (UTC+8, no summer time), and its own chance. */
import type { Moment, Pace } from '../pace.ts'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const manilaMs = 480 * minuteMs

/** People do nothing between these hours. */
const opens = 7 * 60
const closes = 22 * 60

export interface Calendar {
  end: Date
  /** Of the story's today in Manila: 0 is Sunday. */
  weekday(daysAgo: number): number
  at(daysAgo: number, minuteOfDay: number): Date
  instant(moment: Moment): Date
  /** The paces of one life. */
  pace: Pace
}

export function openCalendar(end: Date, until: (at: Date) => Promise<void>): Calendar {
  const today = Math.floor((end.getTime() + manilaMs) / dayMs)
  const at = (daysAgo: number, minuteOfDay: number) =>
    new Date((today - daysAgo) * dayMs - manilaMs + minuteOfDay * minuteMs)
  const instant = (moment: Moment) => {
    if ('daysAgo' in moment) return at(moment.daysAgo, minuteOf(moment.at))
    if ('openMinutesAgo' in moment) return beforeByDay(end, moment.openMinutesAgo)
    if ('minutesAgo' in moment) return new Date(end.getTime() - moment.minutesAgo * minuteMs)
    const seconds = 'minutes' in moment ? moment.minutes * 60 : moment.seconds
    return new Date(Date.now() + seconds * 1_000)
  }
  return {
    end,
    weekday: (daysAgo) => (today - daysAgo + 4) % 7,
    at,
    instant,
    pace: (moment) => until(instant(moment)),
  }
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Counts back from `end` in minutes of the day; those of the night do not count. */
function beforeByDay(end: Date, minutes: number): Date {
  const local = end.getTime() + manilaMs
  let day = Math.floor(local / dayMs)
  let minute = (local - day * dayMs) / minuteMs
  if (minute > closes) minute = closes
  if (minute < opens) [day, minute] = [day - 1, closes]
  for (let left = minutes; ; left -= minute - opens, day -= 1, minute = closes)
    if (left <= minute - opens) return new Date(day * dayMs - manilaMs + (minute - left) * minuteMs)
}

/** Mulberry32: the same words give the same numbers, from 0 to below 1. */
export function chanceOf(words: string): () => number {
  let state = 0
  for (const letter of words) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
