/**
 * The book of Kaban: who owns how much, and every movement that made it so. It knows places of
 * money, never people or reasons of business, and it never changes or deletes what it has written.
 *
 * A wallet is the place of one owner and can never fall below what is held in it; a till is a place
 * of the company and can be negative.
 */
import { centavosMax } from '#foundation/peso/shared/peso.ts'

/**
 * The most that one transfer or hold can move, in centavos. The same figure stands in the migration
 * as a constraint.
 */
export const transferCentavosMax = centavosMax

/**
 * Everything the book says no to. Raised by the functions of
 * migrations/01-wallet/0002.do.ledger.sql under these names.
 */
export const ledgerRefusalNames = [
  'insufficient-available',
  'invalid-amount',
  'same-place',
  'unknown-owner',
  'not-a-wallet',
  'key-reused',
  'unknown-transfer',
  'already-reversed',
  'not-reversible',
  'reason-required',
  'unknown-hold',
  'hold-ended',
  'amount-above-hold',
] as const

export type LedgerRefusalName = (typeof ledgerRefusalNames)[number]

/**
 * The book's no. The open transaction is lost with it; a room translates the names that its users
 * can meet.
 */
export class LedgerRefusal extends Error {
  override readonly name: LedgerRefusalName

  constructor(name: LedgerRefusalName, options?: ErrorOptions) {
    super(`The book refuses: ${name}`, options)
    this.name = name
  }
}

export function isLedgerRefusalName(name: string): name is LedgerRefusalName {
  return (ledgerRefusalNames as readonly string[]).includes(name)
}

/** Keys are UUIDs, made once by whoever asks and sent again with every retry. */
export interface TransferRequest {
  key: string
  /** The wallet or till that the money leaves. */
  from: string
  /** The wallet or till that the money reaches. */
  to: string
  amountCentavos: bigint
  /** What the movement is, as a word of the room that asks: 'deposit', 'withdrawal'. */
  purpose: string
  /** The thing the movement belongs to, for instance a transaction. */
  subjectId?: string | null
}

export interface PostRequest extends TransferRequest {
  /** When it happened in the world; absent, now. */
  eventAt?: Date | null
}

export interface HoldRequest {
  key: string
  walletId: string
  amountCentavos: bigint
  purpose: string
  subjectId?: string | null
  /** From this instant the hold has ended by itself; absent, it has no end. */
  expiresAt?: Date | null
}

export interface CaptureRequest {
  key: string
  holdId: string
  /** The till (or wallet) that the held money reaches. */
  to: string
  /** Absent: all that is still held. */
  amountCentavos?: bigint | null
  /** Keep what is left on hold for a later capture; otherwise it becomes available again. */
  keepRest?: boolean
}

/** `replayed`: the same request with the same key was answered before, and nothing was done again. */
export interface Booked {
  transferId: string
  replayed: boolean
}

export interface Held {
  holdId: string
  replayed: boolean
}

export type BatchOutcome =
  | (Booked & { refusal: null })
  | { transferId: null; replayed: false; refusal: LedgerRefusalName }

export interface ExpiredHold {
  holdId: string
  walletId: string
  releasedCentavos: bigint
  purpose: string
  subjectId: string | null
}

export interface Balance {
  postedCentavos: bigint
  heldCentavos: bigint
  /** Posted less held: what the owner can dispose of. */
  availableCentavos: bigint
}

export interface Entry {
  /** For a wallet 1, 2, 3 … without a gap; for a till only ascending. */
  sequence: bigint
  transferId: string
  /** Positive when money came in. */
  amountCentavos: bigint
  /** What the wallet had after this entry; a till keeps no running balance. */
  balanceCentavos: bigint | null
  postedAt: Date
  eventAt: Date
  /** The wallet or till on the other side. */
  otherPlaceId: string
  purpose: string
  subjectId: string | null
  /** The transfer that this one takes back. */
  reverses: string | null
}

/** Where the entries of a wallet stand at an instant. */
export interface Position {
  /** The number of its last entry before the instant; 0 when there is none. */
  sequence: bigint
  /** What it had after that entry. */
  balanceCentavos: bigint
}

/** What came into a wallet and what left it; both not negative. */
export interface Moved {
  inCentavos: bigint
  outCentavos: bigint
}
