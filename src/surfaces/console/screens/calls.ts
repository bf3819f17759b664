import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { consoleContract } from '../shared/contract.ts'
import type { FlowStep } from '../shared/rules-flow.ts'

export const administration = moduleCalls<typeof consoleContract>('console', 'everything')

/** The chart refetches each minute, not with every movement of money. */
const freshMs = 60_000

export function flowOf(by: FlowStep) {
  return {
    ...administration.flow.queryOptions({ input: { by } }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  }
}
