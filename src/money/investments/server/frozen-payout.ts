/**
 * A payout that waits for a second person: what is frozen of it, and what must still be so when it
 * is carried out.
 */
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { ApprovalKind, ApprovalSnapshot } from '#teamwork/approvals/server/approval-kind.ts'
import type { InvestmentEdit } from '../shared/rules.ts'
import { lockInvestment } from './lock-investment.ts'
import { readInvestmentView } from './reads.ts'

const frozen = z.strictObject({
  investmentId: z.string(),
  moveId: z.string(),
  planName: z.string(),
  /** Digits of centavos, like the two below. */
  amount: z.string(),
  expectedReturn: z.nullable(z.string()),
  to: z.enum(['matured', 'failed']),
  payout: z.string(),
  reason: z.string(),
  notes: z.string(),
  /** The instant that the editor had before them, in ISO form. */
  updatedAtSeen: z.string(),
})
export type FrozenPayout = z.infer<typeof frozen>

export function freezePayout(
  input: InvestmentEdit,
  to: FrozenPayout['to'],
  payoutCentavos: bigint,
): FrozenPayout {
  const {
    investmentId,
    moveId,
    planName,
    amountCentavos,
    expectedReturnCentavos,
    reason,
    notes,
    updatedAtSeen,
  } = input
  return {
    investmentId,
    moveId,
    planName,
    amount: String(amountCentavos),
    expectedReturn: expectedReturnCentavos === null ? null : String(expectedReturnCentavos),
    to,
    payout: String(payoutCentavos),
    reason,
    notes,
    updatedAtSeen: updatedAtSeen.toISOString(),
  }
}

export function thawPayout({
  amount,
  expectedReturn,
  payout,
  updatedAtSeen,
  ...asked
}: FrozenPayout): InvestmentEdit {
  return {
    ...asked,
    amountCentavos: BigInt(amount),
    expectedReturnCentavos: expectedReturn === null ? null : BigInt(expectedReturn),
    payoutCentavos: BigInt(payout),
    updatedAtSeen: new Date(updatedAtSeen),
  }
}

/** All but the act itself, which the verb that files it must not know. */
export const frozenPayout: Omit<ApprovalKind<FrozenPayout>, 'carryOut'> = {
  name: 'investment',
  payload: frozen,
  subject: ({ investmentId }) => ({ kind: 'investment', id: investmentId }),
  async lock(tx, { investmentId }) {
    await lockInvestment(tx, investmentId)
  },
  look: snapshotPayout,
}

async function snapshotPayout(
  tx: Transaction,
  { investmentId, planName, payout, reason, notes }: FrozenPayout,
): Promise<ApprovalSnapshot> {
  const { userId, status, amountCentavos, updatedAt } = await readInvestmentView(tx, investmentId)
  const [owner, before] = await together([findUser(tx, userId), readBalance(tx, userId)])
  const paid = BigInt(payout)
  return {
    state: { status, amountCentavos, updatedAt, ownerRole: owner.role, ownerStatus: owner.status },
    effect: {
      before,
      after: {
        ...before,
        availableCentavos: before.availableCentavos + paid,
        postedCentavos: before.postedCentavos + paid,
      },
      till: 'investments',
      tillCentavos: -paid,
    },
    details: {
      referenceNumber: null,
      moveTo: null,
      planName,
      placedCentavos: amountCentavos,
      bankName: null,
      accountName: null,
      accountNumber: null,
      bankReference: null,
      reason,
      notes,
    },
  }
}
