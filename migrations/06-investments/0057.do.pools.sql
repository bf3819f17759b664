-- Income pools: what an investment gains is paid from income that the company has declared, and
-- from nothing else. A pool is a wallet of the company, so the domain that guards users' money
-- keeps it from falling below zero. Why: decision 0041.

-- The book ----------------------------------------------------------------------------------------

alter table ledger.wallets add column is_pool boolean not null default false;

create function ledger.keep_pool() returns trigger language plpgsql as $$
begin
  if new.is_pool <> old.is_pool then
    raise exception using errcode = 'LG002',
      message = format('A wallet does not become a pool, nor a pool a wallet (%s)', old.id);
  end if;
  return new;
end $$;
create trigger pools_stay before update of is_pool on ledger.wallets
  for each row execute function ledger.keep_pool();

-- The till of the company's own money, the only source of a pool. Every installation opens it under
-- this id (src/main/server/start/installation.ts), so that other transfers pay for no look-up.
create function ledger.own_money() returns uuid language sql immutable
  return 'ab811d1f-0886-5b9e-8db0-9039705524ff'::uuid;

-- The code tells a pool from a user's wallet, which has none.
create function ledger.open_pool(pool_id uuid, is_sample boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.places (id, kind, code, sample)
  values (pool_id, 'wallet', 'pool:' || pool_id, is_sample) on conflict (id) do nothing;
  if not found then
    if exists (select from ledger.places p
        where p.id = pool_id and p.code = 'pool:' || pool_id and p.sample = is_sample) then
      return true;
    end if;
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  insert into ledger.wallets (id, is_pool) values (pool_id, true);
  return false;
end $$;

-- Into a pool from the company's own money only; out of it to an investment of a user, or back.
create function ledger.judge_pool_move(
  source_id uuid, target_id uuid, source_is_pool boolean, target_is_pool boolean
) returns void language plpgsql as $$
begin
  if target_is_pool and source_id <> ledger.own_money() then
    raise exception using errcode = 'LG001', message = 'pool-not-fillable';
  end if;
  if source_is_pool and target_id <> ledger.own_money() and not exists (
    select from ledger.places p
    where p.id = target_id and p.kind = 'till' and p.code like 'investments:%'
  ) then
    raise exception using errcode = 'LG001', message = 'pool-not-payable';
  end if;
end $$;

-- As before (0002), and both updates answer whether they met a pool.
create or replace function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql as $$
declare
  stored_hash bytea;
  instant timestamptz;
  source_balance bigint;
  source_sequence bigint;
  source_is_pool boolean;
  target_balance bigint;
  target_sequence bigint;
  target_is_pool boolean;
  refusal text;
begin
  if (centavos between 1 and 999999999999999 and source_id <> target_id) is not true then
    raise exception using errcode = 'LG001', message = case
      when source_id = target_id and centavos between 1 and 999999999999999
      then 'same-place' else 'invalid-amount' end;
  end if;

  -- An update that had to wait is decided anew on the row it then finds: the condition never sees
  -- an old balance.
  if source_id < target_id then
    update ledger.wallets w set available = w.available - centavos + freed,
      held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence, w.is_pool
      into source_balance, source_sequence, source_is_pool;
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence, w.is_pool
      into target_balance, target_sequence, target_is_pool;
  else
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence, w.is_pool
      into target_balance, target_sequence, target_is_pool;
    update ledger.wallets w set available = w.available - centavos + freed,
      held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence, w.is_pool
      into source_balance, source_sequence, source_is_pool;
  end if;

  if source_is_pool or target_is_pool then
    perform ledger.judge_pool_move(source_id, target_id, source_is_pool, target_is_pool);
  end if;

  -- No balance changed: a till has none, a wallet had too little in it. That a place exists at all
  -- is for the foreign key to say.
  if source_sequence is null then
    select 'insufficient-available' into refusal from ledger.wallets w where w.id = source_id;
    -- A transaction must have its number before it takes a position (see `snapshot_tills`), and
    -- between two tills nothing gave it one.
    perform pg_current_xact_id();
  end if;

  if refusal is null then
    -- Read while both balances are locked, so a wallet's entries are in order of time too, and
    -- before a position is taken.
    instant := clock_timestamp();
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance,
      to_id, to_sequence, to_balance, amount, purpose, subject_id, event_at, created_at)
    values (request_key, body_hash, source_id,
      coalesce(source_sequence, nextval('ledger.till_positions')), source_balance,
      target_id, coalesce(target_sequence, nextval('ledger.till_positions')), target_balance,
      centavos, purpose, subject_id, coalesce(event_at, instant), instant)
    on conflict (id) do nothing;
    if found then return false; end if;
  end if;

  -- Refused, or the key is known. A request that was booked before is answered as it was then,
  -- whatever has become of the money.
  select t.request_hash into stored_hash from ledger.transfers t where t.id = request_key;
  if not found then
    raise exception using errcode = 'LG001', message = refusal;
  end if;
  if stored_hash <> body_hash then
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  update ledger.wallets w set
    available = w.available + centavos - freed, held = w.held + freed, sequence = w.sequence - 1
  where w.id = source_id and source_sequence is not null;
  update ledger.wallets w set available = w.available - centavos, sequence = w.sequence - 1
  where w.id = target_id and target_sequence is not null;
  return true;
end $$;

-- As before (0002), but not with a pool.
create or replace function ledger.post_whole_batch(
  request_keys uuid[], source_ids uuid[], target_ids uuid[], amounts bigint[], purposes text[],
  subject_ids uuid[]
) returns void language plpgsql as $$
declare
  instant timestamptz := clock_timestamp();
  booked bigint;
  short bigint;
  meets_pool boolean;
begin
  if exists (
    select from unnest(source_ids, target_ids, amounts) as b (source_id, target_id, centavos)
    where (b.centavos between 1 and 999999999999999 and b.source_id <> b.target_id) is not true
  ) then
    raise exception using errcode = 'LG001', message = 'invalid-amount';
  end if;

  -- As in `move_money`: the number of the transaction before any position.
  perform pg_current_xact_id();

  -- The running balances are computed from the balances before the batch, in the order of the
  -- elements.
  with legs as (
    select l.place_id, b.element, l.change
    from unnest(source_ids, target_ids, amounts)
        with ordinality as b (source_id, target_id, centavos, element),
      lateral (values (b.source_id, -b.centavos), (b.target_id, b.centavos)) as l (place_id, change)
  ), sides as materialized (
    select l.place_id, l.element, l.change,
      coalesce(w.sequence + row_number() over by_place, nextval('ledger.till_positions'))
        as sequence,
      w.available + w.held + (sum(l.change) over by_place)::bigint as balance, w.held, w.is_pool
    from legs l left join ledger.wallets w on w.id = l.place_id
    window by_place as (partition by l.place_id order by l.element rows unbounded preceding)
  ), booked_transfers as (
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance,
      to_id, to_sequence, to_balance, amount, purpose, subject_id, event_at, created_at)
    select b.key,
      ledger.post_hash(b.source_id, b.target_id, b.centavos, b.purpose, b.subject_id, null),
      b.source_id, source.sequence, source.balance, b.target_id, target.sequence, target.balance,
      b.centavos, b.purpose, b.subject_id, instant, instant
    from unnest(request_keys, source_ids, target_ids, amounts, purposes, subject_ids)
      with ordinality as b (key, source_id, target_id, centavos, purpose, subject_id, element)
    join sides source on source.element = b.element and source.change < 0
    join sides target on target.element = b.element and target.change > 0
    on conflict (id) do nothing
    returning id
  ), totals as (
    select s.place_id, sum(s.change)::bigint as change, count(*) as entries,
      bool_or(s.change < 0 and s.balance < s.held) as is_short
    from sides s where s.balance is not null group by s.place_id
  ), changed as (
    update ledger.wallets w
    set available = w.available + t.change, sequence = w.sequence + t.entries
    from totals t where w.id = t.place_id and not t.is_short
  )
  select (select count(*) from booked_transfers),
    (select count(*) from totals t where t.is_short), (select bool_or(s.is_pool) from sides s)
  into booked, short, meets_pool;
  -- One by one: `move_money` judges each of them.
  if meets_pool then
    raise exception using errcode = 'LG001', message = 'pool-in-batch';
  end if;
  if booked <> cardinality(request_keys) then
    raise exception using errcode = 'LG001', message = 'key-seen-before';
  end if;
  if short > 0 then
    raise exception using errcode = 'LG001', message = 'insufficient-available';
  end if;
end $$;

-- As before (0002). Nobody holds money of a pool.
create or replace function ledger.hold(
  request_key uuid, held_wallet_id uuid, centavos bigint, purpose text, subject_id uuid,
  expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  body_hash bytea := sha256(convert_to(row('hold', held_wallet_id, centavos, purpose, subject_id,
    extract(epoch from expires_at))::text, 'UTF8'));
  stored_hash bytea;
begin
  if centavos is null or centavos <= 0 or centavos > 999999999999999 then
    raise exception using errcode = 'LG001', message = 'invalid-amount';
  end if;
  insert into ledger.holds (id, request_hash, wallet_id, amount, purpose, subject_id, expires_at)
  values (request_key, body_hash, held_wallet_id, centavos, purpose, subject_id, expires_at)
  on conflict (id) do nothing;
  if not found then
    select h.request_hash into stored_hash from ledger.holds h where h.id = request_key;
    if stored_hash <> body_hash then
      raise exception using errcode = 'LG001', message = 'key-reused';
    end if;
    return true;
  end if;
  update ledger.wallets w set available = w.available - centavos, held = w.held + centavos
  where w.id = held_wallet_id and w.available >= centavos and not w.is_pool;
  if not found then
    raise exception using errcode = 'LG001', message = case
      when exists (select from ledger.wallets w where w.id = held_wallet_id and not w.is_pool)
      then 'insufficient-available' else 'not-a-wallet' end;
  end if;
  return false;
end $$;

-- Into the investments of a user only from that user's wallet or from a pool, and into the
-- company's own money only from a pool: nothing else can become a gain or fill a pool on the way.
-- Withdrawals go to the till of this id (installation.ts) and pay nothing for the check.
create function ledger.refuse_stray_source() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  target_code text;
begin
  if new.to_id = ledger.own_money() then
    target_code := 'own-money';
  else
    select p.code into target_code from ledger.places p where p.id = new.to_id;
  end if;
  if (target_code = 'own-money' or target_code like 'investments:%')
    and target_code <> 'investments:' || new.from_id
    and not exists (select from ledger.wallets w where w.id = new.from_id and w.is_pool) then
    raise exception using errcode = 'LG003',
      message = format('%s takes no money from this place (transfer %s)', target_code, new.id);
  end if;
  return new;
end $$;
create trigger tills_have_a_source before insert on ledger.transfers
  for each row when (
    new.to_balance is null and new.to_id <> 'c69619c3-24b9-5872-aa08-9d40bd1f7322')
  execute function ledger.refuse_stray_source();

-- A till of investments is known by its id: no deposit till has one like it, and a deposit pays for
-- no look-up. Its code names the user whose wallet it belongs to.
alter table ledger.places add constraint places_investments_of_a_user check (
  code not like 'investments:%'
  or (code ~ '^investments:[0-9a-f-]{36}$' and uuid_extract_version(id) is distinct from 7));

-- As before (0032), but a gain comes from a pool. And whatever the purpose says: from the
-- investments of a user only to that user's wallet, to the company's till of invested money or to
-- the tax withheld, and never more than lies there. A gain from before the pools can still be
-- taken back.
create or replace function ledger.refuse_payout_of_others() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  source record;
  target record;
  to_own_wallet boolean;
begin
  select p.kind, p.code into source from ledger.places p where p.id = new.from_id;
  select p.kind, p.code into target from ledger.places p where p.id = new.to_id;
  to_own_wallet := coalesce(source.code = 'investments:' || new.to_id, false);
  if new.purpose = 'investment payout' then
    if not to_own_wallet and target.code is distinct from 'investments:' || new.from_id then
      raise exception using errcode = 'LG003', message = format(
        'A payout comes from the investments of its own user (transfer %s)', new.id);
    end if;
  elsif new.purpose in ('investment gain', 'investment loss')
    and (source.code like 'investments:%' and target.code = 'investment-money') is not true then
    if new.purpose = 'investment loss' then
      raise exception using errcode = 'LG003',
        message = format('What an investment loses is the company''s (transfer %s)', new.id);
    elsif (source.kind = 'wallet' and source.code like 'pool:%'
      and target.code like 'investments:%') is not true then
      raise exception using errcode = 'LG003',
        message = format('What an investment gains comes from a pool (transfer %s)', new.id);
    end if;
  end if;

  if (source.kind = 'till' and source.code like 'investments:%') is not true then
    return new;
  end if;
  -- With a snapshot from before, nothing would show what left while it waited.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception using errcode = 'LG003', message = format(
      'What lies in the investments of a user moves in READ COMMITTED (transfer %s)', new.id);
  end if;
  if not to_own_wallet then
    if (target.kind = 'till' and target.code in ('investment-money', 'tax-withheld')) is not true
    then
      raise exception using errcode = 'LG003', message = format(
        'What lies in the investments of a user goes to no other place (transfer %s)', new.id);
    end if;
    -- A payout waits at the wallet for the one before it. So does this: each sees what is left.
    perform from ledger.wallets w where w.id = substr(source.code, 13)::uuid for no key update;
  end if;
  -- Not a request that is repeated: it moves nothing, whatever has become of the money.
  if ledger.till_balance(new.from_id) < new.amount
    and not exists (select from ledger.transfers t where t.id = new.id) then
    raise exception using errcode = 'LG003',
      message = format('A payout is what lies in the investments (transfer %s)', new.id);
  end if;
  return new;
end $$;
drop trigger payouts_have_a_source on ledger.transfers;
create trigger payouts_have_a_source before insert on ledger.transfers
  for each row when (
    (new.from_balance is null and uuid_extract_version(new.from_id) is distinct from 7)
    or new.purpose in ('investment payout', 'investment gain', 'investment loss'))
  execute function ledger.refuse_payout_of_others();

revoke all on function
  ledger.keep_pool, ledger.own_money, ledger.open_pool, ledger.judge_pool_move,
  ledger.refuse_stray_source
from public;
grant execute on function ledger.open_pool to kaban_app;

-- A request that is about the company's money only ------------------------------------------------

alter table approvals
  alter column user_id drop not null,
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check
    check (kind in ('withdrawal', 'adjustment', 'investment', 'deposit', 'payee', 'income')),
  add constraint approvals_name_whose_money check ((kind = 'income') = (user_id is null)),
  -- Company access may declare income. The second person is always a person.
  add constraint approvals_of_income_take_a_person
    check (kind <> 'income' or status <> 'approved' or decided_by <> 'company-access');

-- Income ------------------------------------------------------------------------------------------

create table income_pools (
  id uuid primary key references ledger.places (id),
  -- In both languages: {"en": …, "fil": …}.
  name jsonb not null check (
    coalesce(length(name ->> 'en'), 0) between 1 and 120
    and coalesce(length(name ->> 'fil'), 0) between 1 and 120),
  sample boolean not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger income_pools_sample before insert or update on income_pools
  for each row execute function refuse_sample_in_live();
create trigger income_pools_stay before delete or truncate on income_pools
  for each statement execute function refuse_change();
revoke update, delete, truncate on income_pools from kaban_app;

-- The documents, as they were sent.
create table income_evidence (
  id uuid primary key,
  file_key text not null unique,
  original_name text not null check (length(original_name) between 1 and 120),
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A user's id, or the company access.
  sent_by text not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger income_evidence_only_grows before update or delete or truncate on income_evidence
  for each statement execute function refuse_change();
revoke update, delete, truncate on income_evidence from kaban_app;

create table income_declarations (
  -- The request that a second person agreed to, and the transfer that filled the pool.
  id uuid primary key references approvals (id)
    references ledger.transfers (id) deferrable initially deferred,
  pool_id uuid not null references income_pools (id),
  amount_centavos bigint not null check (amount_centavos between 1 and 999999999999999),
  -- Days in Manila.
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  source text not null check (length(source) between 1 and 300),
  -- The names of the plans that earned it.
  plans text[] not null check (cardinality(plans) between 1 and 20),
  evidence_id uuid not null references income_evidence (id),
  -- One document proves one income.
  evidence_sha256 text not null constraint income_declarations_one_for_a_document unique,
  declared_by text not null,
  agreed_by text not null check (agreed_by <> 'company-access'),
  created_at timestamptz not null default clock_timestamp(),
  constraint income_declarations_take_two check (declared_by <> agreed_by)
);
create index income_declarations_of_pool on income_declarations (pool_id, created_at desc, id desc);
create trigger income_declarations_only_grow
  before update or delete or truncate on income_declarations
  for each statement execute function refuse_change();
revoke update, delete, truncate on income_declarations from kaban_app;

create function require_agreed_income() returns trigger language plpgsql as $$
begin
  if not exists (
    select from approvals a join income_evidence e on e.id = new.evidence_id
    where a.id = new.id and a.kind = 'income' and a.status = 'approved'
      and a.maker = new.declared_by and a.decided_by = new.agreed_by
      and a.amount_centavos = new.amount_centavos and e.sha256 = new.evidence_sha256
  ) then
    raise exception 'Income counts when two people agreed to it, as it was filed (%)', new.id
      using errcode = 'check_violation', constraint = 'income_declarations_are_agreed';
  end if;
  return new;
end $$;
create trigger income_declarations_are_agreed before insert on income_declarations
  for each row execute function require_agreed_income();

-- The company's own money leaves its till for a pool with a declaration, of this amount, and for
-- nothing else. So what a pool has paid is never more than what was declared.
create function require_declared_income() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.income_declarations d
    where d.id = new.id and d.pool_id = new.to_id and d.amount_centavos = new.amount
  ) then
    raise exception 'A pool is filled by declared income (transfer %)', new.id
      using errcode = 'check_violation', constraint = 'transfers_fill_pools_as_declared';
  end if;
  return new;
end $$;
create trigger transfers_fill_pools_as_declared before insert on ledger.transfers
  for each row when (new.from_id = 'ab811d1f-0886-5b9e-8db0-9039705524ff')
  execute function require_declared_income();
revoke all on function require_agreed_income, require_declared_income from public;
