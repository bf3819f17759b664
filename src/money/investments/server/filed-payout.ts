/**
 * A payout that waits for a second person: how it is stored, and what must not have changed when it
 * is carried out.
 */
import * as z from 'zod/mini'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import {
  noDetails,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import type { InvestmentEdit } from '../shared/rules-input.ts'
import { lockInvestment } from './lock-investment.ts'
import { payoutEffect } from './payout-effect.ts'
import { readInvestmentView } from './reads.ts'

/** Stored as text in the approval, so the names of its fields must never change. */
const filedPayout = z.strictObject({
  investmentId: z.string(),
  moveId: z.string(),
  planName: z.string(),
  /** Centavos in digits, like `expectedReturn` and `payout`. */
  amount: z.string(),
  expectedReturn: z.nullable(z.string()),
  to: z.enum(['matured', 'failed']),
  payout: z.string(),
  reason: z.string(),
  notes: z.string(),
  /** In ISO form. */
  updatedAtSeen: z.string(),
})
export type FiledPayout = z.infer<typeof filedPayout>

export function writeFiledPayout(
  input: InvestmentEdit,
  to: FiledPayout['to'],
  payoutCentavos: Centavos,
): FiledPayout {
  const { amountCentavos, expectedReturnCentavos, updatedAtSeen } = input
  return {
    investmentId: input.investmentId,
    moveId: input.moveId,
    planName: input.planName,
    amount: String(amountCentavos),
    expectedReturn: expectedReturnCentavos === null ? null : String(expectedReturnCentavos),
    to,
    payout: String(payoutCentavos),
    reason: input.reason,
    notes: input.notes,
    updatedAtSeen: updatedAtSeen.toISOString(),
  }
}

export function readFiledPayout({
  amount,
  expectedReturn,
  payout,
  updatedAtSeen,
  ...rest
}: FiledPayout): InvestmentEdit {
  return {
    ...rest,
    amountCentavos: BigInt(amount),
    expectedReturnCentavos: expectedReturn === null ? null : BigInt(expectedReturn),
    payoutCentavos: BigInt(payout),
    updatedAtSeen: new Date(updatedAtSeen),
  }
}

/** The kind of approval without `carryOut`, which edit-investment.ts adds. */
export const investmentApprovalBase: Omit<ApprovalKind<FiledPayout>, 'carryOut'> = {
  name: 'investment',
  payload: filedPayout,
  subject: ({ investmentId }) => ({ kind: 'investment', id: investmentId }),
  async lock(tx, { investmentId }) {
    await lockInvestment(tx, investmentId)
  },
  snapshot: snapshotPayout,
}

async function snapshotPayout(
  tx: Transaction,
  { investmentId, planName, payout, reason, notes }: FiledPayout,
): Promise<ApprovalSnapshot> {
  const { userId, status, amountCentavos, updatedAt } = await readInvestmentView(tx, investmentId)
  const [owner, before] = await together([findUser(tx, userId), readBalance(tx, userId)])
  return {
    state: { status, amountCentavos, updatedAt, ownerRole: owner.role, ownerStatus: owner.status },
    effect: payoutEffect(before, {
      placedCentavos: amountCentavos,
      paidCentavos: BigInt(payout),
    }),
    details: {
      ...noDetails,
      planName,
      placedCentavos: amountCentavos,
      reason,
      notes,
    },
  }
}
