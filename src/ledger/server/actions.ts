/**
 * The actions of the book. Each takes the caller's open transaction, so the money moves together
 * with whatever it is moved for. All amounts are centavos. Every action that writes may be repeated
 * with the same key. Refusals are thrown as `LedgerRefusal`.
 */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  LedgerRefusal,
  type Balance,
  type BatchOutcome,
  type CaptureRequest,
  type DailyBalance,
  type Entry,
  type EntryTotals,
  type ExpiredHold,
  type HoldRequest,
  type HoldResult,
  type PostRequest,
  type TransferRequest,
  type TransferResult,
  type WalletPosition,
} from '../shared/rules.ts'
import {
  selectBalanceAfter,
  selectBalanceAt,
  selectDailyBalances,
  selectEntries,
  selectEntriesAfter,
  selectEntryTotals,
  selectFirstEntryTime,
  selectIsBooked,
  selectPositionsBefore,
  selectTillBalance,
  selectTillId,
  selectWalletBalance,
} from './reads.ts'
import {
  callCapture,
  callExpireDueHolds,
  callHold,
  callLockWallet,
  callOpenPool,
  callOpenTill,
  callOpenWallet,
  callPost,
  callPostBatch,
  callRelease,
  callReverse,
  callSnapshotTills,
} from './store.ts'

/** Opens a wallet under the id of its owner. Opening it again changes nothing. */
export function openWallet(
  tx: Transaction,
  wallet: { walletId: string; sample: boolean },
): Promise<void> {
  return callOpenWallet(tx, wallet.walletId, wallet.sample)
}

/** Opens a till of the company. Codes are unique. Opening it again changes nothing. */
export function openTill(
  tx: Transaction,
  till: { tillId: string; code: string; name: string; sample: boolean },
): Promise<void> {
  return callOpenTill(tx, till)
}

/** Opens a pool of the company's income. Opening it again changes nothing. */
export function openPool(
  tx: Transaction,
  pool: { poolId: string; sample: boolean },
): Promise<void> {
  return callOpenPool(tx, pool.poolId, pool.sample)
}

/** The id of the till with this code. Throws when there is none: the installation is at fault. */
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
 * key-reused, pool-not-fillable, pool-not-payable.
 */
export async function post(tx: Transaction, request: PostRequest): Promise<TransferResult> {
  return { transferId: request.key, replayed: await callPost(tx, request) }
}

/**
 * Holds money of a wallet. Refuses: insufficient-available, invalid-amount, not-a-wallet,
 * unknown-owner, key-reused.
 */
export async function hold(tx: Transaction, request: HoldRequest): Promise<HoldResult> {
  return { holdId: request.key, replayed: await callHold(tx, request) }
}

/**
 * Pays held money out, whole or in part. Refuses: hold-ended, amount-above-hold, unknown-hold,
 * invalid-amount, key-reused.
 */
export async function capture(tx: Transaction, request: CaptureRequest): Promise<TransferResult> {
  return { transferId: request.key, replayed: await callCapture(tx, request) }
}

/** Gives held money back to its wallet. Refuses: hold-ended, unknown-hold, key-reused. */
export async function release(
  tx: Transaction,
  { key, holdId, reason }: { key: string; holdId: string; reason: string },
): Promise<HoldResult> {
  return { holdId, replayed: await callRelease(tx, key, holdId, reason) }
}

/**
 * Reverses a transfer by an opposite one, once. Refuses: already-reversed, not-reversible,
 * reason-required, unknown-transfer, insufficient-available, key-reused.
 */
export async function reverse(
  tx: Transaction,
  { key, transferId, reason }: { key: string; transferId: string; reason: string },
): Promise<TransferResult> {
  return { transferId: key, replayed: await callReverse(tx, key, transferId, reason) }
}

/**
 * Posts each element as if it were alone, in order, and returns one outcome for each. A refused
 * element does not stop the others. For a few hundred elements at most.
 */
export async function postBatch(
  tx: Transaction,
  requests: readonly TransferRequest[],
): Promise<BatchOutcome[]> {
  return requests.length === 0 ? [] : callPostBatch(tx, requests)
}

/** Ends at most `limit` holds whose deadline has passed, and returns them. */
export function expireDueHolds(tx: Transaction, limit: number): Promise<ExpiredHold[]> {
  return callExpireDueHolds(tx, limit)
}

/**
 * Sums the tills' entries up, so that their balances stay fast to read. Must be the first write of
 * its transaction. Returns how many snapshots it wrote.
 */
export function snapshotTills(tx: Transaction): Promise<number> {
  return callSnapshotTills(tx)
}

/** Refuses: unknown-owner. */
export async function readBalance(tx: Transaction, walletId: string): Promise<Balance> {
  const balance = await selectWalletBalance(tx, walletId)
  if (!balance) throw new LedgerRefusal('unknown-owner')
  return balance
}

/** Refuses: unknown-owner. */
export async function readTillBalance(tx: Transaction, tillId: string): Promise<bigint> {
  const balance = await selectTillBalance(tx, tillId)
  if (balance === undefined) throw new LedgerRefusal('unknown-owner')
  return balance
}

/** The balance of a wallet or till at an instant, by the time of posting. */
export function readBalanceAt(tx: Transaction, placeId: string, instant: Date): Promise<bigint> {
  return selectBalanceAt(tx, placeId, instant)
}

/**
 * The wallet's balance right after the transfer of this subject, or null when there is none. The
 * entry itself carries it, so no clock decides. Reversals do not count; of a hold captured in
 * parts, the last capture does.
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

/** For each instant the wallet's last entry that was posted before it. */
export function readPositionsBefore(
  tx: Transaction,
  walletId: string,
  instants: readonly Date[],
): Promise<WalletPosition[]> {
  return selectPositionsBefore(tx, walletId, instants)
}

/**
 * The wallet's balance at the end of each day in Manila on which it changed since the instant, and
 * of the last such day before it. Oldest first.
 */
export function readDailyBalances(
  tx: Transaction,
  walletId: string,
  since: Date,
): Promise<DailyBalance[]> {
  return selectDailyBalances(tx, walletId, since)
}

/** Whether a transfer with this key was posted. */
export function isBooked(tx: Transaction, key: string): Promise<boolean> {
  return selectIsBooked(tx, key)
}

/** When the wallet's first entry was posted; null while it has none. */
export async function readFirstEntryTime(tx: Transaction, walletId: string): Promise<Date | null> {
  return (await selectFirstEntryTime(tx, walletId))?.postedAt ?? null
}

/** Entries numbered above `after` up to `upTo`, oldest first. */
export function readEntriesAfter(
  tx: Transaction,
  walletId: string,
  range: { after: bigint; upTo: bigint; limit: number },
): Promise<Entry[]> {
  return selectEntriesAfter(tx, walletId, range)
}

/** Sums and counts the entries numbered above `after` up to `upTo`. */
export function readEntryTotals(
  tx: Transaction,
  walletId: string,
  range: { after: bigint; upTo: bigint },
): Promise<EntryTotals> {
  return selectEntryTotals(tx, walletId, range)
}
