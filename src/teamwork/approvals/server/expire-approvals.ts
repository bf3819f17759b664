import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import type { AnyApprovalKind } from './approval-kind.ts'
import { readFrozenRequest } from './decide-approval.ts'
import { recordApprovalExpiry } from './file-approval.ts'
import { expireDueApprovals } from './store.ts'

const batchSize = 100

/**
 * Marks up to 100 overdue requests as expired and returns how many. The job loop calls it; several
 * servers may at once. Decisions do not depend on it: they compare with the clock of the database.
 */
export async function expireApprovals(
  {
    database,
    ...ground
  }: { database: Database } & Pick<ActionContext, 'settings' | 'files' | 'secrets'>,
  kinds: readonly AnyApprovalKind[],
): Promise<number> {
  return await database.transaction(async (tx) => {
    const ctx = systemContext(tx, ground)
    const ended = await expireDueApprovals(tx, batchSize)
    for (const request of ended)
      await recordApprovalExpiry(ctx, request, () => readFrozenRequest(kinds, request).subject)
    return ended.length
  })
}
