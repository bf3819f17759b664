/**
 * Deposits: the payment window, the states, who may move them, and the input of each action. Kaban
 * never decides that money arrived: an admin looks at the company's bank account.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import type { ChatStatus } from '#money/chats/shared/rules.ts'
import type { CompanySettings } from '#people/company/shared/rules.ts'

export const depositStatuses = [
  'pending_payment',
  'pending_confirmation',
  'on_hold',
  'completed',
  'declined',
  'failed',
  'cancelled',
  'expired',
] as const
export type DepositStatus = (typeof depositStatuses)[number]

/** Deposits that are not decided yet, except those that wait for a late payment. */
export const openDepositStatuses = [
  'pending_payment',
  'pending_confirmation',
  'on_hold',
] as const satisfies readonly DepositStatus[]

/** Staff look for the payment of these in the company's bank account. */
export const depositStatusesToConfirm = [
  'pending_confirmation',
  'on_hold',
] as const satisfies readonly DepositStatus[]

export const depositWindowMinutes = 30
/** How often 'I need more time' can add another window. */
export const depositExtensionsMax = 10
/** The screen warns when this many minutes are left. */
export const depositWarningMinutes = 5

/** ₱999,999,999,999.99, a tenth of what one transfer of the book can carry. */
export const depositCentavosMax = centavosMax / 10n

type Mover = 'user' | 'admin' | 'system'

/** The allowed moves and who may make them. Other moves are refused. */
const depositMoves: Record<DepositStatus, Partial<Record<DepositStatus, readonly Mover[]>>> = {
  pending_payment: {
    pending_confirmation: ['admin'],
    completed: ['admin'],
    failed: ['admin'],
    declined: ['admin'],
    cancelled: ['user'],
    expired: ['system'],
  },
  pending_confirmation: {
    completed: ['admin'],
    failed: ['admin'],
    declined: ['admin'],
    on_hold: ['admin'],
  },
  on_hold: {
    pending_confirmation: ['admin'],
    completed: ['admin'],
    failed: ['admin'],
    declined: ['admin'],
  },
  // The money arrived late. Staff must give a reason.
  expired: { completed: ['admin'] },
  completed: {},
  declined: {},
  failed: {},
  cancelled: {},
}

export function mayMoveDeposit(from: DepositStatus, to: DepositStatus, mover: Mover): boolean {
  return depositMoves[from][to]?.includes(mover) ?? false
}

/** Users get a reason when a deposit is refused, or completed after its deadline. */
export function depositMoveNeedsReason(from: DepositStatus, to: DepositStatus): boolean {
  return to === 'failed' || to === 'declined' || (from === 'expired' && to === 'completed')
}

/**
 * A deposit with a past deadline counts as expired even before the job has run. A proof sent before
 * the deadline stops the clock: a user who has paid must not lose the deposit because staff were
 * slow. A later proof does not, whether the job has run or not.
 */
export function effectiveDepositStatus(deposit: {
  status: DepositStatus
  past: boolean
  hasProof: boolean
}): DepositStatus {
  return deposit.status === 'pending_payment' && deposit.past && !deposit.hasProof
    ? 'expired'
    : deposit.status
}

/** The time to pay runs: a proof sent in time has stopped it. */
export function waitsForPayment(deposit: { status: DepositStatus; hasProof: boolean }): boolean {
  return deposit.status === 'pending_payment' && !deposit.hasProof
}

/** The status of the chat after a move of its deposit (specification, section 4). */
export function chatStatusAfterDepositMove(to: DepositStatus): ChatStatus {
  if (to === 'completed') return 'closed_completed'
  return to === 'failed' || to === 'declined' || to === 'cancelled'
    ? 'closed_failed'
    : 'pending_user_reply'
}

/** No move is left; the chat hides its buttons. */
export function isDepositDecided(status: DepositStatus): boolean {
  return Object.keys(depositMoves[status]).length === 0
}

export const depositReasonMax = 500

export const requestDepositInput = z.strictObject({
  requestId,
  /** Not limited here: judgeDepositRequest refuses with the words of the specification. */
  amountCentavos: z.bigint(),
  companyAccountId: z.nullable(uuid),
})
export type DepositRequest = z.infer<typeof requestDepositInput>

/** The values of the form, as typed. */
export const depositForm = z.object({ amount: z.string(), companyAccountId: z.string() })
export const depositQuickAmounts = [500_00n, 1_000_00n, 5_000_00n] as const

export function judgeDepositRequest(
  input: Omit<DepositRequest, 'requestId'>,
  { minimumDepositCentavos }: Pick<CompanySettings, 'minimumDepositCentavos'>,
): 'invalid-amount' | 'minimum-deposit' | 'select-company-account' | null {
  if (input.amountCentavos <= 0n || input.amountCentavos > depositCentavosMax)
    return 'invalid-amount'
  if (input.amountCentavos < minimumDepositCentavos) return 'minimum-deposit'
  return input.companyAccountId === null ? 'select-company-account' : null
}

export const extendDepositInput = z.strictObject({
  transactionId: uuid,
  /** The number of extensions on the screen, so that a second click adds nothing. */
  extensionsSeen: z.int().check(z.minimum(0), z.maximum(depositExtensionsMax)),
})
export const startChatInput = z.strictObject({ transactionId: uuid, chatId: requestId })
export const cancelDepositInput = z.strictObject({ transactionId: uuid, moveId: requestId })
export const moveDepositInput = z.strictObject({
  transactionId: uuid,
  moveId: requestId,
  to: z.enum(['pending_confirmation', 'on_hold', 'completed', 'failed', 'declined']),
  /** Shown to the user. */
  reason: z.optional(paragraph(depositReasonMax)),
  /** Shown to staff only. */
  notes: z.optional(paragraph(depositReasonMax)),
})
export type DepositMoveRequest = z.infer<typeof moveDepositInput>

/** A bank account or e-wallet of the company, as entered by staff or the operator. */
export const givenCompanyAccount = z.strictObject({
  bankName: filledLine(100),
  accountNumber: line(40).check(
    z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{3,}$/, 'Write digits, at least four of them.'),
  ),
  accountName: filledLine(100),
  details: line(300),
})
export type GivenCompanyAccount = z.infer<typeof givenCompanyAccount>

export const newCompanyAccountInput = z.strictObject({
  companyAccountId: requestId,
  ...givenCompanyAccount.shape,
})
export const companyAccountMove = z.strictObject({ companyAccountId: uuid, active: z.boolean() })

export type DepositRefusal =
  | 'company-account-exists'
  | 'invalid-amount'
  | 'minimum-deposit'
  | 'select-company-account'
  | 'company-account-not-found'
  | 'window-open'
  | 'deposit-not-found'
  | 'deposit-expired'
  | 'no-more-time'
  | 'time-not-needed'
  | 'proof-waiting'
  | 'move-not-allowed'
  | 'reason-required'
