/**
 * What anybody may see of a completed withdrawal whose user agreed: enough to be true, too little
 * to tell who.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'

/** An amount or a place is shown only when at least so many people could be meant. */
export const crowdMin = 5

/** How many the public page shows of each, newest first, and how many the dashboard shows. */
export const publicPayoutsMax = 12
export const publicProofsMax = 8
export const liveWithdrawalsShown = 5

/**
 * Every giving and every revoking of a consent is a step. The number is small because each list
 * skips the revoked ones one by one, and even so that the last step is a revocation.
 */
export const consentStepsMax = 40

/**
 * The list of the public pages, and the receipt itself with what its page says: two consents, and
 * neither brings the other.
 */
export const consentKind = z.enum(['feed', 'proof'])
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
   * It was at least this: rounded down so far that {@link crowdMin} people had one of that size, or
   * what every withdrawal is at least.
   */
  amountFromCentavos: bigint | null
  /** What follows the same rule: the name of the bank or e-wallet, or only which of the two. */
  channel: { kind: 'named'; name: string } | { kind: 'bank' } | { kind: 'e-wallet' }
  /** The full hour in which it was completed. */
  completedHour: Date
  sample: boolean
}

/** A receipt that its owner published: what it opens says more, so it is another consent. */
export interface PublicProof {
  id: string
  maskedName: string
  amountFromCentavos: bigint | null
  completedOn: Date
  /** Opens /verify/{code}. */
  verifyCode: string
  sample: boolean
}

/** A withdrawal that was paid, as the crowd is counted: whose, how much, where to. */
export interface PaidWithdrawal {
  userId: string
  amountCentavos: Centavos
  bankName: string
}

/**
 * How much of a withdrawal is shown. The step is what the amount was rounded down by; null: the
 * smallest that can be withdrawn, and no size at all.
 */
export interface ShownPayout {
  amount: { fromCentavos: Centavos; stepCentavos: Centavos | null } | null
  channel: PublicPayout['channel']['kind']
}

/** To what amounts are rounded down, the finest first. */
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
 * The finest way to show a withdrawal that {@link crowdMin} people fit, its owner among them: first
 * the amount is kept fine and the name of the channel let go, then the amount grows coarser. Where
 * nobody is enough, only what everybody knows is left: bank or e-wallet, and that it was no less
 * than `smallestCentavos`, the least that may be withdrawn.
 */
export function coarsenPayout(
  own: PaidWithdrawal,
  crowd: readonly PaidWithdrawal[],
  smallestCentavos: Centavos,
): ShownPayout {
  const everybody = [own, ...crowd]
  const least =
    own.amountCentavos >= smallestCentavos
      ? { fromCentavos: smallestCentavos, stepCentavos: null }
      : null
  const ways = waysToShow(own, least)
  return (
    ways.find(
      (shown) =>
        peopleOf(everybody.filter((other) => couldBeShownAs(other, shown, own.bankName))) >=
        crowdMin,
    ) ?? { amount: least, channel: kindOf(own) }
  )
}

function waysToShow(own: PaidWithdrawal, least: ShownPayout['amount']): ShownPayout[] {
  const amounts = payoutAmountSteps.map((stepCentavos) => ({
    fromCentavos: own.amountCentavos - (own.amountCentavos % stepCentavos),
    stepCentavos,
  }))
  return [...amounts.filter(({ fromCentavos }) => fromCentavos > 0n), least].flatMap((amount) => [
    { amount, channel: 'named' as const },
    { amount, channel: kindOf(own) },
  ])
}

/** Could this withdrawal be the one that is shown so? */
export function couldBeShownAs(
  other: PaidWithdrawal,
  { amount, channel }: ShownPayout,
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
 * `Maria Clara Santos` → `M••• S•••`. The dots do not tell how long a name is. Only letters are
 * shown, so that a name like `5` or `✅` says nothing in public.
 */
export function maskPayeeName(fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const shown = names.length > 1 ? [names[0], names.at(-1)] : names
  return shown.map((name = '') => `${/\p{L}/u.exec(name)?.[0].toUpperCase() ?? ''}•••`).join(' ')
}
