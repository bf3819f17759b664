/**
 * Limits on the amount and the destination of a withdrawal. judgeWithdrawalAmount decides about
 * minimum, maximum and balance: the form calls it for its hint and before the review step, and the
 * server again when the request arrives. The ledger has the last word about the balance, because it
 * locks the wallet.
 */
import { pesosInput, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import type { CompanySettings } from '#people/company/shared/rules.ts'
import {
  judgeBankDetails,
  type BankDetails,
  type BankDetailsRefusal,
} from '#people/profile/shared/rules.ts'

/** Set by the operator: the least and the most that one withdrawal may be, in centavos. */
export type WithdrawalLimits = Pick<
  CompanySettings,
  'minimumWithdrawalCentavos' | 'maximumWithdrawalCentavos'
>
export const withdrawalQuickAmounts: readonly Centavos[] = [5_000_00n, 10_000_00n, 20_000_00n]

export type WithdrawalAmountRefusal =
  | 'invalid-amount'
  | 'minimum-amount'
  | 'maximum-amount'
  | 'insufficient-balance'

/** In the order of the specification. `amountCentavos` is null when the text is no amount. */
export function judgeWithdrawalAmount(
  amountCentavos: Centavos | null,
  availableCentavos: Centavos,
  limits: WithdrawalLimits,
): WithdrawalAmountRefusal | null {
  if (amountCentavos === null || amountCentavos <= 0n) return 'invalid-amount'
  if (amountCentavos < limits.minimumWithdrawalCentavos) return 'minimum-amount'
  if (amountCentavos > limits.maximumWithdrawalCentavos) return 'maximum-amount'
  return amountCentavos > availableCentavos ? 'insufficient-balance' : null
}

export type WithdrawalRequestRefusal =
  | WithdrawalAmountRefusal
  | 'bank-details-incomplete'
  | Exclude<BankDetailsRefusal, 'bank-details-missing'>

/** The bank details as they will be stored, or the refusal and the field that it is about. */
export function judgeWithdrawalRequest(
  request: BankDetails & { amountCentavos: Centavos | null },
  availableCentavos: Centavos,
  limits: WithdrawalLimits,
):
  | { details: BankDetails }
  | { refusal: WithdrawalRequestRefusal; field: 'amount' | keyof BankDetails } {
  const refusal = judgeWithdrawalAmount(request.amountCentavos, availableCentavos, limits)
  if (refusal) return { refusal, field: 'amount' }
  const { bankName, accountName, accountNumber } = request
  const judged = judgeBankDetails({ bankName, accountName, accountNumber })
  if (!('refusal' in judged)) return judged
  return {
    refusal: judged.refusal === 'bank-details-missing' ? 'bank-details-incomplete' : judged.refusal,
    field: judged.field,
  }
}

/** The amount for the Max button; null when not even the minimum is available. */
export function mostWithdrawable(
  availableCentavos: Centavos,
  { minimumWithdrawalCentavos, maximumWithdrawalCentavos }: WithdrawalLimits,
): Centavos | null {
  if (availableCentavos < minimumWithdrawalCentavos) return null
  return availableCentavos < maximumWithdrawalCentavos
    ? availableCentavos
    : maximumWithdrawalCentavos
}

/** The limits for the refusals: the minimum as the specification writes it, '₱5000.00'. */
export function withdrawalLimitFigures(limits: WithdrawalLimits): {
  minimum: string
  maximum: string
} {
  return {
    minimum: `₱${pesosInput(limits.minimumWithdrawalCentavos)}`,
    maximum: showPesos(limits.maximumWithdrawalCentavos),
  }
}
