import type { Database } from '#foundation/platform/server/database/database.ts'
/**
 * The end of the time of those that nobody decided, written down. No rule depends on it: who
 * decides asks the database's clock.
 */
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import type { AnyKind } from './approval-kind.ts'
import { readThing } from './decide-approval.ts'
import { recordExpiry } from './file-approval.ts'
import { expireDueApprovals } from './store.ts'

const atOnce = 100

/** For the job loop; safe on many servers at once. Answers how many it ended. */
export async function expireApprovals(
  {
    database,
    ...ground
  }: { database: Database } & Pick<ActionContext, 'settings' | 'files' | 'secrets'>,
  kinds: readonly AnyKind[],
): Promise<number> {
  return await database.transaction(async (tx) => {
    const ctx = systemContext(tx, ground)
    const ended = await expireDueApprovals(tx, atOnce)
    for (const request of ended)
      await recordExpiry(ctx, request, () => readThing(kinds, request).subject)
    return ended.length
  })
}
