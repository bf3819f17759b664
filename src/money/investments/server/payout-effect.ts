import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { withMore } from '#teamwork/approvals/server/approval-kind.ts'
import type { ApprovalEffect } from '#teamwork/approvals/shared/contract.ts'

/**
 * The effect of an investment that ends on the book. All that was placed leaves the user's till:
 * the company keeps what does not come back, and the pool of income pays what comes back besides.
 */
export function payoutEffect(
  before: ApprovalEffect['before'],
  { placedCentavos, paidCentavos }: { placedCentavos: Centavos; paidCentavos: Centavos },
): ApprovalEffect {
  const gain = paidCentavos - placedCentavos
  return {
    before,
    after: withMore(before, paidCentavos),
    till: 'investments',
    tillCentavos: -placedCentavos,
    ...(gain < 0n && { besides: { till: 'investment-money', centavos: -gain } }),
    ...(gain > 0n && { besides: { till: 'income-pool', centavos: -gain } }),
  }
}
