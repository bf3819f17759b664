-- oldest-server: 0071
-- Fewer expressions on the way of a transfer: the language prepares each of them again in every
-- transaction. Between two wallets one question sets aside all that concerns tills and pools. And a
-- request to post is no longer hashed: a repeated one is compared with the transfer that it made.

-- As before (0061), with an empty hash: the row says itself what was asked for.
create or replace function ledger.post(
  request_key uuid, source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid,
  event_at timestamptz
) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return ledger.move_money(
    request_key, '', source_id, target_id, centavos, 0, purpose, subject_id, event_at);
end $$;

-- As before (0078). Whether a place is known, and which kind it is, is for the guard to say (0080).
create or replace function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  is_same boolean;
  instant timestamptz;
  source_balance bigint;
  source_sequence bigint;
  source_position bigint;
  source_is_pool boolean;
  target_balance bigint;
  target_sequence bigint;
  target_position bigint;
  target_is_pool boolean;
  refusal text;
begin
  -- In the order of their ids. An update that had to wait is decided anew on the row it then finds:
  -- the condition never sees an old balance. The second one reads the clock while both balances are
  -- locked, so a wallet's entries are in order of time too.
  if source_id < target_id and centavos between 1 and 999999999999999 then
    update ledger.wallets w set available = w.available - centavos + freed,
      held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence, w.is_pool
      into source_balance, source_sequence, source_is_pool;
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence, w.is_pool, clock_timestamp()
      into target_balance, target_sequence, target_is_pool, instant;
  elsif source_id > target_id and centavos between 1 and 999999999999999 then
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence, w.is_pool
      into target_balance, target_sequence, target_is_pool;
    update ledger.wallets w set available = w.available - centavos + freed,
      held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence, w.is_pool, clock_timestamp()
      into source_balance, source_sequence, source_is_pool, instant;
  else
    raise exception using errcode = 'LG001', message = case
      when source_id = target_id and centavos between 1 and 999999999999999
      then 'same-place' else 'invalid-amount' end;
  end if;

  if source_balance is null or target_balance is null or source_is_pool or target_is_pool then
    if source_is_pool or target_is_pool then
      perform ledger.judge_pool_move(source_id, target_id, source_is_pool, target_is_pool);
    end if;
    -- No balance changed: a till has none, a wallet had too little in it.
    if source_balance is null then
      select 'insufficient-available' into refusal from ledger.wallets w where w.id = source_id;
      -- A transaction must have its number before it takes a position (see `snapshot_tills`), and
      -- between two tills nothing gave it one.
      if ledger.stripes_per_till() = 0 then
        perform pg_current_xact_id();
      end if;
    end if;
    if refusal is null then
      -- Before a position is taken.
      instant := clock_timestamp();
      if ledger.stripes_per_till() > 0 then
        -- After the wallets, and in the order of their ids, too.
        if source_balance is null and source_id < target_id then
          source_position := ledger.change_stripe(source_id, -centavos, instant);
        end if;
        if target_balance is null then
          target_position := ledger.change_stripe(target_id, centavos, instant);
        end if;
        if source_balance is null and source_position is null then
          source_position := ledger.change_stripe(source_id, -centavos, instant);
        end if;
      end if;
      source_sequence :=
        coalesce(source_sequence, source_position, nextval('ledger.till_positions'));
      target_sequence :=
        coalesce(target_sequence, target_position, nextval('ledger.till_positions'));
    end if;
  end if;

  if refusal is null then
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance,
      to_id, to_sequence, to_balance, amount, purpose, subject_id, event_at, created_at)
    values (request_key, body_hash, source_id, source_sequence, source_balance,
      target_id, target_sequence, target_balance,
      centavos, purpose, subject_id, coalesce(event_at, instant), instant)
    on conflict (id) do nothing;
    if found then
      return false;
    end if;
  end if;

  -- Refused, or the key is known. A request that was booked before is answered as it was then,
  -- whatever has become of the money.
  select case
    when body_hash <> '' then t.request_hash = body_hash
    when t.request_hash = '' then t.from_id = source_id and t.to_id = target_id
      and t.amount = centavos and t.purpose = move_money.purpose
      and t.subject_id is not distinct from move_money.subject_id
      and t.event_at = coalesce(move_money.event_at, t.created_at)
    -- Booked before 0081.
    else t.request_hash = ledger.post_hash(source_id, target_id, centavos, move_money.purpose,
      move_money.subject_id, move_money.event_at)
  end into is_same from ledger.transfers t where t.id = request_key;
  if not found then
    raise exception using errcode = 'LG001', message = refusal;
  end if;
  if is_same is not true then
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  update ledger.wallets w set
    available = w.available + centavos - freed, held = w.held + freed, sequence = w.sequence - 1
  where w.id = source_id and source_balance is not null;
  update ledger.wallets w set available = w.available - centavos, sequence = w.sequence - 1
  where w.id = target_id and target_balance is not null;
  update ledger.till_stripes s
  set balance = s.balance + case when s.till_id = source_id then centavos else -centavos end
  where (s.till_id = source_id and s.stripe = source_position % 64)
    or (s.till_id = target_id and s.stripe = target_position % 64);
  return true;
end $$;

-- As before (0074), without hashes; a wallet that was opened meanwhile is for the guard (0080).
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
    select b.key, ''::bytea, b.source_id, source.sequence, source.balance,
      b.target_id, target.sequence, target.balance,
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
