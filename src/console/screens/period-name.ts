import { manilaMonth, showMonth } from '../../time/months.ts'
import { showShortDay, type Language } from '../../time/time.ts'
import type { FlowStep } from '../rules-flow.ts'

/** 'Nov 22', the Monday of a week, 'November 2026'. */
export function periodName(from: Date, by: FlowStep, language: Language): string {
  return by === 'month' ? showMonth(manilaMonth(from), language) : showShortDay(from, language)
}
