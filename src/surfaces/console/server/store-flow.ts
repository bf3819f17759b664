import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Check } from '#ledger/server/verify.ts'
import { flowProblems, storeFlowDays, storeFlowHours } from './flow-store.ts'
import { joinedProblems, storeJoinedDays } from './joined-store.ts'
import { daysAtOnce } from './unstored-days-sql.ts'

/** For the seed. */
export { forgetJoinedDays } from './joined-store.ts'

/** A job: stores the sums of every finished day and hour, once. */
export async function storeFlow(database: Database): Promise<void> {
  while ((await database.transaction(storeFlowDays)) === daysAtOnce);
  await database.transaction(storeFlowHours)
  while ((await database.transaction(storeJoinedDays)) === daysAtOnce);
}

export const flowChecks: readonly Check[] = [
  {
    name: 'What is kept of each day and hour is what the book says of it',
    counts: `select (select count(*) from flow_days) + (select count(*) from flow_hours) as count`,
    problems: flowProblems,
  },
  {
    name: 'What is kept of each day is how many users joined',
    counts: 'select count(*) as count from joined_days',
    problems: joinedProblems,
  },
]
