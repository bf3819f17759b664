-- oldest-server: 0071
-- Portable tills: for engines whose sequences are not in order and whose transactions have no
-- number, so that no snapshot of a till could be proven complete. A till then has its balance in up
-- to 64 rows, so that few wait for each other. Why: decision 0059.

-- A stripe of a till: what its entries sum to. It appears with its first entry.
create table ledger.till_stripes (
  balance bigint not null,
  -- Of its latest entry: microseconds since 1970 × 64 + stripe, and always rising.
  position bigint not null,
  till_id uuid not null references ledger.places,
  stripe smallint not null check (stripe between 0 and 63),
  primary key (till_id, stripe)
) with (fillfactor = 20);
grant select on ledger.till_stripes to kaban_app;

-- 0: ordered tills, the default. `use_tills` replaces it: a constant costs nothing to ask for.
create function ledger.stripes_per_till() returns integer language sql immutable return 0;

-- One connection always uses one stripe, and those beside it mostly other ones.
create function ledger.own_stripe() returns smallint language sql stable
  return (pg_backend_pid() % ledger.stripes_per_till())::smallint;

-- Answers the position of the entry.
create function ledger.change_stripe(changed_till_id uuid, change bigint, instant timestamptz)
returns bigint language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  own smallint := ledger.own_stripe();
  taken bigint;
begin
  insert into ledger.till_stripes as s (till_id, stripe, balance, position)
  values (changed_till_id, own, change, (extract(epoch from instant) * 1000000)::bigint * 64 + own)
  on conflict (till_id, stripe) do update
  set balance = s.balance + excluded.balance,
    position = greatest(s.position + 64, excluded.position)
  returning s.position into taken;
  return taken;
end $$;

-- For the owner, while no server runs: 64 for portable tills, 0 for ordered ones. Every balance
-- stays. What was booked so far becomes a part of the first stripe.
create function ledger.use_tills(stripes integer) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  newest bigint;
begin
  if (stripes between 0 and 64) is not true then
    raise exception 'A till has 0 to 64 stripes, not %', stripes;
  end if;
  if exists (select from ledger.transfers) then
    lock table ledger.transfers in exclusive mode;
  end if;
  delete from ledger.till_stripes;
  if stripes > 0 then
    insert into ledger.till_stripes (till_id, stripe, balance, position)
    select e.place_id, 0, sum(e.amount)::bigint, (max(e.sequence) / 64 + 1) * 64
    from ledger.entries e join ledger.places p on p.id = e.place_id
    where p.kind = 'till' group by e.place_id;
  else
    -- Ordered positions go on above those of the stripes, and no mark is below them.
    delete from ledger.till_marks;
    select max(e.sequence) into newest
    from ledger.entries e join ledger.places p on p.id = e.place_id where p.kind = 'till';
    perform setval('ledger.till_positions', newest) from ledger.till_positions s
    where newest > s.last_value;
  end if;
  execute format('create or replace function ledger.stripes_per_till() returns integer '
    'language sql immutable return %s', stripes);
end $$;

-- As before (0074), and changes a stripe of a till that has stripes.
create or replace function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  stored_hash bytea;
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
    if ledger.stripes_per_till() = 0 then
      perform pg_current_xact_id();
    end if;
  end if;

  if refusal is null then
    -- Read while both balances are locked, so a wallet's entries are in order of time too, and
    -- before a position is taken.
    instant := clock_timestamp();
    if ledger.stripes_per_till() > 0 then
      -- After the wallets, and in the order of their ids, too.
      if source_sequence is null and source_id < target_id then
        source_position := ledger.change_stripe(source_id, -centavos, instant);
      end if;
      if target_sequence is null then
        target_position := ledger.change_stripe(target_id, centavos, instant);
      end if;
      if source_sequence is null and source_position is null then
        source_position := ledger.change_stripe(source_id, -centavos, instant);
      end if;
    end if;
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance,
      to_id, to_sequence, to_balance, amount, purpose, subject_id, event_at, created_at)
    values (request_key, body_hash, source_id,
      coalesce(source_sequence, source_position, nextval('ledger.till_positions')), source_balance,
      target_id,
      coalesce(target_sequence, target_position, nextval('ledger.till_positions')), target_balance,
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
  update ledger.till_stripes s
  set balance = s.balance + case when s.till_id = source_id then centavos else -centavos end
  where (s.till_id = source_id and s.stripe = source_position % 64)
    or (s.till_id = target_id and s.stripe = target_position % 64);
  return true;
end $$;

-- As before (0002), but one by one when a till with stripes takes part.
create or replace function ledger.post_batch(
  request_keys uuid[], source_ids uuid[], target_ids uuid[], amounts bigint[], purposes text[],
  subject_ids uuid[]
) returns table (element integer, refusal text, replayed boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Every wallet of the whole batch in the order of its id, not of each element: batches then queue
  -- and cannot lock each other out. Then every stripe, for the same reason.
  perform from ledger.wallets w where w.id = any (source_ids || target_ids)
  order by w.id for no key update;
  if ledger.stripes_per_till() > 0 then
    perform from ledger.till_stripes s
    where s.till_id = any (source_ids || target_ids) and s.stripe = ledger.own_stripe()
    order by s.till_id for no key update;
  end if;
  begin
    -- Only `move_money` changes stripes.
    if ledger.stripes_per_till() > 0 and exists (
      select from unnest(source_ids || target_ids) as b (place_id)
      where not exists (select from ledger.wallets w where w.id = b.place_id)
    ) then
      raise exception using errcode = 'LG001', message = 'till-in-batch';
    end if;
    perform ledger.post_whole_batch(
      request_keys, source_ids, target_ids, amounts, purposes, subject_ids);
    return query select n, null::text, false from generate_series(1, cardinality(request_keys)) n;
    return;
  exception
    -- Something in it needs a closer look: one by one, which is slower and always right.
    when sqlstate 'LG001' or integrity_constraint_violation then null;
  end;
  for n in 1 .. cardinality(request_keys) loop
    element := n;
    refusal := null;
    replayed := false;
    begin
      replayed := ledger.post(
        request_keys[n], source_ids[n], target_ids[n], amounts[n], purposes[n], subject_ids[n],
        null);
    exception
      when sqlstate 'LG001' then refusal := sqlerrm;
      when foreign_key_violation then refusal := 'unknown-owner';
    end;
    return next;
  end loop;
end $$;

-- As before (0002). Tills with stripes need no snapshots.
create or replace function ledger.snapshot_tills() returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  latest bigint;
  own_fence xid8;
  safe record;
  written integer := 0;
begin
  if ledger.stripes_per_till() > 0 then
    return 0;
  end if;
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'ledger.snapshot_tills must be the first to write in its transaction';
  end if;
  latest := (
    select case when s.is_called then s.last_value else 0 end from ledger.till_positions s);
  -- A transaction has its number before it takes a position (see `move_money`), so all who share in
  -- `latest` are older.
  own_fence := pg_current_xact_id();
  select m.position, m.marked_at into safe from ledger.till_marks m
  where m.fence <= pg_snapshot_xmin(pg_current_snapshot()) order by m.position desc limit 1;
  if found then
    insert into ledger.till_snapshots (till_id, position, balance, marked_at)
    select p.id, safe.position, coalesce(before.balance, 0) + since.change, safe.marked_at
    from ledger.places p
    left join lateral (
      select s.position, s.balance from ledger.till_snapshots s
      where s.till_id = p.id order by s.position desc limit 1
    ) before on true
    cross join lateral (
      select sum(e.amount)::bigint as change from ledger.entries e
      where e.place_id = p.id and e.sequence > coalesce(before.position, 0)
        and e.sequence <= safe.position
    ) since
    where p.kind = 'till' and since.change is not null
    on conflict do nothing;
    get diagnostics written = row_count;
    delete from ledger.till_marks m where m.position < safe.position;
  end if;
  insert into ledger.till_marks (position, fence, marked_at)
  values (latest, own_fence, clock_timestamp()) on conflict do nothing;
  return written;
end $$;

-- As before (0002), or the sum of its stripes.
create or replace function ledger.till_balance(till_id uuid) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  from_position bigint := 0;
  total bigint := 0;
begin
  if ledger.stripes_per_till() > 0 then
    return coalesce((
      select sum(s.balance)::bigint from ledger.till_stripes s
      where s.till_id = till_balance.till_id), 0);
  end if;
  select s.position, s.balance into from_position, total
  from ledger.till_snapshots s
  where s.till_id = till_balance.till_id order by s.position desc limit 1;
  return coalesce(total, 0) + coalesce((
    select sum(e.amount)::bigint from ledger.entries e
    where e.place_id = till_balance.till_id and e.sequence > coalesce(from_position, 0)), 0);
end $$;

-- As before (0057), but a till with stripes has given already what it gives.
create or replace function ledger.refuse_payout_of_others() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  source record;
  target record;
  to_own_wallet boolean;
  left_over bigint;
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
  left_over := ledger.till_balance(new.from_id);
  -- A till with stripes has given the amount already.
  if ledger.stripes_per_till() = 0 then
    left_over := left_over - new.amount;
  end if;
  -- Not a request that is repeated: it moves nothing, whatever has become of the money.
  if left_over < 0
    and not exists (select from ledger.transfers t where t.id = new.id) then
    raise exception using errcode = 'LG003',
      message = format('A payout is what lies in the investments (transfer %s)', new.id);
  end if;
  return new;
end $$;

revoke all on function
  ledger.stripes_per_till, ledger.own_stripe, ledger.change_stripe, ledger.use_tills
from public;
