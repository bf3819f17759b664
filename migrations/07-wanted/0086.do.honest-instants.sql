-- oldest-server: 0071
-- What one person moves alone has the instant of its clock, right or wrong (decision 0063). Before,
-- a row from a clock that stood ahead dragged every later row along. The order of the rows is that
-- of their totals, which only grow.

-- The newest instant of the rows before, where the clock stood behind it: until that is a day old,
-- the order of the instants is not that of the rows.
alter table moved_alone add column behind timestamptz;
create index moved_alone_behind on moved_alone (behind) where behind is not null;
create index moved_alone_newest on moved_alone (company_total) where company_total is not null;
create index moved_alone_newest_of_person on moved_alone (person, person_total)
  where person_total is not null;

-- One row after the other: until the transaction ends nobody else adds one. Servers of the release
-- before have taken the lock already.
create or replace function count_in_order() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7215502);
  new.moved_at := clock_timestamp();
  new.behind := (select max(moved_at) from moved_alone);
  if new.behind <= new.moved_at then
    new.behind := null;
  end if;
  new.person_total := new.amount_centavos + coalesce((select person_total from moved_alone
    where person = new.person and person_total is not null order by person_total desc limit 1), 0);
  new.company_total := new.amount_centavos + coalesce((select company_total from moved_alone
    where company_total is not null order by company_total desc limit 1), 0);
  return new;
end $$;

-- The sums that this person, and the whole staff, moved alone within 24 hours. In order, what is
-- older comes before what is not, so a sum is the newest total minus the one before the first row
-- of the day. Otherwise the rows are added up.
create or replace function moved_alone_of_a_day(
  mover text, out person_centavos bigint, out company_centavos bigint
) language plpgsql stable
  set search_path = pg_catalog, public, pg_temp as $$
declare
  day_ago timestamptz := statement_timestamp() - interval '24 hours';
begin
  -- By the end of the index: planned before there are rows, an `exists` reads all of them.
  if (select behind from moved_alone where behind is not null order by behind desc limit 1)
    > day_ago then
    select coalesce(sum(amount_centavos) filter (where person = mover), 0),
      coalesce(sum(amount_centavos), 0)
    into person_centavos, company_centavos
    from moved_alone where moved_at > day_ago;
    return;
  end if;
  person_centavos := coalesce((select person_total from moved_alone where person = mover
      order by moved_at desc, person_total desc limit 1)
    - (select person_total - amount_centavos from moved_alone
      where person = mover and moved_at > day_ago order by moved_at, person_total limit 1), 0);
  company_centavos := coalesce((select company_total from moved_alone
      order by moved_at desc, company_total desc limit 1)
    - (select company_total - amount_centavos from moved_alone
      where moved_at > day_ago order by moved_at, company_total limit 1), 0);
end $$;

-- The commit travels with it and cannot be called back, so it waits for others no longer than this.
alter function count_moved_alone(uuid, text, uuid, text, text, bigint) set lock_timeout = '1s';

-- What a transfer is judged by stays as it is (decision 0061): the code, too.
drop trigger known on ledger.places;
create trigger known before update of id, kind, code on ledger.places
  for each statement execute function ledger.refuse_change();
