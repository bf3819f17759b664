-- Whether the two people of an approval used the same internet address within an hour, or the same browser. Only the fact is kept here.
alter table approvals
  add column same_address boolean not null default false,
  add column same_browser boolean not null default false;
grant update (same_address, same_browser) on approvals to kaban_app;

-- Whether both used one address, each within an hour of the other: for sign-ins, and for what they did since. `now_address`, unless
-- empty, is used by the second right now. Ids of activities begin with their time, so the index finds the newest.
create function same_address_within_hour(first text, second text, since timestamptz, now_address text) returns boolean
language sql stable as $$
  with uses as (
    select coalesce(user_id::text, 'company-access') as person, address, created_at as began, last_seen_at as ended from sessions
      where (user_id is null or user_id::text in (first, second)) and last_seen_at > since
    union all
    select coalesce(actor_user_id::text, 'company-access'), address, created_at, created_at from user_activity_log
      where id > (lpad(to_hex((extract(epoch from since) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
        and (actor_user_id is not null or pseudo_user is not null)
    union all
    select second, now_address, clock_timestamp(), clock_timestamp()
  )
  select exists (
    select from uses one join uses other using (address)
    where one.person = first and other.person = second and address <> ''
      and one.began < other.ended + interval '1 hour' and other.began < one.ended + interval '1 hour')
$$;
