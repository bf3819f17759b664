/**
 * An adjustment that waits for a second person: what is frozen of it, and what must still be so
 * when it is carried out.
 */
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { lockWallet, readBalance } from '#ledger/server/actions.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import type { ApprovalKind, ApprovalSnapshot } from '#teamwork/approvals/server/approval-kind.ts'
import { adjustmentDirection, signedAdjustment, type Adjustment } from '../shared/rules.ts'

const frozen = z.strictObject({
  adjustmentId: z.string(),
  userId: z.string(),
  direction: adjustmentDirection,
  /** Digits of centavos. */
  amount: z.string(),
  reason: z.string(),
  notes: z.string(),
})
export type FrozenAdjustment = z.infer<typeof frozen>

export function freezeAdjustment({ amountCentavos, ...asked }: Adjustment): FrozenAdjustment {
  return { ...asked, amount: String(amountCentavos) }
}

export function thawAdjustment({ amount, ...asked }: FrozenAdjustment): Adjustment {
  return { ...asked, amountCentavos: BigInt(amount) }
}

/** All but the act itself, which the verb that files it must not know. */
export const frozenAdjustment: Omit<ApprovalKind<FrozenAdjustment>, 'carryOut'> = {
  name: 'adjustment',
  payload: frozen,
  subject: ({ adjustmentId }) => ({ kind: 'adjustment', id: adjustmentId }),
  // The wallet too: what is compared with the balance that was agreed on must still be so when it is booked.
  lock: async (tx, { userId }) =>
    void (await together([lockUser(tx, userId), lockWallet(tx, userId)])),
  look: snapshotAdjustment,
}

/**
 * The balance belongs to what was agreed on: who agrees sees the same figures before and after as
 * who asked.
 */
async function snapshotAdjustment(
  tx: Transaction,
  asked: FrozenAdjustment,
): Promise<ApprovalSnapshot> {
  const [owner, before] = await together([
    findUser(tx, asked.userId),
    readBalance(tx, asked.userId),
  ])
  const change = signedAdjustment(thawAdjustment(asked))
  return {
    state: { ...before, ownerRole: owner.role, ownerStatus: owner.status },
    effect: {
      before,
      after: {
        ...before,
        availableCentavos: before.availableCentavos + change,
        postedCentavos: before.postedCentavos + change,
      },
      till: 'adjustments',
      tillCentavos: -change,
    },
    details: {
      referenceNumber: null,
      moveTo: null,
      planName: null,
      placedCentavos: null,
      bankName: null,
      accountName: null,
      accountNumber: null,
      bankReference: null,
      reason: asked.reason,
      notes: asked.notes,
    },
  }
}
