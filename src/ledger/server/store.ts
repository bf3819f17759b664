/**
 * The SQL of the book: it calls the functions of the `ledger` schema and gives their answers names.
 * It decides nothing.
 */
import pg from 'pg'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  isLedgerRefusalName,
  LedgerRefusal,
  type Balance,
  type BatchOutcome,
  type CaptureRequest,
  type Entry,
  type ExpiredHold,
  type HoldRequest,
  type Moved,
  type Position,
  type PostRequest,
  type TransferRequest,
} from '../shared/rules.ts'

interface Replayed {
  replayed: boolean
}

export async function callOpenWallet(
  tx: Transaction,
  walletId: string,
  sample: boolean,
): Promise<void> {
  await answered(tx.row('select ledger.open_wallet($1, $2) as replayed', [walletId, sample]))
}

export async function callOpenTill(
  tx: Transaction,
  till: { tillId: string; code: string; name: string; sample: boolean },
): Promise<void> {
  await answered(
    tx.row('select ledger.open_till($1, $2, $3, $4) as replayed', [
      till.tillId,
      till.code,
      till.name,
      till.sample,
    ]),
  )
}

export async function callLockWallet(tx: Transaction, walletId: string): Promise<void> {
  await tx.rows('select available from ledger.lock_wallet($1)', [walletId])
}

export async function callPost(tx: Transaction, wanted: PostRequest): Promise<boolean> {
  const { replayed } = await answered(
    tx.row<Replayed>('select ledger.post($1, $2, $3, $4, $5, $6, $7) as replayed', [
      wanted.key,
      wanted.from,
      wanted.to,
      wanted.amountCentavos,
      wanted.purpose,
      wanted.subjectId ?? null,
      wanted.eventAt ?? null,
    ]),
  )
  return replayed
}

export async function callReverse(
  tx: Transaction,
  key: string,
  transferId: string,
  reason: string,
): Promise<boolean> {
  const { replayed } = await answered(
    tx.row<Replayed>('select ledger.reverse($1, $2, $3) as replayed', [key, transferId, reason]),
  )
  return replayed
}

export async function callHold(tx: Transaction, wanted: HoldRequest): Promise<boolean> {
  const { replayed } = await answered(
    tx.row<Replayed>('select ledger.hold($1, $2, $3, $4, $5, $6) as replayed', [
      wanted.key,
      wanted.walletId,
      wanted.amountCentavos,
      wanted.purpose,
      wanted.subjectId ?? null,
      wanted.expiresAt ?? null,
    ]),
  )
  return replayed
}

export async function callCapture(tx: Transaction, wanted: CaptureRequest): Promise<boolean> {
  const { replayed } = await answered(
    tx.row<Replayed>('select ledger.capture($1, $2, $3, $4, $5) as replayed', [
      wanted.key,
      wanted.holdId,
      wanted.to,
      wanted.amountCentavos ?? null,
      wanted.keepRest ?? false,
    ]),
  )
  return replayed
}

export async function callRelease(
  tx: Transaction,
  key: string,
  holdId: string,
  reason: string,
): Promise<boolean> {
  const { replayed } = await answered(
    tx.row<Replayed>('select ledger.release($1, $2, $3) as replayed', [key, holdId, reason]),
  )
  return replayed
}

export function callExpireDueHolds(tx: Transaction, atMost: number): Promise<ExpiredHold[]> {
  return tx.rows<ExpiredHold>(
    `select hold_id as "holdId", wallet_id as "walletId", remaining as "releasedCentavos", purpose, subject_id as "subjectId"
     from ledger.expire_due_holds($1)`,
    [atMost],
  )
}

export async function callPostBatch(
  tx: Transaction,
  wanted: readonly TransferRequest[],
): Promise<BatchOutcome[]> {
  const found = await answered(
    tx.rows<{ element: number; refusal: string | null; replayed: boolean }>(
      'select element, refusal, replayed from ledger.post_batch($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::text[], $6::uuid[])',
      [
        wanted.map((one) => one.key),
        wanted.map((one) => one.from),
        wanted.map((one) => one.to),
        wanted.map((one) => one.amountCentavos),
        wanted.map((one) => one.purpose),
        wanted.map((one) => one.subjectId ?? null),
      ],
    ),
  )
  const outcomes = new Map(found.map((one) => [one.element, one]))
  return wanted.map(({ key }, index) => {
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

export async function selectTillId(tx: Transaction, code: string): Promise<string | undefined> {
  const found = await tx.maybeRow<{ id: string }>(
    `select id from ledger.places where code = $1 and kind = 'till'`,
    [code],
  )
  return found?.id
}

/** A wallet, or undefined when there is none with this id. */
export function selectWalletBalance(
  tx: Transaction,
  walletId: string,
): Promise<Balance | undefined> {
  return tx.maybeRow<Balance>(
    `select available + held as "postedCentavos", held as "heldCentavos", available as "availableCentavos"
     from ledger.wallets where id = $1`,
    [walletId],
  )
}

export async function selectTillBalance(
  tx: Transaction,
  tillId: string,
): Promise<bigint | undefined> {
  const found = await tx.maybeRow<{ balance: bigint }>(
    `select ledger.till_balance(id) as balance from ledger.places where id = $1 and kind = 'till'`,
    [tillId],
  )
  return found?.balance
}

export async function selectBalanceAt(
  tx: Transaction,
  placeId: string,
  instant: Date,
): Promise<bigint> {
  const { balance } = await tx.row<{ balance: bigint }>(
    'select ledger.balance_at($1, $2) as balance',
    [placeId, instant],
  )
  return balance
}

/**
 * From the newest entry back: a subject's transfer is found at once when it is recent, and no index
 * has to be fed for it.
 */
export function selectBalanceAfter(
  tx: Transaction,
  walletId: string,
  subjectId: string,
): Promise<{ balance: bigint } | undefined> {
  return tx.maybeRow<{ balance: bigint }>(
    `select e.balance from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
     where e.place_id = $1 and t.subject_id = $2 and not exists (select from ledger.reversals r where r.transfer_id = t.id)
     order by e.sequence desc limit 1`,
    [walletId, subjectId],
  )
}

export function selectEntries(
  tx: Transaction,
  placeId: string,
  beforeSequence: bigint | null,
  atMost: number,
): Promise<Entry[]> {
  return tx.rows<Entry>(
    `select sequence, transfer_id as "transferId", amount as "amountCentavos", balance as "balanceCentavos", posted_at as "postedAt",
       event_at as "eventAt", other_place_id as "otherPlaceId", purpose, subject_id as "subjectId", reverses
     from ledger.entries_of($1, $2, $3)`,
    [placeId, beforeSequence, atMost],
  )
}

/**
 * For each instant the last entry of the wallet that was posted before it. A wallet's entries are
 * numbered without a gap and in order of time, so halving the range finds it without an index that
 * every transfer would have to feed (as ledger.balance_at).
 */
export function selectPositionsBefore(
  tx: Transaction,
  walletId: string,
  instants: readonly Date[],
): Promise<Position[]> {
  return tx.rows<Position>(
    `select found.sequence, coalesce((select e.balance from ledger.entries e where e.place_id = $1 and e.sequence = found.sequence), 0) as "balanceCentavos"
     from unnest($2::timestamptz[]) with ordinality as asked (instant, place)
     cross join lateral (
       with recursive halved (low, high) as (
         select 0::bigint, coalesce((select w.sequence from ledger.wallets w where w.id = $1), 0)
         union all
         select case when middle.posted_at < asked.instant then middle.sequence else halved.low end,
           case when middle.posted_at < asked.instant then halved.high else middle.sequence - 1 end
         from halved cross join lateral (
           select e.sequence, e.posted_at from ledger.entries e where e.place_id = $1 and e.sequence = (halved.low + halved.high + 1) / 2
         ) middle
         where halved.low < halved.high
       )
       select low as sequence from halved where low = high
     ) found
     order by asked.place`,
    [walletId, instants],
  )
}

export function selectFirstEntryTime(
  tx: Transaction,
  walletId: string,
): Promise<{ postedAt: Date } | undefined> {
  return tx.maybeRow<{ postedAt: Date }>(
    `select posted_at as "postedAt" from ledger.entries where place_id = $1 and sequence = 1`,
    [walletId],
  )
}

/** Oldest first. By the number of the entry, so the price of a page does not grow with its depth. */
export function selectEntriesAfter(
  tx: Transaction,
  placeId: string,
  afterSequence: bigint,
  upToSequence: bigint,
  atMost: number,
): Promise<Entry[]> {
  return tx.rows<Entry>(
    `select e.sequence, e.transfer_id as "transferId", e.amount as "amountCentavos", e.balance as "balanceCentavos", e.posted_at as "postedAt",
       t.event_at as "eventAt", case when t.from_id = e.place_id then t.to_id else t.from_id end as "otherPlaceId", t.purpose,
       t.subject_id as "subjectId", r.reverses
     from (
       select n.* from ledger.entries n where n.place_id = $1 and n.sequence > $2 and n.sequence <= $3 order by n.sequence limit $4
     ) e join ledger.transfers t on t.id = e.transfer_id left join ledger.reversals r on r.transfer_id = e.transfer_id
     order by e.sequence`,
    [placeId, afterSequence, upToSequence, atMost],
  )
}

export function selectMoved(
  tx: Transaction,
  placeId: string,
  afterSequence: bigint,
  upToSequence: bigint,
): Promise<Moved> {
  return tx.row<Moved>(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inCentavos", coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "outCentavos"
     from ledger.entries where place_id = $1 and sequence > $2 and sequence <= $3`,
    [placeId, afterSequence, upToSequence],
  )
}

/** Turns what the database raised into the book's refusal; anything else goes on as the fault it is. */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function refusalOf(cause: unknown): LedgerRefusal | undefined {
  if (!(cause instanceof pg.DatabaseError)) return undefined
  if (cause.code === 'LG001' && isLedgerRefusalName(cause.message))
    return new LedgerRefusal(cause.message, { cause })
  if (cause.schema !== 'ledger') return undefined
  // A place that nobody opened is caught by the foreign key.
  if (cause.code === '23503') return new LedgerRefusal('unknown-owner', { cause })
  // Two requests with one key that end two holds at once: the slower one meets the unique index.
  if (cause.code === '23505' && cause.constraint === 'holds_end_key_key')
    return new LedgerRefusal('key-reused', { cause })
  return undefined
}
