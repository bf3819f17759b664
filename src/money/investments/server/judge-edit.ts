/** Judges an edit of a locked investment before any money moves. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { type InvestmentEdit } from '../shared/rules-input.ts'
import {
  investmentNeedsReason,
  investmentPayout,
  isOpenInvestment,
  mayMoveInvestment,
  type InvestmentStatus,
} from '../shared/rules.ts'
import { investmentRefusals, investmentWords } from '../shared/words.ts'
import type { InvestmentRow } from './store.ts'

export interface JudgedEdit {
  /** The locked row. */
  before: InvestmentRow
  input: InvestmentEdit
  to: InvestmentStatus
  /** The centavos that return to the wallet at its end; null while it is open. */
  payoutCentavos: Centavos | null
}

/**
 * Refuses placed-by-user (409), plan-required, investment-ended (409 after the end),
 * move-not-allowed (409), reason-required and payout-required.
 */
export function judgeEdit(before: InvestmentRow, input: InvestmentEdit): JudgedEdit {
  if (before.hasPlacement) refuse(investmentRefusals, 'placed-by-user', { status: 409 })
  const to = input.to ?? before.status
  return { before, input, to, payoutCentavos: judgePayout(before, input, to) }
}

function judgePayout(
  before: InvestmentRow,
  input: InvestmentEdit,
  to: InvestmentStatus,
): Centavos | null {
  const { statuses } = investmentWords
  const isSameAmount = input.amountCentavos === before.amountCentavos
  if (input.planName === '') refuse(investmentRefusals, 'plan-required', { field: 'planName' })
  if (to === before.status) {
    if (!isOpenInvestment(to) && !isSameAmount)
      refuse(investmentRefusals, 'investment-ended', { status: 409, field: 'amount' })
    return before.payoutCentavos
  }
  if (!mayMoveInvestment(before.status, to))
    refuse(investmentRefusals, 'move-not-allowed', {
      status: 409,
      field: 'to',
      figures: { from: statuses[before.status].toLowerCase(), to: statuses[to].toLowerCase() },
    })
  if (investmentNeedsReason(to) && input.reason === '')
    refuse(investmentRefusals, 'reason-required', { field: 'reason' })
  if (isOpenInvestment(to)) return null
  // With another amount in the same edit it would be unclear which of the two came back.
  if (!isSameAmount) refuse(investmentRefusals, 'investment-ended', { field: 'amount' })
  return (
    investmentPayout(to, before.amountCentavos, input.payoutCentavos) ??
    refuse(investmentRefusals, 'payout-required', { field: 'payout' })
  )
}
