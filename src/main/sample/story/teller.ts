/** All lives of the story share it: the company, the calendar, chance, the hours of the staff. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Being } from './being.ts'
import type { Calendar } from './calendar.ts'
import type { Company } from './company.ts'

export interface Teller extends Company {
  ctx: ActionContext
  calendar: Calendar
  /** Who has joined by now, by name. */
  beings: Map<string, Being>
  /** Throws when they have not joined yet. */
  being(name: string): Being
  /** Who is in the middle of a deposit, by name. */
  busy: Set<string>
  /** Each life has a chance of its own, whatever happens meanwhile in others. */
  begin(name: string, life: (own: Teller) => Promise<void>): void
  until(at: Date): Promise<void>
  /** From 0 to below 1. */
  chance(): number
}

export function pick<Item>({ chance }: Pick<Teller, 'chance'>, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** A whole number from `least` to `most`. */
export function between({ chance }: Pick<Teller, 'chance'>, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1))
}

/** Waits so many minutes. */
export async function later({ until }: Pick<Teller, 'until'>, minutes: number): Promise<void> {
  await until(new Date(Date.now() + minutes * minuteMs))
}

/** Whoever of the two is on duty. */
export function onDuty({ ana, ben, chance }: Pick<Teller, 'ana' | 'ben' | 'chance'>) {
  return chance() < 0.55 ? ana : ben
}

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const manilaMs = 480 * minuteMs

/** From and to, in minutes of the day. */
type Hours = readonly [from: number, to: number] | null

/** As the public site says them, Sunday first. */
const chatHours: readonly Hours[] = [
  [610, 950],
  ...Array.from({ length: 5 }, () => [485, 1_195] as const),
  [545, 1_010],
]
/** When banks pay. */
const bankHours: readonly Hours[] = [
  null,
  ...Array.from({ length: 5 }, () => [510, 1_020] as const),
  null,
]

/** Waits until the staff has come to it, so many minutes of their hours from now. */
export async function untilStaff(
  { until }: Pick<Teller, 'until'>,
  minutes: number,
  at: 'chat' | 'bank' = 'chat',
): Promise<void> {
  await until(afterHours(Date.now(), minutes, at === 'chat' ? chatHours : bankHours))
}

function afterHours(fromMs: number, minutes: number, week: readonly Hours[]): Date {
  let left = minutes
  let day = Math.floor((fromMs + manilaMs) / dayMs)
  let minute = (fromMs + manilaMs - day * dayMs) / minuteMs
  for (;;) {
    const hours = week[(day + 4) % 7]
    if (hours) {
      const begins = Math.max(minute, hours[0])
      if (begins + left <= hours[1])
        return new Date(day * dayMs - manilaMs + (begins + left) * minuteMs)
      left -= Math.max(0, hours[1] - begins)
    }
    day += 1
    minute = 0
  }
}
