/** Reads of the book. They decide nothing. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Balance, DailyBalance, Entry, EntryTotals, WalletPosition } from '../shared/rules.ts'

export async function selectTillId(tx: Transaction, code: string): Promise<string | undefined> {
  const found = await tx.maybeRow<{ id: string }>(
    `select id from ledger.places where code = $1 and kind = 'till'`,
    [code],
  )
  return found?.id
}

export function selectWalletBalance(
  tx: Transaction,
  walletId: string,
): Promise<Balance | undefined> {
  return tx.maybeRow<Balance>(
    `select available + held as "postedCentavos", held as "heldCentavos",
       available as "availableCentavos"
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
 * Walks back from the newest entry: a recent transfer is found at once, and no index must be kept
 * for older ones.
 */
export function selectBalanceAfter(
  tx: Transaction,
  walletId: string,
  subjectId: string,
): Promise<{ balance: bigint } | undefined> {
  return tx.maybeRow<{ balance: bigint }>(
    // Each side on its own, along its index: over the view the planner reads all entries of a
    // wallet once the ledger is large.
    `select balance from (
       (select t.from_balance as balance, t.from_sequence as sequence from ledger.transfers t
        where t.from_id = $1 and t.subject_id = $2
          and not exists (select from ledger.reversals r where r.transfer_id = t.id)
        order by t.from_sequence desc limit 1)
       union all
       (select t.to_balance, t.to_sequence from ledger.transfers t
        where t.to_id = $1 and t.subject_id = $2
          and not exists (select from ledger.reversals r where r.transfer_id = t.id)
        order by t.to_sequence desc limit 1)
     ) sides order by sequence desc limit 1`,
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
    `select sequence, transfer_id as "transferId", amount as "amountCentavos",
       balance as "balanceCentavos", posted_at as "postedAt", event_at as "eventAt",
       other_place_id as "otherPlaceId", purpose, subject_id as "subjectId", reverses
     from ledger.entries_of($1, $2, $3)`,
    [placeId, beforeSequence, atMost],
  )
}

/**
 * A query of one row: the number of the wallet's last entry before the instant, 0 when there is
 * none. A wallet's entries are numbered without a gap in order of time, so a binary search by
 * number finds an instant without an index that every transfer would have to feed (as
 * ledger.balance_at). Its first word is `with`.
 */
const positionBefore = (walletId: string, instant: string): string => `
  with recursive halved (low, high) as (
    select
      0::bigint,
      coalesce((select w.sequence from ledger.wallets w where w.id = ${walletId}), 0)
    union all
    select
      case when middle.posted_at < ${instant} then middle.sequence else halved.low end,
      case when middle.posted_at < ${instant} then halved.high else middle.sequence - 1 end
    from halved cross join lateral (
      select e.sequence, e.posted_at from ledger.entries e
      where e.place_id = ${walletId} and e.sequence = (halved.low + halved.high + 1) / 2
    ) middle
    where halved.low < halved.high
  )
  select low as sequence from halved where low = high`

export function selectPositionsBefore(
  tx: Transaction,
  walletId: string,
  instants: readonly Date[],
): Promise<WalletPosition[]> {
  return tx.rows<WalletPosition>(
    `select found.sequence, coalesce((
         select e.balance from ledger.entries e
         where e.place_id = $1 and e.sequence = found.sequence
       ), 0) as "balanceCentavos"
     from unnest($2::timestamptz[]) with ordinality as asked (instant, place)
     cross join lateral (${positionBefore('$1', 'asked.instant')}) found
     order by asked.place`,
    [walletId, instants],
  )
}

/** Reads the entries since the instant, and the last one before it, by their numbers. */
export function selectDailyBalances(
  tx: Transaction,
  walletId: string,
  since: Date,
): Promise<DailyBalance[]> {
  return tx.rows<DailyBalance>(
    `select to_char(day, 'YYYY-MM-DD') as day, balance as "balanceCentavos"
     from (
       select distinct on (1) (e.posted_at at time zone 'Asia/Manila')::date as day, e.balance
       from ledger.entries e
       where e.place_id = $1 and e.sequence >= (${positionBefore('$1', '$2::timestamptz')})
       order by 1, e.sequence desc
     ) days
     order by day`,
    [walletId, since],
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

/** Pages by number, so a deep page costs what the first one does. */
export function selectEntriesAfter(
  tx: Transaction,
  placeId: string,
  range: { after: bigint; upTo: bigint; limit: number },
): Promise<Entry[]> {
  return tx.rows<Entry>(
    `select e.sequence, e.transfer_id as "transferId", e.amount as "amountCentavos",
       e.balance as "balanceCentavos", e.posted_at as "postedAt", t.event_at as "eventAt",
       case when t.from_id = e.place_id then t.to_id else t.from_id end as "otherPlaceId",
       t.purpose, t.subject_id as "subjectId", r.reverses
     from (
       select n.* from ledger.entries n
       where n.place_id = $1 and n.sequence > $2 and n.sequence <= $3
       order by n.sequence limit $4
     ) e
     join ledger.transfers t on t.id = e.transfer_id
     left join ledger.reversals r on r.transfer_id = e.transfer_id
     order by e.sequence`,
    [placeId, range.after, range.upTo, range.limit],
  )
}

export async function selectIsBooked(tx: Transaction, key: string): Promise<boolean> {
  const { booked } = await tx.row<{ booked: boolean }>(
    'select exists (select from ledger.transfers where id = $1) as booked',
    [key],
  )
  return booked
}

export function selectEntryTotals(
  tx: Transaction,
  placeId: string,
  range: { after: bigint; upTo: bigint },
): Promise<EntryTotals> {
  return tx.row<EntryTotals>(
    `select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inCentavos",
       coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "outCentavos",
       count(*) filter (where amount > 0)::int as "inCount",
       count(*) filter (where amount < 0)::int as "outCount"
     from ledger.entries where place_id = $1 and sequence > $2 and sequence <= $3`,
    [placeId, range.after, range.upTo],
  )
}
