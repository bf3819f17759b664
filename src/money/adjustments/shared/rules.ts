/**
 * Money that staff add to or take from a wallet by hand, with a reason that its owner reads. Never
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

/**
 * Only the shape is checked here; amount and reason are refused by the rule below, in the words of
 * the specification.
 */
export const adjustment = z.strictObject({
  /** The id of the transaction that it becomes, made when the window opens. */
  adjustmentId: requestId,
  userId: uuid,
  direction: adjustmentDirection,
  /** Not negative: the direction says which way. */
  amountCentavos: z.bigint(),
  reason: paragraph(adjustmentReasonMax),
  notes: paragraph(adjustmentNotesMax),
})
export type Adjustment = z.infer<typeof adjustment>

/** What staff type into the window. */
export const adjustmentForm = z.strictObject({
  direction: adjustmentDirection,
  amount: z.string(),
  reason: paragraph(adjustmentReasonMax),
  notes: paragraph(adjustmentNotesMax),
})
export type AdjustmentForm = z.infer<typeof adjustmentForm>

/** In the order of the specification. A null amount is text that is no amount. */
export function judgeAdjustment(
  asked: { direction: AdjustmentDirection; amountCentavos: Centavos | null; reason: string },
  availableCentavos: Centavos,
): { refusal: 'invalid-input' | 'insufficient-balance'; field: 'amount' | 'reason' } | null {
  const { amountCentavos } = asked
  if (amountCentavos === null || amountCentavos <= 0n || amountCentavos > centavosMax)
    return { refusal: 'invalid-input', field: 'amount' }
  if (asked.reason.trim() === '') return { refusal: 'invalid-input', field: 'reason' }
  return asked.direction === 'debit' && amountCentavos > availableCentavos
    ? { refusal: 'insufficient-balance', field: 'amount' }
    : null
}

/** What the adjustment does to the wallet, in centavos: negative when money leaves it. */
export function signedAdjustment({
  direction: way,
  amountCentavos,
}: Pick<Adjustment, 'direction' | 'amountCentavos'>): Centavos {
  return signedTransactionAmount(adjustmentTypes[way], amountCentavos)
}

/**
 * What one user was given and taken within 24 hours counts together: many small ones are one large
 * one.
 */
export function adjustmentNeedsSecondPerson(
  amountCentavos: Centavos,
  agreed: { latelyCentavos: Centavos; bandCentavos: Centavos },
): boolean {
  return amountCentavos + agreed.latelyCentavos > agreed.bandCentavos
}

export type AdjustmentRefusal = 'invalid-input' | 'insufficient-balance' | 'own-wallet'
