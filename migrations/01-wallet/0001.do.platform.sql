-- What the ground needs: the application's role, the installation itself, and the two outboxes.
-- The owner role runs migrations and owns every table. The application connects as kaban_app, which can
-- change rows but no table, and on append-only tables (each migration says which) can only add.

do $$
begin
  if not exists (select from pg_roles where rolname = 'kaban_app') then
    create role kaban_app nologin;
  end if;
end
$$;

grant usage on schema public to kaban_app;
alter default privileges in schema public grant select, insert, update, delete on tables to kaban_app;
alter default privileges in schema public grant usage on sequences to kaban_app;

-- One row. The mode is chosen at the first start and never changes: sample money must not become real money.
create table installation (
  one boolean primary key default true check (one),
  mode text not null check (mode in ('sample', 'live')),
  -- Argon2id of the company access code; null: company access is off.
  access_code_hash text,
  created_at timestamptz not null default now()
);

create function refuse_change_of_mode() returns trigger language plpgsql as $$
begin
  if new.mode <> old.mode then
    raise exception 'An installation keeps its mode (%) for ever', old.mode;
  end if;
  return new;
end
$$;

create trigger installation_keeps_its_mode before update on installation
  for each row execute function refuse_change_of_mode();
revoke delete on installation from kaban_app;

create function installation_is_sample() returns boolean language sql stable as
  $$ select mode = 'sample' from public.installation $$;

-- Attached to every table whose rows can be sample rows: a live installation refuses them.
create function refuse_sample_in_live() returns trigger language plpgsql as $$
begin
  if new.sample and not public.installation_is_sample() then
    raise exception 'A live installation refuses sample rows (%)', tg_table_name;
  end if;
  if tg_op = 'UPDATE' and new.sample is distinct from old.sample then
    raise exception 'A row keeps its sample mark for ever (%)', tg_table_name;
  end if;
  return new;
end
$$;

-- For tables that only grow: refuses every change, also the owner's.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end
$$;

-- Names of what changed ("deposits", id), told to browsers after the commit. A lost row is harmless: browsers refetch.
-- A sequence is enough here: nobody outside ever sees these ids, and gaps mean nothing.
create table live_outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  subject_id text not null,
  -- The user who may hear of it; null: the admins.
  user_id uuid,
  created_at timestamptz not null default now()
);

-- A mail is a row before it is a mail: it is written in the transaction it tells of, and sent afterwards.
create table mail_outbox (
  id uuid primary key,
  user_id uuid,
  to_address text not null check (length(to_address) <= 254),
  subject text not null check (length(subject) <= 300),
  kind text not null,
  -- Paragraphs, facts and a link; rendered when it is sent, not inside a money transaction.
  content jsonb not null,
  sample boolean not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index mail_outbox_waiting on mail_outbox (next_attempt_at) where sent_at is null;
create trigger mail_outbox_sample before insert or update on mail_outbox
  for each row execute function refuse_sample_in_live();
