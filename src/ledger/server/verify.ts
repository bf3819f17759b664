/**
 * Verifies the book. Every check counts what it looked at and names what is wrong; together the
 * checks rebuild each balance from the entries. Modules with rows about money add their own checks
 * (`src/main/server/book-checks.ts`).
 */
import {
  databaseProblem,
  saidByDatabase,
} from '#foundation/platform/server/database/database-problems.ts'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'

export interface Check {
  /** A sentence that is true of a sound book. */
  name: string
  /** Returns one row: `count`. */
  counts: string
  /** Returns one row with `problem` for each thing that is wrong. */
  problems: string
  /** For whoever is on call: what to do about its problems. */
  todo?: string
}

/** How the advice about rows begins that no version of Kaban can have written. */
export const changedPastKaban =
  'Kaban and its database refuse this, so rows were changed past them, or a backup is ' +
  'incomplete. Copy the database before anything else. '

export interface Verification {
  problems: string[]
  counts: Record<string, bigint>
}

/** Reads everything in one snapshot, so it can run beside a busy server. */
export function verifyBook(database: Database, more: readonly Check[] = []): Promise<Verification> {
  return database.transaction(async (tx) => {
    await tx.dynamicRows('set transaction isolation level repeatable read, read only')
    // A large book takes longer than a request may.
    await tx.liftTimeLimit()
    await tx.dynamicRows('set local max_parallel_workers_per_gather = 2')
    const found: Verification = { problems: [], counts: {} }
    for (const check of [...bookChecks, ...more]) await runCheck(tx, check, found)
    return found
  })
}

/** A check that cannot read its rows has a problem: a page is damaged, or a right is missing. */
async function runCheck(tx: Transaction, check: Check, found: Verification): Promise<void> {
  await tx.dynamicRows('savepoint one_check')
  try {
    await evaluate(tx, check, found)
    await tx.dynamicRows('release savepoint one_check')
  } catch (error) {
    const named = databaseProblem(error)
    if (!named) throw error
    // Fails, and ends the verification, when the connection itself is lost.
    await tx.dynamicRows('rollback to savepoint one_check')
    found.problems.push(`${check.name}: ${named.message}${saidByDatabase(error)}`)
  }
}

async function evaluate(tx: Transaction, check: Check, found: Verification): Promise<void> {
  const [counted] = await tx.dynamicRows<{ count: bigint }>(check.counts)
  found.counts[check.name] = counted?.count ?? 0n
  const wrong = await tx.dynamicRows<{ problem: string }>(
    `select problem from (${check.problems}) as found limit 50`,
  )
  for (const { problem } of wrong) found.problems.push(`${check.name}: ${problem}`)
}

export const bookChecks: readonly Check[] = [
  {
    name: 'all entries sum to zero',
    counts: 'select count(*) from ledger.entries',
    problems: `
      select 'the sum is ' || sum(amount) as problem
      from ledger.entries having sum(amount) <> 0`,
  },
  {
    // One row holds both sides. No constraint demands two places, or a running balance exactly on
    // the side of a wallet.
    name:
      'a transfer leaves one place and reaches another, each a wallet with a balance or a till ' +
      'without one',
    counts: 'select count(*) from ledger.transfers',
    problems: `
      select t.id || ' is not whole' as problem
      from ledger.transfers t
      left join ledger.places source on source.id = t.from_id
      left join ledger.places target on target.id = t.to_id
      where t.from_id = t.to_id or t.amount not between 1 and 999999999999999
        or source.id is null or (source.kind = 'wallet') <> (t.from_balance is not null)
        or target.id is null or (target.kind = 'wallet') <> (t.to_balance is not null)`,
  },
  {
    // Each of the two unique indexes covers one side of a transfer only.
    name: 'no two entries of a place have the same number',
    counts: 'select count(*) from ledger.entries',
    problems: `
      select place_id || ' has ' || count(*) || ' entries with number ' || sequence as problem
      from ledger.entries group by place_id, sequence having count(*) > 1`,
  },
  {
    name: 'a wallet has what its entries sum to',
    counts: 'select count(*) from ledger.wallets',
    problems: `
      select w.id || ' has ' || w.available + w.held || ' and number ' || w.sequence
        || ', its entries ' || coalesce(s.total, 0) || ' and ' || coalesce(s.entries, 0) as problem
      from ledger.wallets w
      left join (
        select place_id, sum(amount) as total, count(*) as entries
        from ledger.entries group by place_id
      ) s on s.place_id = w.id
      where w.available + w.held <> coalesce(s.total, 0) or w.sequence <> coalesce(s.entries, 0)`,
  },
  {
    name: 'a wallet holds what its open holds sum to',
    counts: `select count(*) from ledger.holds where state = 'open'`,
    problems: `
      select coalesce(w.id, h.wallet_id) || ' holds ' || coalesce(w.held, 0)
        || ', its open holds ' || coalesce(h.total, 0) as problem
      from ledger.wallets w
      full join (
        select wallet_id, sum(amount - captured) as total
        from ledger.holds where state = 'open' group by wallet_id
      ) h on h.wallet_id = w.id
      where coalesce(w.held, 0) <> coalesce(h.total, 0) or w.id is null`,
  },
  {
    name: 'no wallet is below what it holds',
    counts: 'select count(*) from ledger.wallets',
    problems: `
      select id || ' has ' || available || ' free and holds ' || held as problem
      from ledger.wallets where available < 0 or held < 0`,
  },
  {
    name: 'numbers and running balances of wallets follow without a gap',
    counts: 'select count(*) from ledger.entries e join ledger.wallets w on w.id = e.place_id',
    problems: `
      select place_id || ' entry ' || sequence || ' says ' || coalesce(balance::text, 'nothing')
        || ', the sum is ' || running as problem
      from (
        select e.place_id, e.sequence, e.balance,
          sum(e.amount) over by_place as running, row_number() over by_place as place_number
        from ledger.entries e join ledger.wallets w on w.id = e.place_id
        window by_place as (partition by e.place_id order by e.sequence rows unbounded preceding)
      ) counted
      where balance is distinct from running or sequence <> place_number or balance < 0`,
  },
  {
    name: 'every place is a wallet or a till',
    counts: 'select count(*) from ledger.places',
    problems: `
      select p.id || ' is a ' || p.kind as problem
      from ledger.places p left join ledger.wallets w on w.id = p.id
      where (p.kind = 'wallet') <> (w.id is not null)`,
  },
  {
    name: 'every transfer is between known places',
    counts: 'select count(*) from ledger.transfers',
    problems: `
      select t.id || ' takes ' || coalesce(f.kind, 'nothing') || ' ' || t.from_id
        || ' and ' || coalesce(o.kind, 'nothing') || ' ' || t.to_id as problem
      from ledger.transfers t
      left join ledger.places f on f.id = t.from_id
      left join ledger.places o on o.id = t.to_id
      where (f.kind = 'wallet') is distinct from (t.from_balance is not null)
        or (o.kind = 'wallet') is distinct from (t.to_balance is not null)`,
  },
  {
    // By its snapshots and the entries since, or by its stripes.
    name: 'a till has what its entries sum to',
    counts: `select count(*) from ledger.places where kind = 'till'`,
    problems: `
      select p.code || ' has ' || ledger.till_balance(p.id)
        || ', its entries ' || coalesce(s.total, 0) as problem
      from ledger.places p
      left join (
        select place_id, sum(amount) as total from ledger.entries group by place_id
      ) s on s.place_id = p.id
      where p.kind = 'till' and ledger.till_balance(p.id) <> coalesce(s.total, 0)`,
  },
  {
    // In one pass: there is a snapshot of a busy till every ten minutes, and summing the entries
    // before each of them would take the square of that.
    name: 'a snapshot of a till is the sum of its entries',
    counts: 'select count(*) from ledger.till_snapshots',
    problems: `
      select till_id || ' at ' || position || ' says ' || said || ', its entries ' || total
        as problem
      from (
        select till_id, position, said, sum(amount) over (
          partition by till_id order by position range unbounded preceding) as total
        from (
          select e.place_id as till_id, e.sequence as position, e.amount, null::bigint as said
          from ledger.entries e join ledger.places p on p.id = e.place_id
          where p.kind = 'till'
            and e.place_id in (select s.till_id from ledger.till_snapshots s)
          union all
          select till_id, position, 0, balance from ledger.till_snapshots
        ) lines
      ) summed
      where said is not null and said <> total`,
  },
  {
    name: 'a reversal is the opposite of its transfer, once',
    counts: 'select count(*) from ledger.reversals',
    problems: `
      select r.transfer_id || ' does not mirror ' || r.reverses as problem
      from ledger.reversals r
      left join ledger.transfers t on t.id = r.transfer_id
      left join ledger.transfers o on o.id = r.reverses
      where t.id is null or o.id is null or t.from_id <> o.to_id or t.to_id <> o.from_id
        or t.amount <> o.amount
        or exists (select from ledger.reversals other where other.transfer_id = r.reverses)
      union all
      select reverses || ' is reversed ' || count(*) || ' times' from ledger.reversals
      group by reverses having count(*) > 1`,
  },
  {
    name: 'a hold has paid out what its captures sum to',
    counts: 'select count(*) from ledger.holds',
    problems: `
      select h.id || ' (' || h.state || ') captured ' || h.captured
        || ', its transfers ' || coalesce(t.total, 0) as problem
      from ledger.holds h
      left join (
        select c.hold_id, sum(t.amount) as total
        from ledger.captures c join ledger.transfers t on t.id = c.transfer_id group by c.hold_id
      ) t on t.hold_id = h.id
      where h.captured <> coalesce(t.total, 0) or h.captured > h.amount
        or (h.state = 'captured' and h.captured = 0)
        or exists (
          select from ledger.captures c join ledger.transfers p on p.id = c.transfer_id
          where c.hold_id = h.id and p.from_id <> h.wallet_id
        )`,
  },
]
