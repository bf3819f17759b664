-- The book: who owns how much, and every movement that made it so.
--
-- Money lies in places. A wallet is the place of one owner: exact, never below what is held. A till is a place of the company:
-- it is never updated, its balance is its latest snapshot and the entries after it, so no row in the book is hot.
-- A transfer is written once, with both its sides in one row. What was wrong is reversed by another transfer.
--
-- The application's role reads the tables and calls the functions; it writes nothing directly. Every function can be called again
-- with the same key and does its work once. Refusals are raised with SQLSTATE LG001 and the refusal's name as the message.

create schema ledger;
grant usage on schema ledger to kaban_app;

-- Tables ------------------------------------------------------------------------------------------------------------------------

-- Domains and not constraints of tables: the server reads the text of a table's constraint anew for every statement (a tenth of the cost
-- of a transfer), a domain's it keeps.
create domain ledger.centavos as bigint constraint centavos_not_negative check (value >= 0);
create domain ledger.moved_centavos as bigint constraint moved_centavos_positive check (value > 0);

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
-- Four fifths of each page stay free: an update finds room beside the old version and touches no index, and each visit sweeps the
-- old versions of few neighbours (with half the page free that sweeping was a tenth of the cost of a transfer).
create table ledger.wallets (
  -- What the owner can spend, and what is his and cannot be spent; its entries sum to both together. Neither goes below zero, whoever writes.
  available ledger.centavos not null default 0,
  held ledger.centavos not null default 0,
  -- The number of the wallet's latest entry. Entries are numbered 1, 2, 3 … without a gap.
  sequence bigint not null default 0,
  id uuid primary key references ledger.places
) with (fillfactor = 20);

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

-- A transfer with both its sides. One row and not three: it is one fact, so its sides cannot differ in amount or time and their places are
-- real ones by foreign key. A row of its own for each side costs a statement, two rows and two foreign key checks more.
-- For a wallet `…_sequence` counts its entries and `…_balance` is what it had after this one. For a till the sequence is a position,
-- taken from one global sequence, and there is no balance: nobody waits for anybody there.
-- That the two places differ is seen to by the functions below.
create table ledger.transfers (
  amount ledger.moved_centavos not null,
  -- When it happened in the world, when the book learned of it.
  event_at timestamptz not null,
  created_at timestamptz not null,
  from_sequence bigint not null,
  to_sequence bigint not null,
  from_balance bigint,
  to_balance bigint,
  -- The key of the request; made by whoever asks, ordered by time (UUIDv7), so that the index grows at its end.
  id uuid primary key,
  from_id uuid not null references ledger.places,
  to_id uuid not null references ledger.places,
  subject_id uuid,
  request_hash bytea not null,
  purpose text not null,
  constraint transfers_from_side unique (from_id, from_sequence),
  constraint transfers_to_side unique (to_id, to_sequence)
);

-- What only some transfers have stands beside them: columns, foreign keys and indexes cost the ordinary transfer too, even when empty.
-- A transfer is reversed once at most.
create table ledger.reversals (
  transfer_id uuid primary key references ledger.transfers,
  reverses uuid not null constraint reversals_once unique references ledger.transfers,
  reason text not null
);
create table ledger.captures (
  transfer_id uuid primary key references ledger.transfers,
  hold_id uuid not null references ledger.holds
);
create index captures_of_hold on ledger.captures (hold_id);

-- The book as its places see it: each transfer is an entry of the place it left and an entry of the place it reached.
create view ledger.entries as
  select t.from_id as place_id, t.from_sequence as sequence, t.id as transfer_id, -t.amount as amount, t.from_balance as balance, t.created_at as posted_at
  from ledger.transfers t
  union all
  select t.to_id, t.to_sequence, t.id, t.amount::bigint, t.to_balance, t.created_at
  from ledger.transfers t;

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
create trigger append_only instead of insert or update or delete on ledger.entries for each row execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.reversals execute function ledger.refuse_change();
create trigger append_only before update or delete or truncate on ledger.captures execute function ledger.refuse_change();
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

-- What a request to post asked for, in 32 bytes. A sent record has the type and the length of every part, so no two bodies read the same.
create function ledger.post_hash(source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid, event_at timestamptz)
returns bytea language sql stable as $$
  select sha256(record_send(row(source_id, target_id, centavos, purpose, subject_id, event_at)))
$$;

-- The one place where money moves. Answers true when the same request was booked before.
-- Both balances first, in the order of their ids whatever the direction, so that two transfers can never wait for each other; then the
-- transfer, which carries what the updates answered. Its key comes last: a second request with the same key waits for the first at
-- a balance or at the key, sees then that it is booked, and gives back what it has just moved.
-- Few expressions on purpose: the language prepares each of them again in every transaction.
create function ledger.move_money(
  request_key uuid, body_hash bytea, source_id uuid, target_id uuid, centavos bigint, freed bigint,
  purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql as $$
declare
  stored_hash bytea;
  instant timestamptz;
  source_balance bigint;
  source_sequence bigint;
  target_balance bigint;
  target_sequence bigint;
  refusal text;
begin
  if (centavos between 1 and 999999999999999 and source_id <> target_id) is not true then
    raise exception using errcode = 'LG001', message = case when source_id = target_id and centavos between 1 and 999999999999999
      then 'same-place' else 'invalid-amount' end;
  end if;

  -- An update that had to wait is decided anew on the row it then finds: the condition never sees an old balance.
  if source_id < target_id then
    update ledger.wallets w set available = w.available - centavos + freed, held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence into source_balance, source_sequence;
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence into target_balance, target_sequence;
  else
    update ledger.wallets w set available = w.available + centavos, sequence = w.sequence + 1
    where w.id = target_id
    returning w.available + w.held, w.sequence into target_balance, target_sequence;
    update ledger.wallets w set available = w.available - centavos + freed, held = w.held - freed, sequence = w.sequence + 1
    where w.id = source_id and w.available >= centavos - freed
    returning w.available + w.held, w.sequence into source_balance, source_sequence;
  end if;

  -- No balance changed: a till has none, a wallet had too little in it. That a place exists at all is for the foreign key to say.
  if source_sequence is null then
    select 'insufficient-available' into refusal from ledger.wallets w where w.id = source_id;
    -- A transaction must have its number before it takes a position (see `snapshot_tills`), and between two tills nothing gave it one.
    perform pg_current_xact_id();
  end if;

  if refusal is null then
    -- Read while both balances are locked, so a wallet's entries are in order of time too, and before a position is taken.
    instant := clock_timestamp();
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance, to_id, to_sequence, to_balance,
      amount, purpose, subject_id, event_at, created_at)
    values (request_key, body_hash, source_id, coalesce(source_sequence, nextval('ledger.till_positions')), source_balance,
      target_id, coalesce(target_sequence, nextval('ledger.till_positions')), target_balance,
      centavos, purpose, subject_id, coalesce(event_at, instant), instant)
    on conflict (id) do nothing;
    if found then return false; end if;
  end if;

  -- Refused, or the key is known. A request that was booked before is answered as it was then, whatever has become of the money.
  select t.request_hash into stored_hash from ledger.transfers t where t.id = request_key;
  if not found then
    raise exception using errcode = 'LG001', message = refusal;
  end if;
  if stored_hash <> body_hash then
    raise exception using errcode = 'LG001', message = 'key-reused';
  end if;
  update ledger.wallets w set available = w.available + centavos - freed, held = w.held + freed, sequence = w.sequence - 1
  where w.id = source_id and source_sequence is not null;
  update ledger.wallets w set available = w.available - centavos, sequence = w.sequence - 1
  where w.id = target_id and target_sequence is not null;
  return true;
end $$;

create function ledger.post(
  request_key uuid, source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid, event_at timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return ledger.move_money(
    request_key, ledger.post_hash(source_id, target_id, centavos, purpose, subject_id, event_at),
    source_id, target_id, centavos, 0, purpose, subject_id, event_at);
end $$;

-- Once, linked, with a reason. A reversal that a wallet cannot pay is refused like any other transfer it cannot pay.
create function ledger.reverse(request_key uuid, reversed_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  original record;
  replayed boolean;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 1000 then
    raise exception using errcode = 'LG001', message = 'reason-required';
  end if;
  -- Two reversals of one transfer meet here: the second sees what the first did.
  select t.from_id, t.to_id, t.amount, t.purpose, t.subject_id into original
  from ledger.transfers t where t.id = reversed_id for no key update;
  if not found then
    raise exception using errcode = 'LG001', message = 'unknown-transfer';
  end if;
  if exists (select from ledger.reversals r where r.transfer_id = reversed_id) then
    raise exception using errcode = 'LG001', message = 'not-reversible';
  end if;
  -- A key that is known goes on: it is the same request again, or a key reused.
  if exists (select from ledger.reversals r where r.reverses = reversed_id)
    and not exists (select from ledger.transfers t where t.id = request_key) then
    raise exception using errcode = 'LG001', message = 'already-reversed';
  end if;
  replayed := ledger.move_money(
    request_key, sha256(convert_to(row('reverse', reversed_id, reason)::text, 'UTF8')),
    original.to_id, original.from_id, original.amount, 0, original.purpose, original.subject_id, null);
  if not replayed then
    insert into ledger.reversals (transfer_id, reverses, reason) values (request_key, reversed_id, reason);
  end if;
  return replayed;
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
  update ledger.wallets w set available = w.available - centavos, held = w.held + centavos where w.id = held_wallet_id and w.available >= centavos;
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
    found_hold.purpose, found_hold.subject_id, null);
  insert into ledger.captures (transfer_id, hold_id) values (request_key, captured_hold_id);
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
  update ledger.wallets w set available = w.available + found_hold.remaining, held = w.held - found_hold.remaining where w.id = found_hold.wallet_id;
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
    update ledger.wallets w set available = w.available + expire_due_holds.remaining, held = w.held - expire_due_holds.remaining
    where w.id = expire_due_holds.wallet_id;
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
  short bigint;
begin
  if exists (
    select from unnest(source_ids, target_ids, amounts) as b (source_id, target_id, centavos)
    where (b.centavos between 1 and 999999999999999 and b.source_id <> b.target_id) is not true
  ) then
    raise exception using errcode = 'LG001', message = 'invalid-amount';
  end if;

  -- As in `move_money`: the number of the transaction before any position.
  perform pg_current_xact_id();

  -- The running balances are computed from the balances before the batch, in the order of the elements.
  with legs as (
    select l.place_id, b.element, l.change
    from unnest(source_ids, target_ids, amounts) with ordinality as b (source_id, target_id, centavos, element),
      lateral (values (b.source_id, -b.centavos), (b.target_id, b.centavos)) as l (place_id, change)
  ), sides as materialized (
    select l.place_id, l.element, l.change,
      coalesce(w.sequence + row_number() over by_place, nextval('ledger.till_positions')) as sequence,
      w.available + w.held + (sum(l.change) over by_place)::bigint as balance, w.held
    from legs l left join ledger.wallets w on w.id = l.place_id
    window by_place as (partition by l.place_id order by l.element rows unbounded preceding)
  ), booked_transfers as (
    insert into ledger.transfers (id, request_hash, from_id, from_sequence, from_balance, to_id, to_sequence, to_balance,
      amount, purpose, subject_id, event_at, created_at)
    select b.key, ledger.post_hash(b.source_id, b.target_id, b.centavos, b.purpose, b.subject_id, null),
      b.source_id, source.sequence, source.balance, b.target_id, target.sequence, target.balance,
      b.centavos, b.purpose, b.subject_id, instant, instant
    from unnest(request_keys, source_ids, target_ids, amounts, purposes, subject_ids) with ordinality
      as b (key, source_id, target_id, centavos, purpose, subject_id, element)
    join sides source on source.element = b.element and source.change < 0
    join sides target on target.element = b.element and target.change > 0
    on conflict (id) do nothing
    returning id
  ), totals as (
    select s.place_id, sum(s.change)::bigint as change, count(*) as entries,
      bool_or(s.change < 0 and s.balance < s.held) as is_short
    from sides s where s.balance is not null group by s.place_id
  ), changed as (
    update ledger.wallets w set available = w.available + t.change, sequence = w.sequence + t.entries
    from totals t where w.id = t.place_id and not t.is_short
  )
  select (select count(*) from booked_transfers), (select count(*) from totals t where t.is_short) into booked, short;
  if booked <> cardinality(request_keys) then
    raise exception using errcode = 'LG001', message = 'key-seen-before';
  end if;
  if short > 0 then
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
  -- A transaction has its number before it takes a position (see `move_money`), so all who share in `latest` are older.
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
      case when t.from_id = e.place_id then t.to_id else t.from_id end, t.purpose, t.subject_id, r.reverses, t.event_at
    from (
      select n.* from ledger.entries n
      where n.place_id = entries_of.place_id and n.sequence < coalesce(before_sequence, 9223372036854775807)
      order by n.sequence desc limit at_most
    ) e join ledger.transfers t on t.id = e.transfer_id left join ledger.reversals r on r.transfer_id = e.transfer_id
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
