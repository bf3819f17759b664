-- What staff know about a person, and users whom they made.

-- Somebody else chose the password: until the person has chosen another one, nothing is open to them but that.
alter table users add column owes_password boolean not null default false;

-- Since when somebody is an active admin, whoever made them one and by whatever way: nobody is the second person for what was asked for
-- before. Null: they are none.
alter table users add column staff_since timestamptz;
update users set staff_since = created_at where role = 'admin' and status = 'active';
create function note_staff_since() returns trigger language plpgsql as $$
begin
  if new.role = 'admin' and new.status = 'active' then
    if tg_op = 'INSERT' or old.staff_since is null then
      new.staff_since := clock_timestamp();
    else
      new.staff_since := old.staff_since;
    end if;
  else
    new.staff_since := null;
  end if;
  return new;
end
$$;
create trigger users_staff_since before insert or update of role, status, staff_since on users
  for each row execute function note_staff_since();

-- Who of the staff looked at whose page. One row for each look, and none for looking on.
create table staff_looks (
  id uuid primary key,
  -- Who looked: the id of an admin, or 'company-access', where nobody knows who it was.
  person text not null check (length(person) between 1 and 40),
  user_id uuid not null references users (id),
  looked_at timestamptz not null default clock_timestamp()
);
create index staff_looks_by_person on staff_looks (person, looked_at desc);
create index staff_looks_at_user on staff_looks (user_id, looked_at desc);
revoke update, delete, truncate on staff_looks from kaban_app;
create trigger staff_looks_only_grow before update or delete or truncate on staff_looks
  for each statement execute function refuse_change();

-- One row for each of the staff who ever looked: locked while one of their looks is written, so that none escapes the count.
create table staff_watch (
  person text primary key check (length(person) between 1 and 40),
  alarmed_at timestamptz
);

-- Somebody looked at very many people within minutes. It stays until one of the staff, somebody else, has said what it was.
create table look_alarms (
  id uuid primary key,
  person text not null check (length(person) between 1 and 40),
  -- Whom they had looked at, in how many minutes.
  people integer not null check (people > 0),
  minutes integer not null check (minutes > 0),
  raised_at timestamptz not null default clock_timestamp(),
  settled_by text check (length(settled_by) between 1 and 40 and settled_by <> person),
  settled_at timestamptz,
  finding text check (length(finding) between 1 and 500),
  constraint look_alarms_settled_whole check ((settled_by is null) = (settled_at is null) and (settled_by is null) = (finding is null))
);
create index look_alarms_open on look_alarms (raised_at) where settled_at is null;
revoke update, delete, truncate on look_alarms from kaban_app;
grant update (settled_by, settled_at, finding) on look_alarms to kaban_app;
