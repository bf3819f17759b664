-- The book: who owns how much, and every movement that made it so.
--
-- Money lies in places. A wallet is the place of one owner: exact, never below what is held. A till is a place of the company:
-- it is never updated, its balance is its latest snapshot and the entries after it, so no row in the book is hot.
-- Transfers and entries are written once. What was wrong is reversed by another transfer.
--
-- The application's role reads the tables and calls the functions; it writes nothing directly. Every function can be called again
-- with the same key and does its work once. Refusals are raised with SQLSTATE LG001 and the refusal's name as the message.

create schema ledger;
grant usage on schema ledger to kaban_app;

-- Tables ------------------------------------------------------------------------------------------------------------------------

-- Never updated by an operation. Foreign keys point here and not at the balances: the share lock that a foreign key takes on its
-- target would otherwise meet the update of a balance and make every waiter pay for a shared lock list (measured: a third of the rate).
create table ledger.places (
  id uuid primary key,
  kind text not null check (kind in ('wallet', 'till')),
  code text unique check (length(code) between 1 and 120),
  name text check (length(name) between 1 and 200),
  sample boolean not null,
  opened_at timestamptz not null default clock_timestamp(),
  constraint places_till_has_a_code check ((kind = 'till') = (code is not null and name is not null))
);

create trigger places_sample before insert or update on ledger.places
  for each row execute function public.refuse_sample_in_live();

-- A wallet's id is the id of its owner, so every row about its money carries the owner.
-- Half of each page stays free: an update then finds room beside the old version and touches no index.
create table ledger.wallets (
  posted bigint not null default 0,
  held bigint not null default 0,
  -- The number of the wallet's latest entry. Entries are numbered 1, 2, 3 … without a gap.
  sequence bigint not null default 0,
  id uuid primary key references ledger.places,
  constraint wallets_available_not_negative check (held between 0 and posted)
) with (fillfactor = 50);

create table ledger.holds (
  amount bigint not null check (amount > 0 and amount <= 999999999999999),
  captured bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  -- The key of the request that made the hold, and the hash of what that request asked for.
  id uuid primary key,
  wallet_id uuid not null references ledger.places,
  subject_id uuid,
  -- The key of the request that ended it; an expiry has none.
  end_key uuid unique,
  request_hash bytea not null,
  state text not null default 'open' check (state in ('open', 'captured', 'released', 'expired')),
  purpose text not null check (length(purpose) between 1 and 120),
  end_reason text,
  constraint holds_captured_within_amount check (captured between 0 and amount),
  constraint holds_ended_when_not_open check ((state = 'open') = (ended_at is null))
) with (fillfactor = 80);
create index holds_due on ledger.holds (expires_at) where state = 'open' and expires_at is not null;
create index holds_open_of_wallet on ledger.holds (wallet_id) where state = 'open';

-- Few and short constraints, here and above: the server reads their text anew for every statement, which was a fifth of the cost
-- of a transfer. What the functions below see to by themselves (two different places, a reason for a reversal) stands there.
create table ledger.transfers (
  amount bigint not null,
  -- When it happened in the world, when the book learned of it.
  event_at timestamptz not null,
  created_at timestamptz not null,
  -- The key of the request; made by whoever asks, ordered by time (UUIDv7), so that the index grows at its end.
  id uuid primary key,
  from_id uuid not null references ledger.places,
  to_id uuid not null references ledger.places,
  subject_id uuid,
  reverses uuid references ledger.transfers,
  hold_id uuid references ledger.holds,
  request_hash bytea not null,
  purpose text not null,
  reason text,
  constraint transfers_amount_positive check (amount > 0)
);
-- A transfer is reversed once at most. Partial: the ordinary transfer pays nothing for it.
create unique index transfers_reversed_once on ledger.transfers (reverses) where reverses is not null;
create index transfers_of_hold on ledger.transfers (hold_id) where hold_id is not null;

-- Two for each transfer; they sum to zero. The transfer vouches for the places: an entry's place is the `from_id` or `to_id` of its
-- transfer (verified), and those are foreign keys already. For a wallet `sequence` counts its entries and `balance` is what it had after this one.
-- For a till `sequence` comes from one global sequence and there is no balance: nobody waits for anybody there.
create table ledger.entries (
  sequence bigint not null,
  amount bigint not null,
  balance bigint,
  posted_at timestamptz not null,
  place_id uuid not null,
  transfer_id uuid not null references ledger.transfers,
  primary key (place_id, sequence)
);

-- No cache: a number handed out must be above every number handed out before it, or a snapshot could miss an entry.
create sequence ledger.till_positions cache 1;

create table ledger.till_snapshots (
  till_id uuid not null references ledger.places,
  -- Every entry of the till up to this position is in the balance, and no later one.
  position bigint not null,
  balance bigint not null,
  -- No entry up to the position was posted after this instant.
  marked_at timestamptz not null,
  primary key (till_id, position)
);

-- Positions are handed out before their transactions end, so the highest visible one proves nothing about the lower ones.
-- A mark is a position with a fence: when every transaction before the fence has ended, nothing can appear up to the position any more.
create table ledger.till_marks (
  position bigint primary key,
  fence xid8 not null,
  marked_at timestamptz not null
);

-- Append only -------------------------------------------------------------------------------------------------------------------

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'LG002', message = format('ledger.%s is append-only: %s is refused', tg_table_name, lower(tg_op));
end $$;

-- For each statement, so that an insert pays nothing. It stops the owner too; privileges stop the application before.
create trigger append_only before update or delete or truncate on ledger.transfers execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.entries execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.till_snapshots execute function ledger.refuse_change();
create trigger kept before delete or truncate on ledger.places execute function ledger.refuse_change();
create trigger kept before delete or truncate on ledger.wallets execute function ledger.refuse_change();
create trigger kept before delete or truncate on ledger.holds execute function ledger.refuse_change();

-- Places ------------------------------------------------------------------------------------------------------------------------

create function ledger.open_wallet(wallet_id uuid, is_sample boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.places (id, kind, sample) values (wallet_id, 'wallet', is_sample) on conflict (id) do nothing;
  if not found then
    if exists (select from ledger.places p where p.id = wallet_id and p.kind = 'wallet' and p.sample = is_sample) then return true; end if;
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  insert into ledger.wallets (id) values (wallet_id);
  return false;
end $$;

create function ledger.open_till(till_id uuid, till_code text, till_name text, is_sample boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.places (id, kind, code, name, sample) values (till_id, 'till', till_code, till_name, is_sample) on conflict do nothing;
  if found then return false; end if;
  if exists (select from ledger.places p where p.id = till_id and p.kind = 'till' and p.code = till_code and p.sample = is_sample) then
    return true;
  end if;
  raise exception using errcode = 'LG001', message = 'key-reused';
end $$;

-- Moving money ------------------------------------------------------------------------------------------------------------------

-- A balance was not found or was too small: for a till that is as it should be, for a wallet it is a refusal.
create function ledger.expect_till(place_id uuid) returns void language plpgsql as $$
declare
  found_kind text := (select p.kind from ledger.places p where p.id = place_id);
begin
  if found_kind = 'till' then return; end if;
  raise exception using errcode = 'LG001', message = case found_kind when 'wallet' then 'insufficient-available' else 'unknown-owner' end;
end $$;

-- What a request to post asked for, in 32 bytes. Every part has a fixed length but the last, so no two bodies read the same.
create function ledger.post_hash(source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid, event_at timestamptz)
returns bytea language sql stable as $$
  select sha256(uuid_send(source_id) || uuid_send(target_id) || int8send(centavos)
    || uuid_send(coalesce(subject_id, '00000000-0000-0000-0000-000000000000')) || timestamptz_send(coalesce(event_at, '-infinity'))
    || convert_to(purpose, 'UTF8'))
$$;

-- The one place where money moves. Answers true when the same request was booked before.
-- The transfer comes first: its key makes a second request with the same key wait here until the first has ended, before it holds
-- anything. It refers to places, which nobody updates. Then both balances, in the order of their ids whatever the direction, so
-- that two transfers can never wait for each other; then the entries, which carry what the updates answered.
-- Few expressions on purpose: the language prepares each of them again in every transaction.
create function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz, reversed_id uuid, captured_hold_id uuid, reason text
) returns boolean language plpgsql as $$
declare
  stored_hash bytea;
  instant timestamptz;
  source_balance bigint;
  source_sequence bigint;
  target_balance bigint;
  target_sequence bigint;
begin
  if (centavos between 1 and 999999999999999 and source_id <> target_id) is not true then
    raise exception using errcode = 'LG001', message = case when source_id = target_id and centavos between 1 and 999999999999999
      then 'same-place' else 'invalid-amount' end;
  end if;

  insert into ledger.transfers (id, request_hash, from_id, to_id, amount, purpose, subject_id, event_at, created_at, reverses, hold_id, reason)
  values (request_key, body_hash, source_id, target_id, centavos, purpose, subject_id,
    coalesce(event_at, clock_timestamp()), clock_timestamp(), reversed_id, captured_hold_id, reason)
  on conflict do nothing;
  if not found then
    select t.request_hash into stored_hash from ledger.transfers t where t.id = request_key;
    if stored_hash is null then
      raise exception using errcode = 'LG001', message = 'already-reversed';
    end if;
    if stored_hash <> body_hash then
      raise exception using errcode = 'LG001', message = 'key-reused';
    end if;
    return true;
  end if;

  -- An update that had to wait is decided anew on the row it then finds: the condition never sees an old balance.
  if source_id < target_id then
    update ledger.wallets w set posted = w.posted - centavos, held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.posted - centavos >= w.held - freed
    returning w.posted, w.sequence into source_balance, source_sequence;
    if not found then perform ledger.expect_till(source_id); end if;
    update ledger.wallets w set posted = w.posted + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.posted, w.sequence into target_balance, target_sequence;
    if not found then perform ledger.expect_till(target_id); end if;
  else
    update ledger.wallets w set posted = w.posted + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.posted, w.sequence into target_balance, target_sequence;
    if not found then perform ledger.expect_till(target_id); end if;
    update ledger.wallets w set posted = w.posted - centavos, held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.posted - centavos >= w.held - freed
    returning w.posted, w.sequence into source_balance, source_sequence;
    if not found then perform ledger.expect_till(source_id); end if;
  end if;

  -- Read while both balances are locked, so a wallet's entries are in order of time too.
  instant := clock_timestamp();
  insert into ledger.entries (place_id, sequence, transfer_id, amount, balance, posted_at) values
    (source_id, coalesce(source_sequence, nextval('ledger.till_positions')), request_key, -centavos, source_balance, instant),
    (target_id, coalesce(target_sequence, nextval('ledger.till_positions')), request_key, centavos, target_balance, instant);
  return false;
end $$;

create function ledger.post(
  request_key uuid, source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return ledger.move_money(
    request_key, ledger.post_hash(source_id, target_id, centavos, purpose, subject_id, event_at),
    source_id, target_id, centavos, 0, purpose, subject_id, event_at, null, null, null);
end $$;

-- Once, linked, with a reason. A reversal that a wallet cannot pay is refused like any other transfer it cannot pay.
create function ledger.reverse(request_key uuid, transfer_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  original record;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 1000 then
    raise exception using errcode = 'LG001', message = 'reason-required';
  end if;
  select t.from_id, t.to_id, t.amount, t.purpose, t.subject_id, t.reverses into original from ledger.transfers t where t.id = transfer_id;
  if not found then
    raise exception using errcode = 'LG001', message = 'unknown-transfer';
  end if;
  if original.reverses is not null then
    raise exception using errcode = 'LG001', message = 'not-reversible';
  end if;
  return ledger.move_money(
    request_key, sha256(convert_to(row('reverse', transfer_id, reason)::text, 'UTF8')),
    original.to_id, original.from_id, original.amount, 0, original.purpose, original.subject_id, null, transfer_id, null, reason);
end $$;

-- Holds -------------------------------------------------------------------------------------------------------------------------
-- The order of locks is always: the hold, then wallets.

create function ledger.hold(
  request_key uuid, held_wallet_id uuid, centavos bigint, purpose text, subject_id uuid, expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  body_hash bytea := sha256(convert_to(row('hold', held_wallet_id, centavos, purpose, subject_id, extract(epoch from expires_at))::text, 'UTF8'));
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
  update ledger.wallets w set held = w.held + centavos where w.id = held_wallet_id and w.posted - w.held >= centavos;
  if not found then
    raise exception using errcode = 'LG001', message = case
      when exists (select from ledger.wallets w where w.id = held_wallet_id) then 'insufficient-available' else 'not-a-wallet' end;
  end if;
  return false;
end $$;

-- Takes all that is still held (centavos null) or a part of it. What is left goes back to the wallet unless `keep_rest`.
create function ledger.capture(request_key uuid, captured_hold_id uuid, target_id uuid, centavos bigint, keep_rest boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  body_hash bytea := sha256(convert_to(row('capture', captured_hold_id, target_id, centavos, keep_rest)::text, 'UTF8'));
  stored_hash bytea;
  found_hold record;
  remaining bigint;
  taken bigint;
  freed bigint;
begin
  -- Two captures of one hold meet here: the second decides on what the first left.
  select h.wallet_id, h.amount, h.captured, h.state, h.expires_at, h.purpose, h.subject_id into found_hold
  from ledger.holds h where h.id = captured_hold_id for no key update;
  if not found then
    raise exception using errcode = 'LG001', message = 'unknown-hold';
  end if;
  select t.request_hash into stored_hash from ledger.transfers t where t.id = request_key;
  if found then
    if stored_hash <> body_hash then
      raise exception using errcode = 'LG001', message = 'key-reused';
    end if;
    return true;
  end if;
  -- A hold that is due has ended, whether the job that closes it has come by or not.
  if found_hold.state <> 'open' or found_hold.expires_at <= clock_timestamp() then
    raise exception using errcode = 'LG001', message = 'hold-ended';
  end if;
  remaining := found_hold.amount - found_hold.captured;
  taken := coalesce(centavos, remaining);
  if taken > remaining then
    raise exception using errcode = 'LG001', message = 'amount-above-hold';
  end if;
  freed := case when keep_rest then taken else remaining end;
  perform ledger.move_money(
    request_key, body_hash, found_hold.wallet_id, target_id, taken, freed,
    found_hold.purpose, found_hold.subject_id, null, null, captured_hold_id, null);
  if freed = remaining then
    update ledger.holds h
    set captured = h.captured + taken, state = 'captured', ended_at = clock_timestamp(), end_key = request_key
    where h.id = captured_hold_id;
  else
    update ledger.holds h set captured = h.captured + taken where h.id = captured_hold_id;
  end if;
  return false;
end $$;

create function ledger.release(request_key uuid, released_hold_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  found_hold record;
begin
  select h.wallet_id, h.amount - h.captured as remaining, h.state, h.end_key, h.end_reason into found_hold
  from ledger.holds h where h.id = released_hold_id for no key update;
  if not found then
    raise exception using errcode = 'LG001', message = 'unknown-hold';
  end if;
  if found_hold.state = 'released' and found_hold.end_key = request_key then
    if found_hold.end_reason is distinct from reason then
      raise exception using errcode = 'LG001', message = 'key-reused';
    end if;
    return true;
  end if;
  if exists (select from ledger.holds h where h.end_key = request_key) then
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  if found_hold.state <> 'open' then
    raise exception using errcode = 'LG001', message = 'hold-ended';
  end if;
  update ledger.wallets w set held = w.held - found_hold.remaining where w.id = found_hold.wallet_id;
  update ledger.holds h set state = 'released', ended_at = clock_timestamp(), end_key = request_key, end_reason = reason
  where h.id = released_hold_id;
  return false;
end $$;

-- Closes the holds whose deadline has passed and answers them. One that somebody is just capturing is left to that somebody.
create function ledger.expire_due_holds(at_most integer)
returns table (hold_id uuid, wallet_id uuid, remaining bigint, purpose text, subject_id uuid)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- All holds are locked (or passed by) before the first wallet is, and wallets are taken in the order of their ids.
  for hold_id, wallet_id, remaining, purpose, subject_id in
    select due.id, due.wallet_id, due.amount - due.captured, due.purpose, due.subject_id
    from (
      select h.* from ledger.holds h
      where h.state = 'open' and h.expires_at <= clock_timestamp()
      order by h.expires_at limit at_most for no key update skip locked
    ) due
    order by due.wallet_id, due.id
  loop
    update ledger.wallets w set held = w.held - expire_due_holds.remaining where w.id = expire_due_holds.wallet_id;
    update ledger.holds h set state = 'expired', ended_at = clock_timestamp() where h.id = expire_due_holds.hold_id;
    return next;
  end loop;
end $$;

-- Batches -----------------------------------------------------------------------------------------------------------------------

-- All elements at once; raises when any of them is not plainly bookable, and leaves nothing then.
-- The caller has locked the wallets.
create function ledger.post_whole_batch(
  request_keys uuid[], source_ids uuid[], target_ids uuid[], amounts bigint[], purposes text[], subject_ids uuid[]
) returns void language plpgsql as $$
declare
  instant timestamptz := clock_timestamp();
  booked bigint;
begin
  if exists (
    select from unnest(source_ids, target_ids, amounts) as b (source_id, target_id, centavos)
    where (b.centavos between 1 and 999999999999999 and b.source_id <> b.target_id) is not true
  ) then
    raise exception using errcode = 'LG001', message = 'invalid-amount';
  end if;

  insert into ledger.transfers (id, request_hash, from_id, to_id, amount, purpose, subject_id, event_at, created_at)
  select b.key,
    ledger.post_hash(b.source_id, b.target_id, b.centavos, b.purpose, b.subject_id, null),
    b.source_id, b.target_id, b.centavos, b.purpose, b.subject_id, instant, instant
  from unnest(request_keys, source_ids, target_ids, amounts, purposes, subject_ids)
    as b (key, source_id, target_id, centavos, purpose, subject_id)
  on conflict do nothing;
  get diagnostics booked = row_count;
  if booked <> cardinality(request_keys) then
    raise exception using errcode = 'LG001', message = 'key-seen-before';
  end if;

  -- The running balances are computed from the balances before the batch, in the order of the elements.
  with legs as (
    select l.place_id, b.key, b.element, l.change
    from unnest(request_keys, source_ids, target_ids, amounts) with ordinality as b (key, source_id, target_id, centavos, element),
      lateral (values (b.source_id, -b.centavos), (b.target_id, b.centavos)) as l (place_id, change)
  ), booked_entries as (
    insert into ledger.entries (place_id, sequence, transfer_id, amount, balance, posted_at)
    select l.place_id,
      coalesce(w.sequence + row_number() over by_place, nextval('ledger.till_positions')),
      l.key, l.change, w.posted + (sum(l.change) over by_place)::bigint, instant
    from legs l left join ledger.wallets w on w.id = l.place_id
    window by_place as (partition by l.place_id order by l.element rows unbounded preceding)
    returning place_id, amount, balance
  ), totals as (
    select e.place_id, sum(e.amount)::bigint as change, count(*) as entries, min(e.balance) filter (where e.amount < 0) as lowest
    from booked_entries e where e.balance is not null group by e.place_id
  ), changed as (
    update ledger.wallets w set posted = w.posted + t.change, sequence = w.sequence + t.entries
    from totals t where w.id = t.place_id
    returning w.held, t.lowest
  )
  select count(*) into booked from changed c where c.lowest < c.held;
  if booked > 0 then
    raise exception using errcode = 'LG001', message = 'insufficient-available';
  end if;
end $$;

-- The same as posting the elements one after another, each on its own: a refused element names its refusal and the others stand.
create function ledger.post_batch(
  request_keys uuid[], source_ids uuid[], target_ids uuid[], amounts bigint[], purposes text[], subject_ids uuid[]
) returns table (element integer, refusal text, replayed boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Every wallet of the whole batch in the order of its id, not of each element: batches then queue and cannot lock each other out.
  perform from ledger.wallets w where w.id = any (source_ids || target_ids) order by w.id for no key update;
  begin
    perform ledger.post_whole_batch(request_keys, source_ids, target_ids, amounts, purposes, subject_ids);
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
        request_keys[n], source_ids[n], target_ids[n], amounts[n], purposes[n], subject_ids[n], null);
    exception
      when sqlstate 'LG001' then refusal := sqlerrm;
      when foreign_key_violation then refusal := 'unknown-owner';
    end;
    return next;
  end loop;
end $$;

-- Tills -------------------------------------------------------------------------------------------------------------------------

-- Rolls up what is certain and sets a mark for the next run. Answers how many snapshots it wrote. Must be the first to write in its
-- transaction: the fence is this transaction's number, and it has to be younger than every position handed out so far.
create function ledger.snapshot_tills() returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  latest bigint;
  own_fence xid8;
  safe record;
  written integer := 0;
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'ledger.snapshot_tills must be the first to write in its transaction';
  end if;
  latest := (select case when s.is_called then s.last_value else 0 end from ledger.till_positions s);
  -- A transaction has its number before it takes a position (it inserts its transfer first), so all who share in `latest` are older.
  own_fence := pg_current_xact_id();
  select m.position, m.marked_at into safe from ledger.till_marks m
  where m.fence <= pg_snapshot_xmin(pg_current_snapshot()) order by m.position desc limit 1;
  if found then
    insert into ledger.till_snapshots (till_id, position, balance, marked_at)
    select p.id, safe.position, coalesce(before.balance, 0) + since.change, safe.marked_at
    from ledger.places p
    left join lateral (
      select s.position, s.balance from ledger.till_snapshots s where s.till_id = p.id order by s.position desc limit 1
    ) before on true
    cross join lateral (
      select sum(e.amount)::bigint as change from ledger.entries e
      where e.place_id = p.id and e.sequence > coalesce(before.position, 0) and e.sequence <= safe.position
    ) since
    where p.kind = 'till' and since.change is not null
    on conflict do nothing;
    get diagnostics written = row_count;
    delete from ledger.till_marks m where m.position < safe.position;
  end if;
  insert into ledger.till_marks (position, fence, marked_at) values (latest, own_fence, clock_timestamp()) on conflict do nothing;
  return written;
end $$;

-- Reading -----------------------------------------------------------------------------------------------------------------------

-- What a till holds now.
create function ledger.till_balance(till_id uuid) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  from_position bigint := 0;
  total bigint := 0;
begin
  select s.position, s.balance into from_position, total
  from ledger.till_snapshots s where s.till_id = till_balance.till_id order by s.position desc limit 1;
  return coalesce(total, 0) + coalesce((
    select sum(e.amount)::bigint from ledger.entries e
    where e.place_id = till_balance.till_id and e.sequence > coalesce(from_position, 0)), 0);
end $$;

-- What lay in a wallet or till at an instant. A wallet's entries are numbered without a gap and in order of time, so halving the
-- range finds the answer in twenty steps among a million entries, without an index that every transfer would have to feed.
create function ledger.balance_at(place_id uuid, instant timestamptz) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  low bigint := 0;
  high bigint := (select w.sequence from ledger.wallets w where w.id = balance_at.place_id);
  middle bigint;
  seen record;
  answer bigint := 0;
begin
  if high is null then
    select s.position, s.balance into seen from ledger.till_snapshots s
    where s.till_id = balance_at.place_id and s.marked_at <= instant order by s.position desc limit 1;
    return coalesce(seen.balance, 0) + coalesce((
      select sum(e.amount)::bigint from ledger.entries e
      where e.place_id = balance_at.place_id and e.sequence > coalesce(seen.position, 0) and e.posted_at <= instant), 0);
  end if;
  while low < high loop
    middle := (low + high + 1) / 2;
    select e.posted_at, e.balance into seen from ledger.entries e where e.place_id = balance_at.place_id and e.sequence = middle;
    if seen.posted_at <= instant then
      low := middle;
      answer := seen.balance;
    else
      high := middle - 1;
    end if;
  end loop;
  return answer;
end $$;

-- Newest first, a page at a time; the price of a page does not grow with its depth.
create function ledger.entries_of(place_id uuid, before_sequence bigint, at_most integer)
returns table (
  sequence bigint, transfer_id uuid, amount bigint, balance bigint, posted_at timestamptz,
  other_place_id uuid, purpose text, subject_id uuid, reverses uuid, event_at timestamptz
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select e.sequence, e.transfer_id, e.amount, e.balance, e.posted_at,
      case when t.from_id = e.place_id then t.to_id else t.from_id end, t.purpose, t.subject_id, t.reverses, t.event_at
    from (
      select n.* from ledger.entries n
      where n.place_id = entries_of.place_id and n.sequence < coalesce(before_sequence, 9223372036854775807)
      order by n.sequence desc limit at_most
    ) e join ledger.transfers t on t.id = e.transfer_id
    order by e.sequence desc;
end $$;

-- Rights ------------------------------------------------------------------------------------------------------------------------

-- Every function is executable by everybody when it is made; here the inner ones stay with the owner.
revoke all on all functions in schema ledger from public;
grant select on all tables in schema ledger to kaban_app;
grant execute on function
  ledger.open_wallet, ledger.open_till, ledger.post, ledger.reverse, ledger.hold, ledger.capture, ledger.release,
  ledger.expire_due_holds, ledger.post_batch, ledger.snapshot_tills, ledger.till_balance, ledger.balance_at, ledger.entries_of
to kaban_app;
