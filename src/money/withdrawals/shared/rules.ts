/**
 * A withdrawal: its limits, its states and the only moves between them. A request holds the money,
 * a completed one pays it out, every other end gives it back; nothing here, and no state, moves
 * money in another way.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { pesosInput, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import {
  transactionNotesMax,
  type TransactionStatus,
  type TransactionType,
} from '#money/transactions/shared/rules.ts'
import type { CompanySettings } from '#people/company/shared/rules.ts'
import {
  judgeBankDetails,
  type BankDetails,
  type BankDetailsRefusal,
} from '#people/profile/shared/rules.ts'

/** The operator's: what one withdrawal must be at least, and may be at most. */
export type WithdrawalLimits = Pick<
  CompanySettings,
  'minimumWithdrawalCentavos' | 'maximumWithdrawalCentavos'
>
export const withdrawalQuickAmounts: readonly Centavos[] = [5_000_00n, 10_000_00n, 20_000_00n]

/** A request becomes a withdrawal when the company agrees to it. */
export const withdrawalTypes = [
  'withdrawal',
  'withdrawal_request',
] as const satisfies readonly TransactionType[]

export const withdrawalStatuses = [
  'pending',
  'processing',
  'on_hold',
  'approved',
  'completed',
  'declined',
  'failed',
  'cancelled',
] as const
export const withdrawalStatus = z.enum(withdrawalStatuses)
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>

/**
 * What may follow what. Only the user cancels, and only what nobody has begun; every other move is
 * the staff's.
 */
export const withdrawalMoves: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  pending: ['processing', 'on_hold', 'approved', 'completed', 'declined', 'failed', 'cancelled'],
  processing: ['on_hold', 'approved', 'completed', 'declined', 'failed'],
  on_hold: ['processing', 'approved', 'completed', 'declined', 'failed'],
  // The company has said yes: what is left is that the bank pays, or that it does not.
  approved: ['completed', 'failed'],
  completed: [],
  declined: [],
  failed: [],
  cancelled: [],
}

export function mayMoveWithdrawal(
  from: WithdrawalStatus,
  to: WithdrawalStatus,
  by: 'user' | 'admin',
): boolean {
  return withdrawalMoves[from].includes(to) && (to === 'cancelled') === (by === 'user')
}

/** The moves that a Process dialog offers. */
export function staffWithdrawalMoves(from: WithdrawalStatus): WithdrawalStatus[] {
  return withdrawalMoves[from].filter((to) => to !== 'cancelled')
}

/** The money of these is on hold. */
export const openWithdrawalStatuses = withdrawalStatuses.filter(
  (status) => withdrawalMoves[status].length > 0,
)

/** The company decides about these, and pays the others that are open. */
export const withdrawalStatusesToDecide = [
  'pending',
  'on_hold',
] as const satisfies WithdrawalStatus[]
export const withdrawalStatusesToPay = openWithdrawalStatuses.filter(
  (status) => !(withdrawalStatusesToDecide as readonly WithdrawalStatus[]).includes(status),
)

/** What a move does to the money on hold. */
export function withdrawalEffect(to: WithdrawalStatus): 'pays-out' | 'gives-back' | 'keeps-held' {
  if (to === 'completed') return 'pays-out'
  return to === 'declined' || to === 'failed' || to === 'cancelled' ? 'gives-back' : 'keeps-held'
}

/** The user is owed a reason when the company says no. */
export function withdrawalNeedsReason(to: WithdrawalStatus): boolean {
  return to === 'declined' || to === 'failed'
}

/** The company agrees by moving a withdrawal here; above a limit two people have to. */
export const agreedWithdrawalStatuses = ['approved', 'completed'] as const
export type AgreedWithdrawalStatus = (typeof agreedWithdrawalStatuses)[number]

export function isAgreedWithdrawal(status: WithdrawalStatus): status is AgreedWithdrawalStatus {
  return (agreedWithdrawalStatuses as readonly WithdrawalStatus[]).includes(status)
}

/** A bank reference names a payment, so a withdrawal has none before the company agrees. */
export function takesBankReference(to: WithdrawalStatus): boolean {
  return isAgreedWithdrawal(to)
}

/** An approved or completed request has become a withdrawal. */
export function withdrawalTypeAfter(
  to: WithdrawalStatus,
  before: TransactionType,
): TransactionType {
  return isAgreedWithdrawal(to) ? 'withdrawal' : before
}

export function isWithdrawalStatus(status: TransactionStatus): status is WithdrawalStatus {
  return (withdrawalStatuses as readonly string[]).includes(status)
}

/**
 * Only the shape is checked here; limits and bank details are refused by the rule below, each with
 * its own words.
 */
export const withdrawalRequest = z.strictObject({
  requestId,
  amountCentavos: z.bigint(),
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>

/** What a person types; the rule below decides on it, on the screen and again on the server. */
export const withdrawalForm = z.strictObject({
  amount: z.string(),
  to: z.enum(['linked', 'other']),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})

export const withdrawalCancellation = z.strictObject({ transactionId: uuid, moveId: uuid })
export type WithdrawalCancellation = z.infer<typeof withdrawalCancellation>

export const withdrawalMove = z.strictObject({
  transactionId: uuid,
  moveId: uuid,
  to: withdrawalStatus,
  reason: z.optional(paragraph(1000)),
  notes: z.optional(paragraph(transactionNotesMax)),
  bankReference: z.optional(line(60)),
  /** The `updatedAt` of the withdrawal that the dialog showed. */
  updatedAtSeen: z.optional(z.date()),
})
export type WithdrawalMove = z.infer<typeof withdrawalMove>

/** What staff type into the Process window. */
export const processWithdrawalForm = z.strictObject({
  to: z.string(),
  reason: z.string(),
  notes: z.string(),
  bankReference: z.string(),
})
export type ProcessWithdrawalForm = z.infer<typeof processWithdrawalForm>

/** As banks print it: capitals, single spaces. Two ways of writing one reference are one reference. */
export function plainBankReference(written: string): string {
  return written.trim().replace(/\s+/g, ' ').toUpperCase()
}

/** Two letters are no reference that a bank could find a payment by. */
export function isBankReference(plain: string): boolean {
  return plain.replace(/[^A-Z0-9]/g, '').length >= bankReferenceMin
}
export const bankReferenceMin = 4

export const withdrawalIdInput = z.strictObject({ id: filledLine(64) })

export type WithdrawalAmountRefusal =
  | 'invalid-amount'
  | 'minimum-amount'
  | 'maximum-amount'
  | 'insufficient-balance'

/** In the order of the specification. A null amount is text that is no amount. */
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

/**
 * Decides a request: the bank details as they will be stored, or the refusal and the field that it
 * is about.
 */
export function judgeWithdrawalRequest(
  asked: BankDetails & { amountCentavos: Centavos | null },
  availableCentavos: Centavos,
  limits: WithdrawalLimits,
):
  | { details: BankDetails }
  | { refusal: WithdrawalRequestRefusal; field: 'amount' | keyof BankDetails } {
  const refused = judgeWithdrawalAmount(asked.amountCentavos, availableCentavos, limits)
  if (refused) return { refusal: refused, field: 'amount' }
  const judged = judgeBankDetails({
    bankName: asked.bankName,
    accountName: asked.accountName,
    accountNumber: asked.accountNumber,
  })
  if (!('refusal' in judged)) return judged
  return {
    refusal: judged.refusal === 'bank-details-missing' ? 'bank-details-incomplete' : judged.refusal,
    field: judged.field,
  }
}

/** The most that the Max button may fill in; null when not even the minimum is there. */
export function mostWithdrawable(
  availableCentavos: Centavos,
  { minimumWithdrawalCentavos, maximumWithdrawalCentavos }: WithdrawalLimits,
): Centavos | null {
  if (availableCentavos < minimumWithdrawalCentavos) return null
  return availableCentavos < maximumWithdrawalCentavos
    ? availableCentavos
    : maximumWithdrawalCentavos
}

/** The limits as the refusals say them: the minimum as the specification writes it, '₱5000.00'. */
export function withdrawalLimitFigures({
  minimumWithdrawalCentavos,
  maximumWithdrawalCentavos,
}: WithdrawalLimits): {
  minimum: string
  maximum: string
} {
  return {
    minimum: `₱${pesosInput(minimumWithdrawalCentavos)}`,
    maximum: showPesos(maximumWithdrawalCentavos),
  }
}

/** How many withdrawals the list on the dashboard shows. */
export const liveWithdrawalsShown = 5
/**
 * Giving and revoking a consent are steps; who has taken so many gives no more. Few: everybody's
 * list passes over each that was revoked.
 */
export const consentStepsMax = 40

/**
 * `Maria Clara Santos` → `M••• S•••`: the dots do not tell how long a name is. Letters alone:
 * whoever calls themselves `5` or `✅` says nothing in public.
 */
export function maskPayeeName(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const shown = names.length > 1 ? [names[0], names.at(-1)] : names
  return shown.map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase() ?? ''}•••`).join(' ')
}

export type WithdrawalRefusal =
  | 'consent-not-possible'
  | 'consent-too-often'
  | WithdrawalAmountRefusal
  | 'bank-details-incomplete'
  | 'user-not-active'
  | 'move-not-allowed'
  | 'reason-required'
  | 'bank-reference-required'
  | 'bank-reference-short'
  | 'bank-reference-used'
  | 'bank-reference-too-early'
