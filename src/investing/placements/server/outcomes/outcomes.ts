import { cacheRead } from '#foundation/platform/server/database/cache-read.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Outcome } from '../../shared/contract-maturity.ts'
import type { Cohort } from '../../shared/contract-staff.ts'
import { selectCohorts } from './outcome-reads.ts'

type Reads = Pick<ActionContext, 'tx'>

export async function listCohorts({ tx }: Reads): Promise<Cohort[]> {
  return await selectCohorts(tx)
}

/** The same for everybody, without the counts of each state. Only cancelled ones: no outcome. */
export async function listOutcomes(ctx: Reads): Promise<Outcome[]> {
  return (await listCohorts(ctx))
    .filter(({ placementCount }) => placementCount > 0)
    .map(
      ({
        coolingCount: _cooling,
        activeCount: _active,
        exitedCount: _exited,
        cancelledCount: _cancelled,
        nextDueOn: _next,
        ...outcome
      }) => outcome,
    )
}

/** Reading them walks through all placements, and anybody may ask. */
const outcomesKeptMs = 10_000
const readKept = cacheRead(outcomesKeptMs, (tx) => listOutcomes({ tx }))

export const listKeptOutcomes = ({ tx }: Reads): Promise<Outcome[]> => readKept(tx)
