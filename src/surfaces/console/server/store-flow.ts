import type { Database } from '#foundation/platform/server/database/database.ts'
import type { Check } from '#ledger/server/verify.ts'
import { flowProblems, storeFlowDays, storeFlowHours } from './flow-store.ts'
import { joinedProblems, storeJoinedDays, storeJoinedHours } from './joined-store.ts'
import { daysAtOnce } from './periods-store.ts'

/** For the seed. */
export { forgetJoined } from './joined-store.ts'

/** A job: stores the sums of every finished day and hour, once, and how many users joined. */
export async function storeFlow(database: Database): Promise<void> {
  while ((await database.transaction(storeFlowDays)) === daysAtOnce);
  await database.transaction(storeFlowHours)
  while ((await database.transaction(storeJoinedDays)) === daysAtOnce);
  await database.transaction(storeJoinedHours)
}

export const flowChecks: readonly Check[] = [
  {
    name: 'What is kept of each day and hour is what the book says of it',
    counts: `select (select count(*) from flow_days) + (select count(*) from flow_hours) as count`,
    problems: flowProblems,
  },
  {
    name: 'What is kept of each day and hour is how many users joined',
    counts: `select (select count(*) from joined_days) + (select count(*) from joined_hours)
      as count`,
    problems: joinedProblems,
  },
]
