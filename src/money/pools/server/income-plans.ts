/** Income is declared of plans that exist: modules after this one know them, and main asks them. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { IncomePlan } from '../shared/contract.ts'
import { poolRefusals } from '../shared/words.ts'

/** Main passes it to the procedures. A plan that was public once stays in the list. */
export type ReadIncomePlans = (tx: Transaction) => Promise<IncomePlan[]>

/** Refuses plan-unknown (409) when a name is not that of a plan. */
export async function checkIncomePlans(
  tx: Transaction,
  names: readonly string[],
  readIncomePlans: ReadIncomePlans,
): Promise<void> {
  const known = new Set((await readIncomePlans(tx)).map(({ name }) => name))
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined)
    refuse(poolRefusals, 'plan-unknown', {
      status: 409,
      field: 'plans',
      figures: { plan: unknown },
    })
}
