-- Whether the two people of an approval used the same internet address within an hour, or the same browser. Only the fact is kept here.
alter table approvals
  add column same_address boolean not null default false,
  add column same_browser boolean not null default false;
grant update (same_address, same_browser) on approvals to kaban_app;

-- Whether both used one address, each within an hour of the other: for sign-ins, and for what they did since. `now_address`, unless
-- empty, is used by the second right now. Ids of activities begin with their time, so the index finds the newest.
create function same_address_within_hour(first text, second text, since timestamptz, now_address text) returns boolean
language plpgsql stable as $$
declare
  ids uuid[] := array(
    select person::uuid from unnest(array[first, second]) person where person not in ('company-access', 'operator'));
  by_code boolean := 'company-access' in (first, second);
  oldest uuid := (lpad(to_hex((extract(epoch from since) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;
begin
  return exists (
    with uses as (
      select user_id::text as person, address, created_at as began, last_seen_at as ended from sessions
        where user_id = any (ids) and last_seen_at > since
      union all
      select 'company-access', address, created_at, last_seen_at from sessions
        where by_code and user_id is null and last_seen_at > since
      union all
      select actor_user_id::text, address, created_at, created_at from user_activity_log
        where actor_user_id = any (ids) and id > oldest
      union all
      select 'company-access', address, created_at, created_at from user_activity_log
        where by_code and pseudo_user is not null and id > oldest
      union all
      select second, now_address, clock_timestamp(), clock_timestamp()
    )
    select from uses one join uses other using (address)
    where one.person = first and other.person = second and address <> ''
      and one.began < other.ended + interval '1 hour' and other.began < one.ended + interval '1 hour');
end
$$;
