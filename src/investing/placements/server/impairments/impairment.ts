/** A placement that ends with a loss, or late and without a return. It always takes two people. */
import * as z from 'zod/mini'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { payoutEffect } from '#money/investments/server/payout-effect.ts'
import { lockPool, readPoolBalance } from '#money/pools/server/pools.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { findUser, lockUserForShare } from '#people/identity/server/actions.ts'
import {
  noDetails,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { fileApproval } from '#teamwork/approvals/server/file-approval.ts'
import { isFiled } from '#teamwork/approvals/server/read-approvals.ts'
import type { Impairment } from '../../shared/contract-staff.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { carryOutImpairment } from './carry-out.ts'
import {
  dueUpTo,
  findImpairable,
  lockImpairable,
  ownerOfPlacement,
  type ImpairablePlacement,
} from './impair-store.ts'
import { readLateReturn } from './late-return.ts'

/** Stored as text in the approval, so the names of its fields must never change. */
const filedImpairment = z.strictObject({
  placementId: z.string(),
  approvalId: z.string(),
  /** Centavos in digits: what was placed, and what of it comes back. */
  principal: z.string(),
  returned: z.string(),
  reasonEn: z.string(),
  reasonFil: z.string(),
  notes: z.string(),
})
type FiledImpairment = z.infer<typeof filedImpairment>

/**
 * Files it for a second person. Refuses placement-not-found (404), impair-own (403),
 * impair-not-open, impair-not-less and impair-pool-can-pay (409), and what approvals refuse.
 */
export async function fileImpairment(
  ctx: ActionContext,
  { placementId, approvalId, returnedCentavos, reason, notes }: Impairment,
): Promise<{ approvalId: string }> {
  const placement = await lockWithOwner(ctx.tx, placementId)
  if (signedInCaller(ctx).userId === placement.userId)
    refuse(maturityRefusals, 'impair-own', { status: 403 })
  if (!(await isFiled(ctx.tx, approvalId)))
    await checkImpairable(ctx.tx, placement, returnedCentavos)
  await fileApproval(ctx, impairApprovalBase, {
    approvalId,
    subjectId: placementId,
    userId: placement.userId,
    amountCentavos: returnedCentavos,
    payload: {
      placementId,
      approvalId,
      principal: String(placement.principalCentavos),
      returned: String(returnedCentavos),
      reasonEn: reason.en,
      reasonFil: reason.fil,
      notes,
    },
  })
  return { approvalId }
}

/** The user, the pool, then the placement: in the order of all locks. */
async function lockWithOwner(tx: Transaction, placementId: string): Promise<ImpairablePlacement> {
  const owner = await ownerOfPlacement(tx, placementId)
  if (owner) {
    await lockUserForShare(tx, owner.userId)
    await lockPool(tx, owner.poolId)
  }
  return (await lockImpairable(tx, placementId)) ?? refuseUnknown()
}

function refuseUnknown(): never {
  refuse(maturityRefusals, 'placement-not-found', { status: 404 })
}

/** All of the principal, without a return, comes back only of one that income does not reach. */
async function checkImpairable(
  tx: Transaction,
  placement: ImpairablePlacement,
  returned: bigint,
): Promise<void> {
  const { state, isLate, principalCentavos, gainCentavos, poolId } = placement
  if (state !== 'active' && state !== 'due')
    refuse(maturityRefusals, 'impair-not-open', { status: 409 })
  if (returned > principalCentavos || (returned === principalCentavos && !isLate))
    refuse(maturityRefusals, 'impair-not-less', { status: 409, field: 'returned' })
  if (returned < principalCentavos || gainCentavos === 0n) return
  const [due, balance] = await together([dueUpTo(tx, placement), readPoolBalance(tx, poolId)])
  if (due <= balance) refuse(maturityRefusals, 'impair-pool-can-pay', { status: 409 })
}

const impairApprovalBase: Omit<ApprovalKind<FiledImpairment>, 'carryOut'> = {
  name: 'impair',
  payload: filedImpairment,
  subject: ({ placementId }) => ({ kind: 'investment', id: placementId }),
  async lock(tx, { placementId }) {
    await lockWithOwner(tx, placementId)
  },
  snapshot: snapshotImpairment,
}

export const impairApproval: ApprovalKind<FiledImpairment> = {
  ...impairApprovalBase,
  async carryOut(ctx, filed) {
    const placement = await lockWithOwner(ctx.tx, filed.placementId)
    const returnedCentavos = BigInt(filed.returned)
    await checkImpairable(ctx.tx, placement, returnedCentavos)
    await carryOutImpairment(ctx, placement, {
      moveId: filed.approvalId,
      returnedCentavos,
      reason: { en: filed.reasonEn, fil: filed.reasonFil },
      requestHash: hashRequest({ verb: 'impair-placement', ...filed }),
    })
  },
}

async function snapshotImpairment(
  tx: Transaction,
  { placementId, returned, reasonEn, reasonFil, notes }: FiledImpairment,
): Promise<ApprovalSnapshot> {
  const placement = (await findImpairable(tx, placementId)) ?? refuseUnknown()
  const { userId, state, planName, principalCentavos } = placement
  const [owner, before, lateReturn] = await together([
    findUser(tx, userId),
    readBalance(tx, userId),
    readLateReturn(tx, placement),
  ])
  return {
    state: { state, principalCentavos, ownerStatus: owner.status },
    effect: payoutEffect(before, {
      placedCentavos: principalCentavos,
      paidCentavos: BigInt(returned),
    }),
    details: {
      ...noDetails,
      planName: planName.en,
      placedCentavos: principalCentavos,
      lateReturn,
      reason: `${reasonEn}\n\n${reasonFil}`,
      notes,
    },
  }
}
