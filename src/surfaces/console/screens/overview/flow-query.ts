import type { FlowStep } from '../../shared/rules-flow.ts'
import { administration } from '../calls.ts'

/**
 * A chart of days does not change with every message: asked again each minute, and not with every
 * movement of money.
 */
const freshMs = 60_000

export function flowOf(by: FlowStep) {
  return {
    ...administration.flow.queryOptions({ input: { by } }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  }
}
