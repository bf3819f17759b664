/**
 * The book of Kaban: who owns how much, and every movement that made it so. It knows places of
 * money, but no people and no reasons of business, and never changes or deletes a record.
 *
 * A wallet is the place of one owner and never falls below what is held in it. A till is a place of
 * the company and may be negative. A pool is a wallet of the company: it is filled from the till of
 * its own money only, and pays only into the investments of users.
 */
import { centavosMax } from '#foundation/peso/shared/peso.ts'

/** The most that one transfer or hold can move. A constraint of the tables repeats it. */
export const transferCentavosMax = centavosMax

/**
 * Raised under these names by the functions in migrations/01-wallet/0002.do.ledger.sql and
 * migrations/06-investments/0057.do.pools.sql.
 */
const ledgerRefusalNames = [
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
  'pool-not-fillable',
  'pool-not-payable',
] as const

export type LedgerRefusalName = (typeof ledgerRefusalNames)[number]

/**
 * A refusal of the book. The open transaction is lost with it. Modules put the names that their
 * users can meet into words.
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

/** A key is a UUID that the caller makes once and sends again with every retry. */
export interface TransferRequest {
  key: string
  /** The wallet or till that the money leaves. */
  from: string
  /** The wallet or till that the money reaches. */
  to: string
  amountCentavos: bigint
  /** The kind of movement, in a word of the calling module: 'deposit', 'withdrawal'. */
  purpose: string
  /** The thing that the movement belongs to, for instance a transaction. */
  subjectId?: string | null
}

export interface PostRequest extends TransferRequest {
  /** When it happened in the world; now by default. */
  eventAt?: Date | null
}

export interface HoldRequest {
  key: string
  walletId: string
  amountCentavos: bigint
  purpose: string
  subjectId?: string | null
  /** The hold ends by itself at this instant; without one it never does. */
  expiresAt?: Date | null
}

export interface CaptureRequest {
  key: string
  holdId: string
  /** The till or wallet that the held money reaches. */
  to: string
  /** All that is still held by default. */
  amountCentavos?: bigint | null
  /** Keeps the rest on hold for a later capture; otherwise it becomes available again. */
  keepRest?: boolean
}

/** `replayed`: the same request was carried out before, so nothing was done again. */
export interface TransferResult {
  transferId: string
  replayed: boolean
}

export interface HoldResult {
  holdId: string
  replayed: boolean
}

export type BatchOutcome =
  | (TransferResult & { refusal: null })
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
  /** Posted minus held: what the owner can use. */
  availableCentavos: bigint
}

export interface Entry {
  /** Of a wallet: 1, 2, 3 … without a gap. Of a till: ascending. */
  sequence: bigint
  transferId: string
  /** Positive when money came in. */
  amountCentavos: bigint
  /** The wallet's balance after this entry; null for a till, which keeps no running balance. */
  balanceCentavos: bigint | null
  postedAt: Date
  eventAt: Date
  /** The wallet or till on the other side. */
  otherPlaceId: string
  purpose: string
  subjectId: string | null
  /** The transfer that this one reverses. */
  reverses: string | null
}

export interface DailyBalance {
  /** '2026-11-24', in Manila. */
  day: string
  /** Posted, at the end of the day. */
  balanceCentavos: bigint
}

/** The state of a wallet at an instant. */
export interface WalletPosition {
  /** The number of its last entry before the instant; 0 when there is none. */
  sequence: bigint
  /** Its balance after that entry. */
  balanceCentavos: bigint
}

/** Sums and numbers of the entries into a wallet and out of it; none is negative. */
export interface EntryTotals {
  inCentavos: bigint
  outCentavos: bigint
  inCount: number
  outCount: number
}
