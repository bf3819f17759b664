/**
 * An adjustment that waits for a second person: how it is stored, and what must not have changed
 * when it is carried out.
 */
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { lockWallet, readBalance } from '#ledger/server/actions.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import {
  noDetails,
  withMore,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { adjustmentDirection, signedAdjustment, type Adjustment } from '../shared/rules.ts'

/** Stored as text in the approval, so the names of its fields must never change. */
const filedAdjustment = z.strictObject({
  adjustmentId: z.string(),
  userId: z.string(),
  direction: adjustmentDirection,
  /** Centavos in digits. */
  amount: z.string(),
  reason: z.string(),
  notes: z.string(),
})
export type FiledAdjustment = z.infer<typeof filedAdjustment>

export function writeFiledAdjustment({ amountCentavos, ...rest }: Adjustment): FiledAdjustment {
  return { ...rest, amount: String(amountCentavos) }
}

export function readFiledAdjustment({ amount, ...rest }: FiledAdjustment): Adjustment {
  return { ...rest, amountCentavos: BigInt(amount) }
}

/** The kind of approval without `carryOut`, which adjust-balance.ts adds. */
export const adjustmentApprovalBase: Omit<ApprovalKind<FiledAdjustment>, 'carryOut'> = {
  name: 'adjustment',
  payload: filedAdjustment,
  subject: ({ adjustmentId }) => ({ kind: 'adjustment', id: adjustmentId }),
  // Lock the wallet too: the balance that is compared must not change before the posting.
  lock: async (tx, { userId }) =>
    void (await together([lockUser(tx, userId), lockWallet(tx, userId)])),
  snapshot: snapshotAdjustment,
}

/** Includes the balance, so that both people agree to the same figures before and after. */
async function snapshotAdjustment(
  tx: Transaction,
  filed: FiledAdjustment,
): Promise<ApprovalSnapshot> {
  const [owner, before] = await together([
    findUser(tx, filed.userId),
    readBalance(tx, filed.userId),
  ])
  const change = signedAdjustment(readFiledAdjustment(filed))
  return {
    state: { ...before, ownerRole: owner.role, ownerStatus: owner.status },
    effect: {
      before,
      after: withMore(before, change),
      till: 'adjustments',
      tillCentavos: -change,
    },
    details: {
      ...noDetails,
      reason: filed.reason,
      notes: filed.notes,
    },
  }
}
