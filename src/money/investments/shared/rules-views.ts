import type { InvestmentListInput } from './rules.ts'

/** The ready views of the list, in the order of its tabs. */
export const investmentViews = {
  all: {},
  active: { status: 'active', sort: 'ends' },
  late: { status: 'late' },
  ended: { status: 'matured' },
} as const satisfies Record<string, InvestmentListInput>
