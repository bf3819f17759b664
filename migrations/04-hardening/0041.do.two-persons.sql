-- Two people are two people: from when on an admin may approve, who invited them, and one function that says why two are not two.

-- For so long a new admin approves nothing. Not zero: their colleagues must be able to read the mail about them first.
alter table company_settings
  add column new_admin_hours integer not null default 24 check (new_admin_hours between 1 and 168);

alter table users
  -- Fixed when they become an active admin: a shorter wait that is set later does not shorten theirs. Null: they are none.
  add column approves_from timestamptz,
  -- A user's id, 'company-access', or 'operator' for the command line. Null: an admin from before invitations, or none.
  add column invited_by text check (length(invited_by) between 1 and 40),
  -- When somebody other than the inviter first approved what they had filed, or the operator vouched for them.
  add column checked_at timestamptz;
update users set approves_from = staff_since where staff_since is not null;

create or replace function note_staff_since() returns trigger language plpgsql as $$
begin
  if new.role = 'admin' and new.status = 'active' then
    if tg_op = 'INSERT' or old.staff_since is null then
      new.staff_since := clock_timestamp();
      new.approves_from := new.staff_since
        + make_interval(hours => (select new_admin_hours from company_settings));
    else
      new.staff_since := old.staff_since;
      -- Made-up admins may approve at once; nobody shortens the wait of a real one.
      if not new.sample then
        new.approves_from := old.approves_from;
      end if;
    end if;
  else
    new.staff_since := null;
    new.approves_from := null;
  end if;
  return new;
end
$$;
drop trigger users_staff_since on users;
create trigger users_staff_since
  before insert or update of role, status, staff_since, approves_from on users
  for each row execute function note_staff_since();

-- A person, and the inviters behind them up to the first who is checked. Two who have one of these
-- in common may be one person with several mailboxes. `union` ends where two invited each other.
create function inviters_behind(person text) returns text[] language sql stable as $$
  with recursive behind (one) as (
    select person
    union
    select u.invited_by from behind join users u
      on u.id = case when one not in ('company-access', 'operator') then one::uuid end
      where u.checked_at is null and u.invited_by is not null
  )
  select array_agg(one) from behind
$$;

-- Why `second` cannot be the second person for what `first` filed or made at that instant; null when they can. A person is a
-- user's id or 'company-access'; an invitation may be by the 'operator', who works at the command line.
create function second_person_obstacle(first text, second text, made_at timestamptz) returns text
language plpgsql stable as $$
declare
  checker record;
begin
  if first is null then
    return 'first-unknown';
  end if;
  if first = second then
    return 'same-person';
  end if;
  if second = 'company-access' then
    if exists (select from users where role = 'admin' and status = 'active' and closed_at is null) then
      return 'company-access';
    end if;
    select company_access_on and access_code_hash is not null
        and coalesce(company_access_until > clock_timestamp(), true) as open, company_access_since as since
      into checker from installation;
    if not checker.open then
      return 'second-not-staff';
    end if;
    if checker.since > made_at then
      return 'second-too-new';
    end if;
  else
    select staff_since, approves_from into checker from users
      where id = second::uuid and role = 'admin' and status = 'active' and closed_at is null;
    if not found then
      return 'second-not-staff';
    end if;
    -- Otherwise the first could create the second after filing.
    if checker.staff_since > made_at then
      return 'second-too-new';
    end if;
    if checker.approves_from > clock_timestamp() then
      return 'second-waits';
    end if;
  end if;
  -- Whoever invented a colleague could also file as the colleague, and whoever invented two as both.
  if inviters_behind(first) && inviters_behind(second) then
    return 'one-invited-other';
  end if;
  if first = 'operator' then
    return null;
  elsif first = 'company-access' then
    if not exists (select from installation where company_access_on and access_code_hash is not null
        and coalesce(company_access_until > clock_timestamp(), true)) then
      return 'first-not-staff';
    end if;
  else
    if not exists (select from users where id = first::uuid and role = 'admin' and status = 'active'
        and closed_at is null) then
      return 'first-not-staff';
    end if;
  end if;
  return null;
end
$$;

-- Whoever writes an action wrongly one day still cannot agree for two. After the row's own checks.
create function require_second_person() returns trigger language plpgsql as $$
declare
  obstacle text := case tg_table_name
    when 'approvals' then second_person_obstacle(to_jsonb(new) ->> 'maker', to_jsonb(new) ->> 'decided_by',
      (to_jsonb(new) ->> 'filed_at')::timestamptz)
    when 'content_versions' then second_person_obstacle(to_jsonb(new) ->> 'author', to_jsonb(new) ->> 'decided_by',
      (to_jsonb(new) ->> 'submitted_at')::timestamptz)
    else second_person_obstacle(to_jsonb(new) ->> 'entered_by', to_jsonb(new) ->> 'confirmed_by',
      (to_jsonb(new) ->> 'entered_at')::timestamptz)
  end;
begin
  if obstacle is not null then
    raise exception 'This takes two people: % (%)', obstacle, new.id
      using errcode = 'check_violation', constraint = tg_table_name || '_take_two_people';
  end if;
  return new;
end
$$;
create trigger approvals_take_two_people after update of status on approvals
  for each row when (new.status = 'approved' and old.status = 'pending')
  execute function require_second_person();
create trigger content_versions_take_two_people after update of state on content_versions
  for each row when (new.state = 'published' and old.state = 'submitted')
  execute function require_second_person();
create trigger market_figures_take_two_people after update of confirmed_by on market_figures
  for each row when (new.confirmed_by is not null and old.confirmed_by is null)
  execute function require_second_person();
