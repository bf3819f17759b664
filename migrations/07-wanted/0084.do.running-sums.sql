-- oldest-server: 0071
-- Moves by one person alone are counted at the end of a transaction, so that moves do not wait for
-- each other's work (decision 0063). Each row has the sums up to itself, so that the sum of a day is
-- a difference of two rows and not a walk over all of them. Rows older than a day have none, as 0.
alter table moved_alone
  add column person_total numeric,
  add column company_total numeric;

alter table moved_alone disable trigger moved_alone_only_grows;
update moved_alone m set person_total = t.person_total, company_total = t.company_total
from (
  select move_id, sum(amount_centavos) over (partition by person order by moved_at, move_id)
      as person_total,
    sum(amount_centavos) over (order by moved_at, move_id) as company_total
  from moved_alone where moved_at > now() - interval '25 hours'
) t where t.move_id = m.move_id;
alter table moved_alone enable trigger moved_alone_only_grows;

create index moved_alone_totals on moved_alone (moved_at, company_total);
create index moved_alone_totals_of_person on moved_alone (person, moved_at, person_total);
drop index moved_alone_newest;

-- One row after the other: until the transaction ends nobody else adds one. The clock may step back;
-- the order of the rows and their instants is the same nevertheless. Servers of the release before
-- have taken the lock already.
create function count_in_order() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
declare
  newest moved_alone;
  person_before numeric;
begin
  perform pg_advisory_xact_lock(7215502);
  select * into newest from moved_alone order by moved_at desc, company_total desc limit 1;
  select person_total into person_before from moved_alone where person = new.person
  order by moved_at desc, person_total desc limit 1;
  new.moved_at := greatest(clock_timestamp(), newest.moved_at);
  new.person_total := coalesce(person_before, 0) + new.amount_centavos;
  new.company_total := coalesce(newest.company_total, 0) + new.amount_centavos;
  return new;
end $$;
revoke execute on function count_in_order() from public;
create trigger moved_alone_in_order before insert on moved_alone
  for each row execute function count_in_order();

-- The sums that this person, and the whole staff, moved alone within 24 hours.
create function moved_alone_of_a_day(
  mover text, out person_centavos bigint, out company_centavos bigint
) language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select person_total from moved_alone where person = mover
        order by moved_at desc, person_total desc limit 1), 0)
      - coalesce((select person_total from moved_alone where person = mover
          and moved_at <= statement_timestamp() - interval '24 hours'
        order by moved_at desc, person_total desc limit 1), 0))::bigint,
    (coalesce((select company_total from moved_alone
        order by moved_at desc, company_total desc limit 1), 0)
      - coalesce((select company_total from moved_alone
          where moved_at <= statement_timestamp() - interval '24 hours'
        order by moved_at desc, company_total desc limit 1), 0))::bigint
$$;

-- Counts a move right before the commit. Whoever has read the sums before somebody else moved money
-- starts over (40001) when both together are above a limit, and then files the move instead.
create function count_moved_alone(
  move uuid, mover text, staff uuid, moved_kind text, moved_direction text, amount bigint
) returns void language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into moved_alone (move_id, person, staff_user_id, kind, direction, amount_centavos)
    values (move, mover, staff, moved_kind, moved_direction, amount);
  if exists (
    select from company_settings s, moved_alone_of_a_day(mover) d
    where d.person_centavos > s.person_day_centavos or d.company_centavos > s.company_day_centavos
  ) then
    perform start_over('others moved money meanwhile');
  end if;
end $$;
