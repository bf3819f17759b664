-- oldest-server: 0071
-- The values that no key opens, as `authenticator <id>`. Sealing again skips them.
alter table retired_keys add column unreadable text[] not null default '{}';

-- A Kaban that does not know earlier keys could open nothing that they sealed, and would sign and
-- seal with one of them. From the first change of the key on it may not serve.
create function end_servers_without_retired_keys() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.schema_version set oldest_server = version where version = 73;
  return null;
end $$;
revoke execute on function end_servers_without_retired_keys() from public;
create trigger retired_keys_end_older_servers after insert on retired_keys
  for each statement execute function end_servers_without_retired_keys();
