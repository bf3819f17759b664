import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Check } from '#ledger/server/verify.ts'
import { daysAtOnce, flowProblems, keepFlowDays } from './flow-store.ts'

/** For a job: adds up each day that is over, once. */
export async function keepFlow(database: Database): Promise<void> {
  while ((await database.transaction(keepFlowDays)) === daysAtOnce);
}

export const flowChecks: readonly Check[] = [
  {
    name: 'What is kept of each day is what the book says of it',
    counts: 'select count(*) as count from flow_days',
    problems: flowProblems,
  },
]
