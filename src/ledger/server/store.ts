/**
 * Calls the functions of the `ledger` schema that write the book, and turns what they raise into
 * refusals. It decides nothing.
 */
import pg from 'pg'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  isLedgerRefusalName,
  LedgerRefusal,
  type BatchOutcome,
  type CaptureRequest,
  type ExpiredHold,
  type HoldRequest,
  type PostRequest,
  type TransferRequest,
} from '../shared/rules.ts'

export async function callOpenWallet(
  tx: Transaction,
  walletId: string,
  sample: boolean,
): Promise<void> {
  await refusing(tx.row('select ledger.open_wallet($1, $2) as replayed', [walletId, sample]))
}

export async function callOpenTill(
  tx: Transaction,
  till: { tillId: string; code: string; name: string; sample: boolean },
): Promise<void> {
  await refusing(
    tx.row('select ledger.open_till($1, $2, $3, $4) as replayed', [
      till.tillId,
      till.code,
      till.name,
      till.sample,
    ]),
  )
}

export async function callOpenPool(
  tx: Transaction,
  poolId: string,
  sample: boolean,
): Promise<void> {
  await refusing(tx.row('select ledger.open_pool($1, $2) as replayed', [poolId, sample]))
}

export async function callLockWallet(tx: Transaction, walletId: string): Promise<void> {
  await tx.rows('select available from ledger.lock_wallet($1)', [walletId])
}

export function callPost(tx: Transaction, request: PostRequest): Promise<boolean> {
  return callReplayable(tx, 'select ledger.post($1, $2, $3, $4, $5, $6, $7) as replayed', [
    request.key,
    request.from,
    request.to,
    request.amountCentavos,
    request.purpose,
    request.subjectId ?? null,
    request.eventAt ?? null,
  ])
}

export function callReverse(
  tx: Transaction,
  key: string,
  transferId: string,
  reason: string,
): Promise<boolean> {
  return callReplayable(tx, 'select ledger.reverse($1, $2, $3) as replayed', [
    key,
    transferId,
    reason,
  ])
}

export function callHold(tx: Transaction, request: HoldRequest): Promise<boolean> {
  return callReplayable(tx, 'select ledger.hold($1, $2, $3, $4, $5, $6) as replayed', [
    request.key,
    request.walletId,
    request.amountCentavos,
    request.purpose,
    request.subjectId ?? null,
    request.expiresAt ?? null,
  ])
}

export function callCapture(tx: Transaction, request: CaptureRequest): Promise<boolean> {
  return callReplayable(tx, 'select ledger.capture($1, $2, $3, $4, $5) as replayed', [
    request.key,
    request.holdId,
    request.to,
    request.amountCentavos ?? null,
    request.keepRest ?? false,
  ])
}

export function callRelease(
  tx: Transaction,
  key: string,
  holdId: string,
  reason: string,
): Promise<boolean> {
  return callReplayable(tx, 'select ledger.release($1, $2, $3) as replayed', [key, holdId, reason])
}

export function callExpireDueHolds(tx: Transaction, atMost: number): Promise<ExpiredHold[]> {
  return tx.rows<ExpiredHold>(
    `select hold_id as "holdId", wallet_id as "walletId", remaining as "releasedCentavos", purpose,
       subject_id as "subjectId"
     from ledger.expire_due_holds($1)`,
    [atMost],
  )
}

export async function callPostBatch(
  tx: Transaction,
  requests: readonly TransferRequest[],
): Promise<BatchOutcome[]> {
  const found = await refusing(
    tx.rows<{ element: number; refusal: string | null; replayed: boolean }>(
      `select element, refusal, replayed from ledger.post_batch($1::uuid[], $2::uuid[],
         $3::uuid[], $4::bigint[], $5::text[], $6::uuid[])`,
      [
        requests.map((one) => one.key),
        requests.map((one) => one.from),
        requests.map((one) => one.to),
        requests.map((one) => one.amountCentavos),
        requests.map((one) => one.purpose),
        requests.map((one) => one.subjectId ?? null),
      ],
    ),
  )
  const outcomes = new Map(found.map((one) => [one.element, one]))
  return requests.map(({ key }, index) => {
    const outcome = outcomes.get(index + 1)
    if (!outcome) throw new Error(`The batch has no answer for its element ${index + 1}`)
    if (outcome.refusal === null)
      return { transferId: key, replayed: outcome.replayed, refusal: null }
    if (!isLedgerRefusalName(outcome.refusal))
      throw new Error(`The book refuses by an unknown name: ${outcome.refusal}`)
    return { transferId: null, replayed: false, refusal: outcome.refusal }
  })
}

export async function callSnapshotTills(tx: Transaction): Promise<number> {
  const { written } = await tx.row<{ written: number }>('select ledger.snapshot_tills() as written')
  return written
}

/** Returns whether the request was answered before. */
async function callReplayable(
  tx: Transaction,
  text: string,
  values: readonly unknown[],
): Promise<boolean> {
  return (await refusing(tx.row<{ replayed: boolean }>(text, values))).replayed
}

/** Turns an error that the book raised into a LedgerRefusal; rethrows every other one. */
async function refusing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(cause: unknown): LedgerRefusal | undefined {
  if (!(cause instanceof pg.DatabaseError)) return undefined
  if (cause.code === 'LG001' && isLedgerRefusalName(cause.message))
    return new LedgerRefusal(cause.message, { cause })
  if (cause.schema !== 'ledger') return undefined
  // The guard of transfers, or the foreign key of holds, catches a place that was never opened.
  if (cause.code === '23503') return new LedgerRefusal('unknown-owner', { cause })
  // Of two requests with one key that end two holds at once, the slower one meets the unique index.
  if (cause.code === '23505' && cause.constraint === 'holds_end_key_key')
    return new LedgerRefusal('key-reused', { cause })
  return undefined
}
