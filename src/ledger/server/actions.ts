/**
 * The verbs of the book. Each takes the caller's open transaction, so the money moves together with
 * whatever it was moved for. All amounts are centavos. Each writing verb is safe to repeat with the
 * same key; its refusals are `LedgerRefusal`s by name.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  LedgerRefusal,
  type Balance,
  type BatchOutcome,
  type Booked,
  type CaptureRequest,
  type Entry,
  type ExpiredHold,
  type Held,
  type HoldRequest,
  type Moved,
  type Position,
  type PostRequest,
  type TransferRequest,
} from '../shared/rules.ts'
import {
  callCapture,
  callExpireDueHolds,
  callHold,
  callLockWallet,
  callOpenTill,
  callOpenWallet,
  callPost,
  callPostBatch,
  callRelease,
  callReverse,
  callSnapshotTills,
  selectBalanceAfter,
  selectBalanceAt,
  selectEntries,
  selectEntriesAfter,
  selectFirstEntryTime,
  selectMoved,
  selectPositionsBefore,
  selectTillBalance,
  selectTillId,
  selectWalletBalance,
} from './store.ts'

/**
 * Opens the wallet of an owner; the wallet's id is the owner's id. Opening it again changes
 * nothing.
 */
export function openWallet(
  tx: Transaction,
  wallet: { walletId: string; sample: boolean },
): Promise<void> {
  return callOpenWallet(tx, wallet.walletId, wallet.sample)
}

/** Opens a till of the company. Codes are unique; opening it again changes nothing. */
export function openTill(
  tx: Transaction,
  till: { tillId: string; code: string; name: string; sample: boolean },
): Promise<void> {
  return callOpenTill(tx, till)
}

/**
 * The id of the till with this code. A code that nobody opened is a fault of the installation, not
 * of a user.
 */
export async function readTill(tx: Transaction, code: string): Promise<string> {
  const tillId = await selectTillId(tx, code)
  if (tillId === undefined) throw new Error(`The book has no till '${code}'`)
  return tillId
}

/** Keeps the wallet's balance as it is until the transaction ends. */
export async function lockWallet(tx: Transaction, walletId: string): Promise<void> {
  await callLockWallet(tx, walletId)
}

/**
 * Moves money. Refuses: insufficient-available, unknown-owner, invalid-amount, same-place,
 * key-reused.
 */
export async function post(tx: Transaction, wanted: PostRequest): Promise<Booked> {
  return { transferId: wanted.key, replayed: await callPost(tx, wanted) }
}

/**
 * Sets money of a wallet aside. Refuses: insufficient-available, invalid-amount, not-a-wallet,
 * unknown-owner, key-reused.
 */
export async function hold(tx: Transaction, wanted: HoldRequest): Promise<Held> {
  return { holdId: wanted.key, replayed: await callHold(tx, wanted) }
}

/**
 * Pays held money out, whole or in part. Refuses: hold-ended, amount-above-hold, unknown-hold,
 * invalid-amount, key-reused.
 */
export async function capture(tx: Transaction, wanted: CaptureRequest): Promise<Booked> {
  return { transferId: wanted.key, replayed: await callCapture(tx, wanted) }
}

/** Gives held money back to its wallet. Refuses: hold-ended, unknown-hold, key-reused. */
export async function release(
  tx: Transaction,
  wanted: { key: string; holdId: string; reason: string },
): Promise<Held> {
  return {
    holdId: wanted.holdId,
    replayed: await callRelease(tx, wanted.key, wanted.holdId, wanted.reason),
  }
}

/**
 * Takes a transfer back by an opposite one, once. Refuses: already-reversed, not-reversible,
 * reason-required, unknown-transfer, insufficient-available, key-reused.
 */
export async function reverse(
  tx: Transaction,
  wanted: { key: string; transferId: string; reason: string },
): Promise<Booked> {
  return {
    transferId: wanted.key,
    replayed: await callReverse(tx, wanted.key, wanted.transferId, wanted.reason),
  }
}

/**
 * Posts each element as if alone, in order; a refused one names its refusal and the others stand. A
 * few hundred at most.
 */
export async function postBatch(
  tx: Transaction,
  wanted: readonly TransferRequest[],
): Promise<BatchOutcome[]> {
  return wanted.length === 0 ? [] : callPostBatch(tx, wanted)
}

/** Ends the holds whose deadline has passed, at most `limit` of them, and answers which. */
export function expireDueHolds(tx: Transaction, limit: number): Promise<ExpiredHold[]> {
  return callExpireDueHolds(tx, limit)
}

/**
 * Rolls up the tills' entries, so that their balances stay quick to read. Must be the first write
 * of its transaction.
 */
export function snapshotTills(tx: Transaction): Promise<number> {
  return callSnapshotTills(tx)
}

export async function readBalance(tx: Transaction, walletId: string): Promise<Balance> {
  const balance = await selectWalletBalance(tx, walletId)
  if (!balance) throw new LedgerRefusal('unknown-owner')
  return balance
}

export async function readTillBalance(tx: Transaction, tillId: string): Promise<bigint> {
  const balance = await selectTillBalance(tx, tillId)
  if (balance === undefined) throw new LedgerRefusal('unknown-owner')
  return balance
}

/** What lay in a wallet or till at an instant, by the time of posting. */
export function readBalanceAt(tx: Transaction, placeId: string, instant: Date): Promise<bigint> {
  return selectBalanceAt(tx, placeId, instant)
}

/**
 * What the wallet had right after the transfer of this subject, or null when none touched it: the
 * running balance that the entry itself carries, so no clock decides. A reversal is not counted,
 * and of a hold captured in parts the last one is.
 */
export async function readBalanceAfter(
  tx: Transaction,
  walletId: string,
  subjectId: string,
): Promise<bigint | null> {
  return (await selectBalanceAfter(tx, walletId, subjectId))?.balance ?? null
}

/** Newest first. The next page begins before the last sequence of this one. */
export function readEntries(
  tx: Transaction,
  placeId: string,
  page: { beforeSequence?: bigint | null; limit: number },
): Promise<Entry[]> {
  return selectEntries(tx, placeId, page.beforeSequence ?? null, page.limit)
}

/**
 * Where the wallet stood at each instant: its last entry that was posted before it. An entry posted
 * at the very instant comes after.
 */
export function readPositionsBefore(
  tx: Transaction,
  walletId: string,
  instants: readonly Date[],
): Promise<Position[]> {
  return selectPositionsBefore(tx, walletId, instants)
}

/** When the wallet's first entry was posted; null while it has none. */
export async function readFirstEntryTime(tx: Transaction, walletId: string): Promise<Date | null> {
  return (await selectFirstEntryTime(tx, walletId))?.postedAt ?? null
}

/**
 * The entries with numbers above `after` up to `upTo`, oldest first. The next page begins after the
 * last number of this one.
 */
export function readEntriesAfter(
  tx: Transaction,
  walletId: string,
  range: { after: bigint; upTo: bigint; limit: number },
): Promise<Entry[]> {
  return selectEntriesAfter(tx, walletId, range.after, range.upTo, range.limit)
}

/** What the entries with numbers above `after` up to `upTo` brought and took. */
export function readMoved(
  tx: Transaction,
  walletId: string,
  range: { after: bigint; upTo: bigint },
): Promise<Moved> {
  return selectMoved(tx, walletId, range.after, range.upTo)
}
