/**
 * Are the proofs worth anything? Each fault below is planted in the SQL of a cloned database, and
 * at least one proof must notice it. A proof that says nothing when the lock is gone would have
 * said nothing in the first place.
 */
import { expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { proveConcurrency, proveSequence } from '#tests/fixtures/ledger/model-proofs.ts'
import {
  proveBatchesQueue,
  proveExpiryOnce,
  provePartialCaptures,
  proveSnapshotsWait,
} from '#tests/fixtures/ledger/more-race-proofs.ts'
import {
  openRaceGround,
  proveCaptureOrRelease,
  proveExpiryAgainstCapture,
  proveNoCircle,
  proveOneCaptureWins,
  proveOneKeyBooksOnce,
  proveOneReversalWins,
  proveOneTransferWins,
  proveOneWithdrawalWins,
  type RaceGround,
} from '#tests/fixtures/ledger/race-proofs.ts'
import { proveWaiting } from '#tests/fixtures/ledger/waiting-proofs.ts'

interface Fault {
  name: string
  /** Replaced in the text of a function … */
  in?: string
  from?: string
  to?: string
  /** … and run before it, or alone. */
  sql?: string
}

const debit = 'set available = w.available - centavos + freed'
const credit = 'set available = w.available + centavos,'
const enough = ' and w.available >= centavos - freed'

const faults: Fault[] = [
  {
    name: 'the credit has the wrong sign',
    in: 'move_money',
    from: credit,
    to: 'set available = w.available - centavos,',
  },
  {
    name: 'the debit has the wrong sign',
    in: 'move_money',
    from: debit,
    to: 'set available = w.available + centavos + freed',
  },
  {
    name: 'the sides of a transfer are exchanged',
    in: 'move_money',
    from: 'values (request_key, body_hash, source_id',
    to: 'values (request_key, body_hash, target_id',
  },
  {
    name: 'both sides of a transfer are one place',
    in: 'move_money',
    from: '\n      target_id, coalesce(',
    to: '\n      source_id, coalesce(',
  },
  {
    name: 'one entry has the wrong sign',
    sql: `do $$ begin execute 'create or replace view ledger.entries as ' || replace(pg_get_viewdef('ledger.entries'), '(- (t.amount)', '((t.amount)'); end $$`,
  },
  {
    name: 'one entry has the running balance of the other',
    in: 'move_money',
    from: 'source_balance,\n',
    to: 'target_balance,\n',
  },
  {
    name: 'the balance is written from an older reading',
    in: 'move_money',
    from: debit,
    to: 'set available = (select o.available from ledger.wallets o where o.id = source_id) - centavos + freed',
  },
  {
    name: 'wallets are locked in the order of the request',
    in: 'move_money',
    from: 'if source_id < target_id then',
    to: 'if true then',
  },
  { name: 'a wallet may fall below zero', in: 'move_money', from: enough, to: '' },
  {
    name: 'a wallet may fall below zero, and no constraint stands behind',
    in: 'move_money',
    from: enough,
    to: '',
    sql: 'alter domain ledger.centavos drop constraint centavos_not_negative',
  },
  {
    name: 'what is held counts as available',
    in: 'move_money',
    from: 'w.available >= centavos - freed',
    to: 'w.available + w.held >= centavos',
  },
  {
    name: 'a captured hold stays held',
    in: 'move_money',
    from: 'held = w.held - freed',
    to: 'held = w.held',
  },
  {
    name: 'a repeated request keeps what it moved',
    in: 'move_money',
    from: 'available = w.available + centavos - freed, held = w.held + freed, sequence = w.sequence - 1',
    to: 'held = w.held',
  },
  {
    name: 'a repeated request is numbered',
    in: 'move_money',
    from: 'sequence = w.sequence - 1',
    to: 'sequence = w.sequence',
  },
  {
    name: 'a repeated request needs the money once more',
    in: 'move_money',
    from: '  if not found then\n    raise',
    to: '  if refusal is not null then\n    raise',
  },
  {
    name: 'entries are numbered with a gap',
    in: 'move_money',
    from: 'sequence = w.sequence + 1',
    to: 'sequence = w.sequence + 2',
  },
  {
    name: 'the body of a repeated request is not looked at',
    in: 'move_money',
    from: 'if stored_hash <> body_hash then',
    to: 'if false then',
  },
  {
    name: 'a repeated request is booked again',
    in: 'move_money',
    from: 'return true;',
    to: 'null;',
  },
  {
    name: 'the amount is not part of the hash',
    in: 'post_hash',
    from: 'centavos, purpose',
    to: 'purpose',
  },
  {
    name: 'a reversal goes in the direction of its transfer',
    in: 'reverse',
    from: 'original.to_id, original.from_id',
    to: 'original.from_id, original.to_id',
  },
  {
    name: 'a transfer can be reversed again',
    in: 'reverse',
    from: 'if exists (select from ledger.reversals r where r.reverses = reversed_id)',
    to: 'if false',
    sql: 'alter table ledger.reversals drop constraint reversals_once',
  },
  {
    name: 'a reversal does not look whether there is one, and meets the constraint',
    in: 'reverse',
    from: 'if exists (select from ledger.reversals r where r.reverses = reversed_id)',
    to: 'if false',
  },
  {
    name: 'a reversal does not wait for another',
    in: 'reverse',
    from: 'for no key update',
    to: '',
  },
  {
    name: 'a reversal is not recorded',
    in: 'reverse',
    from: 'if not replayed then',
    to: 'if false then',
  },
  {
    name: 'a reversal can be reversed',
    in: 'reverse',
    from: 'if exists (select from ledger.reversals r where r.transfer_id = reversed_id) then',
    to: 'if false then',
  },
  {
    name: 'a hold does not look at what is held already',
    in: 'hold',
    from: 'w.available >= centavos',
    to: 'w.available + w.held >= centavos',
  },
  {
    name: 'a hold looks first and takes later',
    in: 'hold',
    from: 'where w.id = held_wallet_id and w.available >= centavos',
    to: 'where w.id = held_wallet_id and (select o.available from ledger.wallets o where o.id = held_wallet_id) >= centavos',
  },
  { name: 'a capture does not lock its hold', in: 'capture', from: 'for no key update', to: '' },
  {
    name: 'a capture does not look at the state',
    in: 'capture',
    from: `found_hold.state <> 'open' or `,
    to: '',
  },
  {
    name: 'a capture does not look at the deadline',
    in: 'capture',
    from: ' or found_hold.expires_at <= clock_timestamp()',
    to: '',
  },
  {
    name: 'a capture may take more than is held',
    in: 'capture',
    from: 'if taken > remaining then',
    to: 'if false then',
  },
  {
    name: 'a capture forgets what was captured before',
    in: 'capture',
    from: 'found_hold.amount - found_hold.captured',
    to: 'found_hold.amount',
  },
  { name: 'a release does not lock its hold', in: 'release', from: 'for no key update', to: '' },
  {
    name: 'a release gives back too much',
    in: 'release',
    from: 'h.amount - h.captured as remaining',
    to: 'h.amount as remaining',
  },
  {
    name: 'an expiry gives nothing back',
    in: 'expire_due_holds',
    from: 'w.held - expire_due_holds.remaining',
    to: 'w.held',
  },
  {
    name: 'an expiry does not lock its holds',
    in: 'expire_due_holds',
    from: 'for no key update skip locked',
    to: '',
  },
  {
    name: 'a batch does not look at what is held',
    in: 'post_whole_batch',
    from: 'if short > 0 then',
    to: 'if false then',
  },
  {
    name: 'a batch takes any amount and any two places',
    in: 'post_whole_batch',
    from: ') is not true',
    to: ') is null',
  },
  {
    name: 'a batch does not look at keys',
    in: 'post_whole_batch',
    from: 'if booked <> cardinality(request_keys) then',
    to: 'if false then',
  },
  {
    name: 'a batch counts its running balance from nothing',
    in: 'post_whole_batch',
    from: 'w.available + w.held + (sum(l.change) over by_place)::bigint',
    to: '(sum(l.change) over by_place)::bigint',
  },
  {
    name: 'a batch locks no wallet',
    in: 'post_batch',
    from: 'order by w.id for no key update',
    to: 'order by w.id',
  },
  {
    name: 'a snapshot is taken up to the newest position',
    sql: `alter table ledger.till_marks alter column fence set default '1'; create function ledger.no_fence() returns trigger language plpgsql as $$ begin new.fence := '1'; return new; end $$; create trigger no_fence before insert on ledger.till_marks for each row execute function ledger.no_fence()`,
  },
]

/**
 * The same operations each time: whether a fault is noticed must not depend on luck more than it
 * has to.
 */
const fixedSeed = 20_260_101

/**
 * Quick ones first. Enough rounds to notice a race that is there; the full number runs in the other
 * test files.
 */
async function findFault(made: TestDatabase, ground: RaceGround): Promise<string | undefined> {
  const proofs: [string, () => Promise<void>][] = [
    ['sequence', () => proveSequence(made.database, 60, fixedSeed)],
    ['waiting', () => proveWaiting(ground)],
    ['a circle of locks', () => proveNoCircle(ground, 12)],
    ['withdrawals at once', () => proveOneWithdrawalWins(ground, 6)],
    ['transfers at once', () => proveOneTransferWins(ground, 6)],
    ['captures at once', () => proveOneCaptureWins(ground, 10)],
    ['capture or release', () => proveCaptureOrRelease(ground, 20)],
    ['partial captures at once', () => provePartialCaptures(ground, 4)],
    ['reversals at once', () => proveOneReversalWins(ground, 6)],
    ['keys at once', () => proveOneKeyBooksOnce(ground, 6)],
    ['deadlines', () => proveExpiryAgainstCapture(ground, 8)],
    ['deadlines by many', () => proveExpiryOnce(ground, 3)],
    ['batches at once', () => proveBatchesQueue(ground, 3)],
    ['snapshots', () => proveSnapshotsWait(ground)],
    ['interleavings', () => proveConcurrency(made.database, 120, fixedSeed)],
  ]
  for (const [name, prove] of proofs) {
    try {
      await prove()
    } catch {
      return name
    }
  }
  return undefined
}

async function onClone<T>(
  fault: Fault | null,
  work: (made: TestDatabase, ground: RaceGround) => Promise<T>,
): Promise<T> {
  const made = await cloneDatabase()
  if (fault) await plant(made, fault)
  const ground = await openRaceGround(made.url)
  try {
    return await work(made, ground)
  } finally {
    await ground.racers.close()
    await made.close()
  }
}

async function plant(made: TestDatabase, fault: Fault): Promise<void> {
  if (fault.sql) await made.asOwner(fault.sql)
  if (!fault.in) return
  const [found] = await made.asOwner<{ text: string }>(
    `select pg_get_functiondef(p.oid) as text from pg_proc p where p.pronamespace = 'ledger'::regnamespace and p.proname = $1`,
    [fault.in],
  )
  const text = found?.text ?? ''
  // Everywhere in the function: both branches of a direction get the same fault.
  const changed = text.replaceAll(fault.from ?? '', fault.to ?? '')
  if (changed === text)
    throw new Error(`The fault '${fault.name}' finds nothing to change in ledger.${fault.in}`)
  await made.asOwner(changed)
}

test('without a fault every proof holds', async () => {
  expect(await onClone(null, findFault)).toBe(undefined)
}, 60_000)

test.each(faults)(
  'a fault is noticed: $name',
  async (fault) => {
    const noticedBy = await onClone(fault, findFault)
    expect(noticedBy, 'no proof noticed it').not.toBe(undefined)
  },
  60_000,
)
