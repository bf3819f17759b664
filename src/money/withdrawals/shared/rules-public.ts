/**
 * The public view of a completed withdrawal whose user agreed: true facts that do not identify the
 * user.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'

/** An amount or a bank is shown only when it fits at least this many people. */
export const crowdMin = 5

/** The newest ones that the public page and the dashboard show. */
export const publicPayoutsMax = 12
export const publicProofsMax = 8
export const liveWithdrawalsMax = 5

/**
 * Giving and revoking are steps. The maximum is small, because each list skips revoked consents one
 * by one, and even, so that the last step is a revocation.
 */
export const consentStepsMax = 40

/** Two separate consents: the list on the public pages ('feed') and the receipt ('proof'). */
const consentKind = z.enum(['feed', 'proof'])
export type ConsentKind = z.infer<typeof consentKind>

export const payoutConsentInput = z.strictObject({
  transactionId: uuid,
  kind: consentKind,
  given: z.boolean(),
})
export type PayoutConsentInput = z.infer<typeof payoutConsentInput>

export interface PublicPayout {
  id: string
  /** 'M••• S•••'. */
  maskedName: string
  /**
   * At least this much: rounded down until {@link crowdMin} people had an amount of that size, or
   * the minimum of every withdrawal.
   */
  amountFromCentavos: bigint | null
  /** The bank or e-wallet by name, or only its kind, by the same rule. */
  channel: { kind: 'named'; name: string } | { kind: 'bank' } | { kind: 'e-wallet' }
  completedHour: Date
  sample: boolean
}

/** A receipt that its owner published. It opens the page /verify, which says more than the list. */
export interface PublicProof {
  id: string
  maskedName: string
  amountFromCentavos: bigint | null
  completedOn: Date
  /** Opens /verify/{code}. */
  verifyCode: string
  sample: boolean
}

/** A paid withdrawal, as it counts towards the crowd. */
export interface PaidWithdrawal {
  userId: string
  amountCentavos: Centavos
  bankName: string
}

/**
 * The detail in which the public sees a withdrawal. `stepCentavos` is the rounding step; null when
 * only the minimum of every withdrawal is shown.
 */
export interface PayoutDisclosure {
  amount: { fromCentavos: Centavos; stepCentavos: Centavos | null } | null
  channel: PublicPayout['channel']['kind']
}

/** Amounts are rounded down to multiples of these, the finest first. */
export const payoutAmountSteps: readonly Centavos[] = [
  1_000_00n,
  5_000_00n,
  10_000_00n,
  50_000_00n,
  100_000_00n,
  500_000_00n,
  1_000_000_00n,
]

/**
 * The finest disclosure that fits {@link crowdMin} people, the owner included (k-anonymity). It
 * drops the name of the channel before it rounds the amount more coarsely. When the crowd is too
 * small, only what everybody knows is left: the kind of channel, and that the amount was at least
 * `smallestCentavos`, the minimum of every withdrawal.
 */
export function coarsenPayout(
  own: PaidWithdrawal,
  crowd: readonly PaidWithdrawal[],
  smallestCentavos: Centavos,
): PayoutDisclosure {
  const everybody = [own, ...crowd]
  const least =
    own.amountCentavos >= smallestCentavos
      ? { fromCentavos: smallestCentavos, stepCentavos: null }
      : null
  const hasCrowd = (disclosure: PayoutDisclosure) =>
    peopleOf(everybody.filter((one) => fitsDisclosure(one, disclosure, own.bankName))) >= crowdMin
  return possibleDisclosures(own, least).find(hasCrowd) ?? { amount: least, channel: kindOf(own) }
}

function possibleDisclosures(
  own: PaidWithdrawal,
  least: PayoutDisclosure['amount'],
): PayoutDisclosure[] {
  const amounts = payoutAmountSteps.map((stepCentavos) => ({
    fromCentavos: own.amountCentavos - (own.amountCentavos % stepCentavos),
    stepCentavos,
  }))
  return [...amounts.filter(({ fromCentavos }) => fromCentavos > 0n), least].flatMap((amount) => [
    { amount, channel: 'named' as const },
    { amount, channel: kindOf(own) },
  ])
}

/** Whether this withdrawal could be the disclosed one. */
export function fitsDisclosure(
  other: PaidWithdrawal,
  { amount, channel }: PayoutDisclosure,
  bankName: string,
): boolean {
  const step = amount?.stepCentavos ?? null
  const isAbove =
    amount !== null && step !== null && other.amountCentavos >= amount.fromCentavos + step
  const sameSize = amount === null || (other.amountCentavos >= amount.fromCentavos && !isAbove)
  return sameSize && (channel === 'named' ? other.bankName === bankName : kindOf(other) === channel)
}

function peopleOf(withdrawals: readonly PaidWithdrawal[]): number {
  return new Set(withdrawals.map(({ userId }) => userId)).size
}

function kindOf({ bankName }: Pick<PaidWithdrawal, 'bankName'>): 'bank' | 'e-wallet' {
  return isEwallet(bankName) ? 'e-wallet' : 'bank'
}

/**
 * `Maria Clara Santos` → `M••• S•••`. The dots hide the length.
 *
 * Only letters are shown, so that a name like `5` or `✅` reveals nothing.
 */
export function maskPayeeName(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const firstAndLast = names.length > 1 ? [names[0], names.at(-1)] : names
  return firstAndLast
    .map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase() ?? ''}•••`)
    .join(' ')
}
