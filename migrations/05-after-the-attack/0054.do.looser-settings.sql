-- Who could widen the bands alone could afterwards move anything alone. So a second person agrees
-- before what guards two persons or new payees gets looser; stricter takes effect at once.

create table settings_changes (
  id uuid primary key default uuidv7(),
  -- For each column of company_settings that gets looser: {"before": "…", "after": "…"}.
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  -- A person: a user's id, or company access.
  maker text not null,
  maker_user_id uuid references users (id),
  filed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'recalled', 'expired')),
  decided_by text,
  decided_by_user_id uuid references users (id),
  decided_at timestamptz,
  -- The transaction that approved it: only that one may loosen the settings.
  decided_in xid8,
  same_address boolean not null default false,
  same_browser boolean not null default false,
  constraint settings_changes_name_their_maker
    check (maker = coalesce(maker_user_id::text, 'company-access')),
  constraint settings_changes_name_who_decided check (
    decided_by is null or decided_by = coalesce(decided_by_user_id::text, 'company-access')),
  constraint settings_changes_take_two check (case status
    when 'approved' then decided_by is not null and decided_by <> maker
    when 'rejected' then decided_by is not null and decided_by <> maker
    when 'recalled' then decided_by is not null and decided_by = maker
    else true end)
);
-- One at a time: each is judged against what holds now.
create unique index settings_changes_one_waits on settings_changes ((true))
  where status = 'pending';

create function keep_settings_change_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'pending' or new.decided_by is not null or new.decided_in is not null then
      raise exception 'A change of settings begins as pending';
    end if;
    new.filed_at := clock_timestamp();
    return new;
  end if;
  if (new.id, new.changes, new.maker, new.maker_user_id, new.filed_at, new.expires_at)
    is distinct from
    (old.id, old.changes, old.maker, old.maker_user_id, old.filed_at, old.expires_at) then
    raise exception 'A change of settings stays as it was filed (%)', old.id;
  end if;
  if old.status <> 'pending' then
    raise exception 'A change of settings that is % stays so (%)', old.status, old.id;
  end if;
  if new.status = 'approved' and old.expires_at <= clock_timestamp() then
    raise exception 'A change of settings that is over is not approved (%)', old.id;
  end if;
  new.decided_at := clock_timestamp();
  new.decided_in := pg_current_xact_id();
  return new;
end
$$;
create trigger settings_changes_stay_true before insert or update on settings_changes
  for each row execute function keep_settings_change_true();
create trigger settings_changes_stay before delete or truncate on settings_changes
  for each statement execute function refuse_change();
revoke update, delete, truncate on settings_changes from kaban_app;
grant update (status, decided_by, decided_by_user_id, same_address, same_browser)
  on settings_changes to kaban_app;

-- As in migration 0041, with one table more.
create or replace function require_second_person() returns trigger language plpgsql as $$
declare
  row_now jsonb := to_jsonb(new);
  obstacle text := case
    when tg_table_name in ('approvals', 'settings_changes') then
      second_person_obstacle(row_now ->> 'maker', row_now ->> 'decided_by',
        (row_now ->> 'filed_at')::timestamptz)
    when tg_table_name = 'content_versions' then
      second_person_obstacle(row_now ->> 'author', row_now ->> 'decided_by',
        (row_now ->> 'submitted_at')::timestamptz)
    else second_person_obstacle(row_now ->> 'entered_by', row_now ->> 'confirmed_by',
      (row_now ->> 'entered_at')::timestamptz)
  end;
begin
  if obstacle is not null then
    raise exception 'This takes two people: % (%)', obstacle, new.id
      using errcode = 'check_violation', constraint = tg_table_name || '_take_two_people';
  end if;
  return new;
end
$$;
create trigger settings_changes_take_two_people after update of status on settings_changes
  for each row when (new.status = 'approved' and old.status = 'pending')
  execute function require_second_person();

create function guard_looser_settings() returns trigger language plpgsql as $$
declare
  guarded record;
begin
  -- The operator owns the table and could drop this trigger.
  if current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return new;
  end if;
  for guarded in
    select name, to_jsonb(new) ->> name as value from (values
      ('withdrawal_approval_centavos', 1), ('adjustment_approval_centavos', 1),
      ('deposit_approval_centavos', 1), ('person_day_centavos', 1), ('company_day_centavos', 1),
      ('new_payee_hours', -1), ('new_admin_hours', -1)) as settings (name, looser)
    where looser * sign(
      (to_jsonb(new) ->> name)::numeric - (to_jsonb(old) ->> name)::numeric) > 0
  loop
    if not exists (
      select from settings_changes
      where status = 'approved' and decided_in = pg_current_xact_id()
        and changes -> guarded.name ->> 'after' = guarded.value
    ) then
      raise exception 'Loosening % takes two people', guarded.name
        using errcode = 'check_violation', constraint = 'looser_settings_take_two_people';
    end if;
  end loop;
  return new;
end
$$;
create trigger company_settings_looser_takes_two before update on company_settings
  for each row execute function guard_looser_settings();
