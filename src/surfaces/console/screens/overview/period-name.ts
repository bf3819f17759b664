import { manilaMonth, showMonth } from '#foundation/time/shared/months.ts'
import { showShortDay, type Language } from '#foundation/time/shared/time.ts'
import type { FlowStep } from '../../shared/rules-flow.ts'

/** 'Nov 22', the Monday of a week, 'November 2026'. */
export function periodName(from: Date, by: FlowStep, language: Language): string {
  return by === 'month' ? showMonth(manilaMonth(from), language) : showShortDay(from, language)
}
