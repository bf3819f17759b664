import type { ApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { carryOutAdjustment } from './adjust-balance.ts'
import { frozenAdjustment, thawAdjustment, type FrozenAdjustment } from './frozen-adjustment.ts'

/** An adjustment above the band, by two of the staff. */
export const adjustmentApproval: ApprovalKind<FrozenAdjustment> = {
  ...frozenAdjustment,
  carryOut: async (ctx, payload) => void (await carryOutAdjustment(ctx, thawAdjustment(payload))),
}
