-- What the operator says in public, version by version: one of the staff writes, another agrees. A version is never written over; what
-- changes is what became of it, and only in the moves below. Nothing here is shown until two persons stand on it.

create table content_entries (
  -- Made by the browser, with the first version.
  id uuid primary key,
  kind text not null check (kind in ('plan', 'plan-cap', 'news', 'faq', 'registration', 'highlight', 'about')),
  sample boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (id, kind)
);
-- Of these there is one.
create unique index content_entries_single on content_entries (kind) where kind in ('plan-cap', 'about');
create index content_entries_of_kind on content_entries (kind, created_at desc, id desc);
create trigger content_entries_sample before insert or update on content_entries
  for each row execute function refuse_sample_in_live();
revoke update, delete, truncate on content_entries from kaban_app;
-- Whoever locks a row needs the right to change something of it; this stays as it is by the trigger.
grant update (sample) on content_entries to kaban_app;

create table content_versions (
  -- Made by the browser when its form opens: saved twice, it is saved once.
  id uuid primary key,
  entry_id uuid not null,
  kind text not null,
  version integer not null check (version > 0),
  -- Centavos are written as digits in text, under names that end with 'Centavos'.
  body jsonb not null check (jsonb_typeof(body) = 'object' and length(body::text) <= 30000),
  -- Where it can be checked, and as of which day.
  source text not null check (length(source) <= 300),
  source_date date,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'returned', 'published', 'replaced', 'withdrawn', 'discarded')),
  -- Who wrote it, as a person: a user's id, or the company access, which is one person however many sessions it has. The initials are
  -- those of that day: they are shown beside what was published.
  author text not null,
  author_user_id uuid references users (id),
  author_initials text not null check (length(author_initials) between 1 and 40),
  written_at timestamptz not null default clock_timestamp(),
  submitted_at timestamptz,
  -- Who agreed or returned it.
  decided_by text,
  decided_by_user_id uuid references users (id),
  approver_initials text check (length(approver_initials) between 1 and 40),
  decided_at timestamptz,
  -- Who took it away again, or gave the draft up; null where a later version took its place.
  ended_by text,
  ended_by_user_id uuid references users (id),
  ended_at timestamptz,
  -- Why it was returned or taken away.
  reason text not null default '' check (length(reason) <= 1000),
  foreign key (entry_id, kind) references content_entries (id, kind),
  unique (entry_id, version),
  constraint content_names_its_author check (author = coalesce(author_user_id::text, 'company-access')),
  constraint content_names_who_decided check (decided_by is null or decided_by = coalesce(decided_by_user_id::text, 'company-access')),
  constraint content_names_who_ended check (ended_by is null or ended_by = coalesce(ended_by_user_id::text, 'company-access')),
  -- Two pairs of eyes: whoever writes the verb wrongly one day still cannot agree with themselves.
  constraint content_takes_two check (case
    when state in ('published', 'replaced', 'withdrawn') then
      submitted_at is not null and decided_by is not null and decided_by <> author and approver_initials is not null and decided_at is not null
    when state = 'returned' then submitted_at is not null and decided_by is not null and decided_by <> author and reason <> ''
    else decided_by is null and decided_at is null end),
  constraint content_waits_since check (state <> 'submitted' or submitted_at is not null),
  constraint content_ends_once check ((state in ('replaced', 'withdrawn', 'discarded')) = (ended_at is not null)),
  -- A cap that one person could take away would be raised by one person.
  constraint content_keeps_its_cap check (not (kind = 'plan-cap' and state = 'withdrawn'))
);
create unique index content_one_published on content_versions (entry_id) where state = 'published';
create unique index content_one_open on content_versions (entry_id) where state in ('draft', 'submitted');
create index content_published on content_versions (kind) where state = 'published';
create index content_waiting on content_versions (submitted_at) where state = 'submitted';
create index content_of_author on content_versions (author_user_id);
create index content_of_decider on content_versions (decided_by_user_id);
create index content_of_ender on content_versions (ended_by_user_id);

create function keep_content_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' then
      raise exception 'What is said in public begins as a draft (%)', new.id;
    end if;
    return new;
  end if;
  if (new.id, new.entry_id, new.kind, new.version, new.body, new.source, new.source_date, new.author, new.author_user_id, new.author_initials, new.written_at)
     is distinct from
     (old.id, old.entry_id, old.kind, old.version, old.body, old.source, old.source_date, old.author, old.author_user_id, old.author_initials, old.written_at) then
    raise exception 'A version stays as it was written (%)', old.id;
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
      ('draft', 'submitted'), ('draft', 'discarded'), ('submitted', 'draft'), ('submitted', 'returned'), ('submitted', 'published'),
      ('published', 'replaced'), ('published', 'withdrawn')) then
    raise exception 'A version that is % does not become % (%)', old.state, new.state, old.id;
  end if;
  if old.decided_at is not null and (new.decided_by, new.decided_by_user_id, new.approver_initials, new.decided_at, new.submitted_at)
     is distinct from (old.decided_by, old.decided_by_user_id, old.approver_initials, old.decided_at, old.submitted_at) then
    raise exception 'Who agreed to a version stands (%)', old.id;
  end if;
  if new.state = old.state and old.state in ('published', 'returned', 'replaced', 'withdrawn', 'discarded') then
    raise exception 'A version that is % stays so (%)', old.state, old.id;
  end if;
  return new;
end
$$;
create trigger content_versions_stay_true before insert or update on content_versions
  for each row execute function keep_content_true();
create trigger content_versions_stay before delete or truncate on content_versions
  for each statement execute function refuse_change();
revoke update, delete, truncate on content_versions from kaban_app;
grant update (state, submitted_at, decided_by, decided_by_user_id, approver_initials, decided_at, ended_by, ended_by_user_id, ended_at, reason)
  on content_versions to kaban_app;
