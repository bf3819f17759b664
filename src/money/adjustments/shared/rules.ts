/**
 * Staff add money to a wallet or take it away, with a reason that its user reads. Nobody adjusts
 * their own wallet.
 */
import * as z from 'zod/mini'
import { paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { centavosMax, type Centavos } from '#foundation/peso/shared/peso.ts'
import { transactionNotesMax } from '#money/transactions/shared/rules.ts'
import { signedTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'

export const adjustmentReasonMax = 500
export const adjustmentNotesMax = transactionNotesMax

export const adjustmentDirections = ['credit', 'debit'] as const
export const adjustmentDirection = z.enum(adjustmentDirections)
export type AdjustmentDirection = z.infer<typeof adjustmentDirection>

export const adjustmentTypes = { credit: 'admin_credit', debit: 'admin_debit' } as const

/** Checks the shape only; judgeAdjustment refuses amounts and reasons. */
export const adjustment = z.strictObject({
  /** Becomes the id of the transaction. Made when the dialog opens. */
  adjustmentId: requestId,
  userId: uuid,
  direction: adjustmentDirection,
  /** Positive; the direction gives the sign. */
  amountCentavos: z.bigint(),
  reason: paragraph(adjustmentReasonMax),
  notes: paragraph(adjustmentNotesMax),
})
export type Adjustment = z.infer<typeof adjustment>

/** The fields of the dialog. The amount is text. */
export const adjustmentForm = z.strictObject({
  direction: adjustmentDirection,
  amount: z.string(),
  reason: paragraph(adjustmentReasonMax),
  notes: paragraph(adjustmentNotesMax),
})
export type AdjustmentForm = z.infer<typeof adjustmentForm>

/** In the order of the specification. `amountCentavos` is null when the text is no amount. */
export function judgeAdjustment(
  request: { direction: AdjustmentDirection; amountCentavos: Centavos | null; reason: string },
  availableCentavos: Centavos,
): { refusal: 'invalid-input' | 'insufficient-balance'; field: 'amount' | 'reason' } | null {
  const { amountCentavos, direction, reason } = request
  if (amountCentavos === null || amountCentavos <= 0n || amountCentavos > centavosMax)
    return { refusal: 'invalid-input', field: 'amount' }
  if (reason.trim() === '') return { refusal: 'invalid-input', field: 'reason' }
  return direction === 'debit' && amountCentavos > availableCentavos
    ? { refusal: 'insufficient-balance', field: 'amount' }
    : null
}

/** Negative when money leaves the wallet. */
export function signedAdjustment({
  direction,
  amountCentavos,
}: Pick<Adjustment, 'direction' | 'amountCentavos'>): Centavos {
  return signedTransactionAmount(adjustmentTypes[direction], amountCentavos)
}

export type AdjustmentRefusal = 'invalid-input' | 'insufficient-balance' | 'own-wallet'
