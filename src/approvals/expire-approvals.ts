/** The end of the time of those that nobody decided, written down. No rule depends on it: who decides asks the database's clock. */
import { recordActivity } from '../activity/actions.ts'
import { showPesosSigned } from '../peso/peso.ts'
import { systemAct, type Act } from '../platform/act.ts'
import type { Database } from '../platform/database.ts'
import type { AnyKind } from './approval-kind.ts'
import { readThing } from './decide-approval.ts'
import { publishApproval } from './file-approval.ts'
import { recorded } from './record-words.ts'
import { expireDue } from './store.ts'

const atOnce = 100

/** For the job loop; safe on many servers at once. Answers how many it ended. */
export async function expireApprovals({ database, ...ground }: { database: Database } & Pick<Act, 'settings' | 'files' | 'secrets'>, kinds: readonly AnyKind[]): Promise<number> {
  return await database.transaction(async (tx) => {
    const act = systemAct(tx, ground)
    const ended = await expireDue(tx, atOnce)
    for (const request of ended) {
      const { subject } = readThing(kinds, request)
      const description = recorded.expired[request.kind](showPesosSigned(request.amountCentavos))
      await recordActivity(act, { userId: null, actionType: 'ADMIN_APPROVAL_EXPIRED', description, subject })
      publishApproval(act, request.approvalId)
    }
    return ended.length
  })
}
