-- oldest-server: 0071
-- A transfer may wait for another one after it has looked for its wallets. One that was opened in
-- the meantime then passed the foreign key, but its balance was not changed, as if it were a till.

-- As before (0057), and asks again for a wallet that it did not find.
create or replace function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
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
    if found then
      -- The foreign keys have found both places, so a wallet that was opened since then is seen.
      if source_sequence is null or target_sequence is null then
        if exists (
          select from ledger.wallets w where w.id in (
            case when source_sequence is null then source_id end,
            case when target_sequence is null then target_id end)
        ) then
          raise exception using errcode = 'LG001', message = 'unknown-owner';
        end if;
      end if;
      return false;
    end if;
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

-- As before (0057), and asks again for wallets that it did not find.
create or replace function ledger.post_whole_batch(
  request_keys uuid[], source_ids uuid[], target_ids uuid[], amounts bigint[], purposes text[],
  subject_ids uuid[]
) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
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
  if exists (select from ledger.transfers t join ledger.wallets w on w.id = t.from_id
      where t.id = any (request_keys) and t.from_balance is null)
    or exists (select from ledger.transfers t join ledger.wallets w on w.id = t.to_id
      where t.id = any (request_keys) and t.to_balance is null) then
    raise exception using errcode = 'LG001', message = 'opened-meanwhile';
  end if;
  if booked <> cardinality(request_keys) then
    raise exception using errcode = 'LG001', message = 'key-seen-before';
  end if;
  if short > 0 then
    raise exception using errcode = 'LG001', message = 'insufficient-available';
  end if;
end $$;

-- As before (0002), but a pool is not a wallet of that id.
create or replace function ledger.open_wallet(wallet_id uuid, is_sample boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.places (id, kind, sample) values (wallet_id, 'wallet', is_sample)
  on conflict (id) do nothing;
  if not found then
    if exists (
      select from ledger.places p
      where p.id = wallet_id and p.kind = 'wallet' and p.code is null and p.sample = is_sample
    ) then
      return true;
    end if;
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  insert into ledger.wallets (id) values (wallet_id);
  return false;
end $$;
