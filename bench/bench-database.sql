-- 1,000 wallets with money, one till, and the least work a database can do, for comparison.
create schema bench;
grant usage on schema bench to kaban_app;

create function bench.wallet(number bigint) returns uuid language sql immutable strict as
  $$ select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

select ledger.open_till('00000000-0000-7000-9000-000000000001', 'bench', 'Bench', false);
select ledger.open_wallet(bench.wallet(n), false) from generate_series(1, 1000) n;
select ledger.post(uuidv7(), '00000000-0000-7000-9000-000000000001', bench.wallet(n),
  1000000000000, 'opening', null, null)
from generate_series(1, 1000) n;

-- The physical limit: one call that updates one row and inserts one row.
create table bench.counters (id bigint primary key, total bigint not null default 0)
  with (fillfactor = 50);
insert into bench.counters (id) select n from generate_series(1, 1000) n;
create table bench.notes (id uuid primary key, counter_id bigint not null, total bigint not null);
create function bench.one_call(number bigint, note uuid) returns bigint language plpgsql as $$
declare
  now_has bigint;
begin
  update bench.counters c set total = c.total + 1 where c.id = number
    returning c.total into now_has;
  insert into bench.notes (id, counter_id, total) values (note, number, now_has);
  return now_has;
end $$;
grant select, insert, update on all tables in schema bench to kaban_app;

create function bench.random_batch(size integer) returns bigint language plpgsql as $$
declare
  booked bigint;
begin
  select count(*) into booked
  from (
    select array_agg(uuidv7()) as keys, array_agg(bench.wallet(source)) as sources,
      array_agg(bench.wallet((source + step - 1) % 1000 + 1)) as targets,
      array_agg(amount) as amounts, array_agg('payout'::text) as purposes,
      array_agg(null::uuid) as subjects
    from (
      select 1 + floor(random() * 1000)::bigint as source,
        1 + floor(random() * 999)::bigint as step,
        1 + floor(random() * 100)::bigint as amount
      from generate_series(1, size)
    ) drawn
  ) batch, ledger.post_batch(keys, sources, targets, amounts, purposes, subjects) done
  where done.refusal is null;
  if booked <> size then raise exception 'only % of % elements were booked', booked, size; end if;
  return booked;
end $$;
