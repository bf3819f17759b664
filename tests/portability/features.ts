/** Tries each feature of SQL that Kaban uses. docs/portability.md explains them. */
import type pg from 'pg'

interface Feature {
  name: string
  /** Ordered tills alone need it. */
  onlyOrdered?: true
  /** Throws when the engine lacks it. `other` is a second connection. */
  works(one: pg.Client, other: pg.Client): Promise<unknown>
}

/** Tries the statements in a transaction that is rolled back. */
const statements = (...texts: string[]): Feature['works'] =>
  async function tried(one) {
    await one.query('begin')
    try {
      for (const text of texts) await one.query(text)
    } finally {
      await one.query('rollback')
    }
  }

const guard = `create function guard() returns trigger language plpgsql as
  $$ begin raise exception 'refused' using errcode = 'LG002'; end $$`
const table = 'create table tried (id uuid primary key, n bigint)'

/** Throws unless the statement is refused with this SQLSTATE. */
const refusedWith = (state: string, text: string, ...before: string[]): Feature['works'] =>
  async function tried(one) {
    const all = statements(...before, text)
    const refused = await all(one, one).then(
      () => 'nothing',
      (error: { code?: string }) => error.code,
    )
    if (refused !== state) throw new Error(`expected ${state}, and met ${refused}`)
  }

export const features: readonly Feature[] = [
  {
    name: 'domains with a check',
    works: refusedWith(
      '23514',
      'select (-1)::centavos',
      'create domain centavos as bigint check (value >= 0)',
    ),
  },
  {
    name: 'row triggers in plpgsql, with a condition',
    works: refusedWith(
      'LG002',
      'insert into tried values (gen_random_uuid(), 1)',
      table,
      guard,
      `create trigger guard before insert on tried for each row when (new.n > 0)
         execute function guard()`,
    ),
  },
  {
    name: 'statement triggers on UPDATE, DELETE and TRUNCATE',
    works: refusedWith(
      'LG002',
      'truncate tried',
      table,
      guard,
      `create trigger guard before update or delete or truncate on tried
         execute function guard()`,
    ),
  },
  {
    name: 'INSTEAD OF triggers on views',
    works: statements(
      table,
      guard,
      'create view shown as select * from tried',
      `create trigger guard instead of update on shown for each row execute function guard()`,
    ),
  },
  {
    name: 'deferred foreign keys',
    works: statements(
      table,
      `create table child (id uuid references tried deferrable initially deferred)`,
      `insert into child values ('ab811d1f-0886-5b9e-8db0-9039705524ff')`,
      `insert into tried values ('ab811d1f-0886-5b9e-8db0-9039705524ff', 1)`,
      'set constraints all immediate',
    ),
  },
  {
    name: 'deferred triggers',
    works: statements(
      table,
      guard,
      `create constraint trigger guard after update on tried deferrable initially deferred
         for each row execute function guard()`,
    ),
  },
  {
    name: 'transition tables',
    works: statements(
      table,
      guard,
      `create trigger guard after insert on tried referencing new table as added
         for each statement execute function guard()`,
    ),
  },
  {
    name: 'generated columns',
    works: statements(
      'create table made (n bigint, twice bigint generated always as (n * 2) stored)',
      'create table numbered (id bigint generated always as identity)',
    ),
  },
  {
    name: 'functions bound to their tables (RETURN)',
    works: statements(
      table,
      'create function counted() returns bigint return (select count(*) from tried)',
      'select counted()',
    ),
  },
  {
    name: 'functions with the rights of their owner and a search path',
    works: statements(`create function owned() returns int language plpgsql security definer
      set search_path = pg_catalog, pg_temp as $$ begin return 1; end $$`),
  },
  {
    name: 'exception blocks in plpgsql',
    works: statements(
      `do $$ begin begin perform 1 / 0; exception when division_by_zero then null; end; end $$`,
    ),
  },
  {
    name: 'changes inside WITH',
    works: statements(
      table,
      `with added as (insert into tried values (gen_random_uuid(), 1) on conflict (id) do nothing
         returning id) select count(*) from added`,
    ),
  },
  {
    name: 'indexes: partial, on expressions, NULLS NOT DISTINCT',
    works: statements(
      table,
      'create index on tried (n) where n > 0',
      'create index on tried ((n + 1))',
      'create unique index on tried (n) nulls not distinct',
    ),
  },
  {
    name: 'BRIN indexes',
    works: statements(table, 'create index on tried using brin (n) with (autosummarize = on)'),
  },
  {
    name: 'trigram indexes (pg_trgm)',
    works: statements(
      'create extension if not exists pg_trgm',
      'create table words (word text)',
      'create index on words using gin (word gin_trgm_ops)',
    ),
  },
  {
    name: 'advisory locks of a transaction',
    async works(one, other) {
      await one.query('begin')
      try {
        await one.query('select pg_advisory_xact_lock(7215502)')
        const { rows } = await other.query('select pg_try_advisory_xact_lock(7215502) as taken')
        if (rows[0]?.taken !== false) throw new Error('two transactions have the lock')
      } finally {
        await one.query('rollback')
      }
    },
  },
  {
    name: 'row locks: NO KEY UPDATE, SHARE, SKIP LOCKED',
    works: statements(
      table,
      'select from tried for no key update',
      'select from tried for share',
      'select from tried for no key update skip locked',
    ),
  },
  { name: 'an update that waits decides on the row it then finds', works: decidesAnew },
  {
    name: 'pg_blocking_pids (tests of every order)',
    works: statements('select pg_blocking_pids(pg_backend_pid())'),
  },
  {
    name: 'numbers of transactions (xid8) and the oldest that runs',
    onlyOrdered: true,
    works: statements(
      'select pg_current_xact_id() >= pg_snapshot_xmin(pg_current_snapshot())',
      'create table fences (fence xid8)',
    ),
  },
  { name: 'sequences in order over connections', onlyOrdered: true, works: ordersSequences },
  {
    name: 'LOCK TABLE (to change the kind of tills later)',
    works: statements(table, 'lock table tried in exclusive mode'),
  },
]

async function decidesAnew(one: pg.Client, other: pg.Client): Promise<void> {
  await one.query('create table balances (id int primary key, available bigint)')
  try {
    await one.query('insert into balances values (1, 100)')
    await one.query('begin isolation level read committed')
    await one.query('update balances set available = available - 70 where id = 1')
    const waiting = other.query(
      'update balances set available = available - 70 where id = 1 and available >= 70',
    )
    // One that does not wait has decided on the old balance, or is refused.
    waiting.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 300))
    await one.query('commit')
    const { rowCount } = await waiting
    if (rowCount !== 0) throw new Error('it took money that was not there')
  } finally {
    await one.query('rollback').catch(() => {})
    await one.query('drop table balances')
  }
}

async function ordersSequences(one: pg.Client, other: pg.Client): Promise<void> {
  await one.query('create sequence positions cache 1')
  try {
    const numbers: bigint[] = []
    for (const client of [one, other, one, other]) {
      const { rows } = await client.query(`select nextval('positions')::text as number`)
      numbers.push(BigInt(rows[0].number))
    }
    const inOrder = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0n))
    if (!inOrder) throw new Error(`two connections got ${numbers.join(', ')}`)
  } finally {
    await one.query('drop sequence positions')
  }
}

export interface Tried {
  name: string
  onlyOrdered: boolean
  /** The error of the engine, or null when it has the feature. */
  problem: string | null
}

/** Tries each feature in the database, which must be empty. */
export async function tryFeatures(one: pg.Client, other: pg.Client): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const { name, onlyOrdered = false, works } of features) {
    const problem = await works(one, other).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    tried.push({ name, onlyOrdered, problem })
  }
  return tried
}
