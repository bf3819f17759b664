-- A function without a search path of its own looks for tables where its caller says, and first
-- among temporary tables: a made-up table could then stand in for a real one. So each of ours is
-- either bound to its tables when it is made (`return …`, which costs its callers nothing), or
-- names its search path, with pg_temp last. The role of the application makes no temporary tables
-- either: see migrate.ts. A test finds later functions that do neither.

create or replace function installation_is_sample() returns boolean language sql stable
  return (select mode = 'sample' from public.installation);

create or replace function wants_mail(asked uuid) returns boolean language sql stable
  return coalesce((select email from public.notification_settings where user_id = asked), true);

create or replace function mail_language(reader uuid, fallback text) returns text
language sql stable
  return coalesce((select language from public.users where id = reader), fallback, 'en');

create or replace function ledger.post_hash(
  source_id uuid, target_id uuid, centavos bigint, purpose text, subject_id uuid,
  event_at timestamptz
) returns bytea language sql stable
  return sha256(record_send(row(source_id, target_id, centavos, purpose, subject_id, event_at)));

create or replace function activity_text(entry user_activity_log) returns text language sql stable
  return jsonb_build_array(
    'kaban activity 1', entry.id, entry.user_id, entry.actor_user_id, entry.pseudo_user,
    entry.action_type, entry.description, entry.description_fil, entry.address,
    extract(epoch from entry.created_at)::text, entry.subject_kind, entry.subject_id,
    entry.changes)::text;

create or replace function activity_hash(previous bytea, entry user_activity_log) returns bytea
language sql stable
  return sha256(previous || sha256(convert_to(activity_text(entry), 'UTF8')));

do $$
declare
  loose record;
begin
  for loose in
    select p.oid::regprocedure as named, p.pronamespace = 'ledger'::regnamespace as is_of_ledger
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'ledger'::regnamespace)
      and p.prosqlbody is null
      and not exists (select from unnest(p.proconfig) as s (setting)
        where s.setting ~ '^search_path=pg_catalog, (public, )?pg_temp$')
      -- Those of the extension pg_trgm are its own.
      and not exists (select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, %s pg_temp', loose.named,
      case when loose.is_of_ledger then '' else 'public,' end);
  end loop;
end $$;

-- A trigger function belongs to its table: on a table of their own, nobody runs it with the rights
-- of its owner.
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as named from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'ledger'::regnamespace)
      and p.prorettype = 'trigger'::regtype
  loop
    execute format('revoke all on function %s from public', one.named);
  end loop;
end $$;
