/**
 * Deposits: the window of 30 minutes, the states and who may move them, and what a request must
 * hold. It never decides whether money arrived: a person of the company looks at the bank and says
 * so.
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

export const depositWindowMinutes = 30
/** 'I need more time' adds another window this many times. */
export const depositExtensionsMax = 10
/** The screen warns when this much is left. */
export const depositWarningMinutes = 5

/**
 * ₱999,999,999,999.99: above any real deposit. One transfer of the book could carry ten times as
 * much.
 */
export const depositCentavosMax = centavosMax / 10n

type Mover = 'user' | 'admin' | 'system'

/** Who may move a deposit from a state to which others. What is not listed is refused. */
export const depositMoves: Record<
  DepositStatus,
  Partial<Record<DepositStatus, readonly Mover[]>>
> = {
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
  // The money did arrive, only late: staff may say so, with a reason.
  expired: { completed: ['admin'] },
  completed: {},
  declined: {},
  failed: {},
  cancelled: {},
}

export function mayMoveDeposit(from: DepositStatus, to: DepositStatus, mover: Mover): boolean {
  return depositMoves[from][to]?.includes(mover) ?? false
}

/** The person who gets no money, or gets it against the clock, is owed a reason. */
export function depositMoveNeedsReason(from: DepositStatus, to: DepositStatus): boolean {
  return to === 'failed' || to === 'declined' || (from === 'expired' && to === 'completed')
}

/**
 * A deadline in the past counts as expired even before the job has written it down. A proof sent
 * before it stops the clock: who has paid and shown it must not lose the deposit because nobody
 * looked in time. One sent after it changes nothing, whether the job has come by or not.
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

/** Specification, section 4: what a move of the deposit makes of its chat. */
export function chatStatusAfterDepositMove(to: DepositStatus): ChatStatus {
  if (to === 'completed') return 'closed_completed'
  return to === 'failed' || to === 'declined' || to === 'cancelled'
    ? 'closed_failed'
    : 'pending_user_reply'
}

/** The buttons of the chat go once the deposit is decided. */
export function isDepositDecided(status: DepositStatus): boolean {
  return Object.keys(depositMoves[status]).length === 0
}

export const depositReasonMax = 500

export const requestDepositInput = z.strictObject({
  requestId,
  /** Any figure passes here: the verb refuses with the title and message of the specification. */
  amountCentavos: z.bigint(),
  companyAccountId: z.nullable(uuid),
})
export type DepositRequest = z.infer<typeof requestDepositInput>

/** What the form holds: text as it was typed. */
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
  /** How many extensions the person saw: a second click of the same button adds nothing. */
  extensionsSeen: z.int().check(z.minimum(0), z.maximum(depositExtensionsMax)),
})
export const startChatInput = z.strictObject({ transactionId: uuid, chatId: uuid })
export const cancelDepositInput = z.strictObject({ transactionId: uuid, moveId: uuid })
export const moveDepositInput = z.strictObject({
  transactionId: uuid,
  moveId: uuid,
  to: z.enum(['pending_confirmation', 'on_hold', 'completed', 'failed', 'declined']),
  /** The user reads it. */
  reason: z.optional(paragraph(depositReasonMax)),
  /** Only the company reads it. */
  notes: z.optional(paragraph(depositReasonMax)),
})
export type DepositMoveRequest = z.infer<typeof moveDepositInput>

/** The company's own bank account or e-wallet, as it is written when it is added. */
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
  companyAccountId: uuid,
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
