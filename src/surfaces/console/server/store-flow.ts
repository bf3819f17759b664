import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Check } from '#ledger/server/verify.ts'
import { daysAtOnce, flowProblems, storeFlowDays } from './flow-store.ts'

/** A job: stores the sums of every finished day, once. */
export async function storeFlow(database: Database): Promise<void> {
  while ((await database.transaction(storeFlowDays)) === daysAtOnce);
}

export const flowChecks: readonly Check[] = [
  {
    name: 'What is kept of each day is what the book says of it',
    counts: 'select count(*) as count from flow_days',
    problems: flowProblems,
  },
]
