import { findWaitingApproval } from '../approvals/read-approvals.ts'
import { readCompanySettings } from '../company/read-settings.ts'
import { findUser } from '../identity/actions.ts'
import { staffPersonOf } from '../identity/staff-person.ts'
import { readGivenLately } from '../investments/given-lately.ts'
import { readBalance } from '../ledger/actions.ts'
import type { Act } from '../platform/act.ts'
import type { AdjustmentStanding } from './contract.ts'

/** How a wallet stands before somebody adjusts it; 404 when there is no such user. */
export async function readStanding(
  act: Act,
  { userId }: { userId: string },
): Promise<AdjustmentStanding> {
  const { tx } = act
  await findUser(tx, userId)
  const [balance, settings] = [await readBalance(tx, userId), await readCompanySettings(tx)]
  return {
    ...balance,
    latelyCentavos: await readGivenLately(tx, userId),
    bandCentavos: settings.adjustmentApprovalCentavos,
    waiting: (await findWaitingApproval(tx, { kind: 'adjustment', subjectId: userId })) ?? null,
    own: staffPersonOf(act) === userId,
  }
}
