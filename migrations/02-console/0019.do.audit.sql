-- The record of who did what says about what, and what changed: so each thing can show who did what to it.
alter table user_activity_log
  add column subject_kind text check (subject_kind ~ '^[a-z_]{2,40}$'),
  add column subject_id text check (length(subject_id) between 1 and 64),
  -- What it was and what it became, by field: {"status": {"before": "active", "after": "suspended"}}.
  add column changes jsonb check (jsonb_typeof(changes) = 'object'),
  add constraint user_activity_log_whole_subject check ((subject_kind is null) = (subject_id is null));
create index user_activity_log_of_subject on user_activity_log (subject_kind, subject_id, id desc) where subject_kind is not null;

-- What staff look for in the record. Ids are in the order of time, and so is each list.
create index user_activity_log_of_kind on user_activity_log (subject_kind, id desc) where subject_kind is not null;
create index user_activity_log_of_action on user_activity_log (action_type, id desc);
-- What users do to themselves is found by whose history it is: it costs no place here.
create index user_activity_log_of_actor on user_activity_log (actor_user_id, id desc)
  where actor_user_id is not null and actor_user_id is distinct from user_id;

-- The chain. Each entry of the record gets a link: a hash over what the entry says and over the link before it, so that no entry can be
-- changed, taken out or put in between without all later links changing too. Links are made behind the transactions that record, never in them.

-- What an entry says, as one text that only the same entry has. A column that is added to the record later does not belong to it.
create function activity_text(entry user_activity_log) returns text language sql stable as $$
  select jsonb_build_array(
    'kaban activity 1', entry.id, entry.user_id, entry.actor_user_id, entry.pseudo_user, entry.action_type, entry.description,
    entry.description_fil, entry.address, extract(epoch from entry.created_at)::text, entry.subject_kind, entry.subject_id, entry.changes)::text
$$;

create function activity_hash(previous bytea, entry user_activity_log) returns bytea language sql stable as $$
  select sha256(previous || sha256(convert_to(activity_text(entry), 'UTF8')))
$$;

-- Entries that have no link yet. An entry stands here as soon as it is recorded, in the same transaction: it cannot be missed, however late that ends.
create table activity_unlinked (activity_id uuid primary key);

create function queue_activity_for_linking() returns trigger language plpgsql as $$
begin
  insert into activity_unlinked select id from recorded;
  return null;
end
$$;
create trigger user_activity_log_waits_for_its_link after insert on user_activity_log
  referencing new table as recorded for each statement execute function queue_activity_for_linking();
insert into activity_unlinked select id from user_activity_log;

-- No foreign keys: nothing here or there may be changed anyway, and what was taken out all the same the verification names.
create table activity_links (
  -- 1, 2, 3 … without a gap.
  position bigint primary key check (position > 0),
  activity_id uuid not null unique,
  -- Of the link before; 32 zeros before the first.
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32)
);
revoke update, delete, truncate on activity_links from kaban_app;
create trigger activity_links_only_grow before update or delete or truncate on activity_links
  for each statement execute function refuse_change();

-- Held by whoever makes links; its only row says nothing.
create table activity_linking (one boolean primary key default true check (one));
insert into activity_linking default values;

-- A link that was signed with the key of the installation, which does not lie in the database: who rewrites the whole chain cannot sign it.
create table activity_heads (
  position bigint primary key,
  hash bytea not null check (length(hash) = 32),
  signed_at timestamptz not null,
  signature bytea not null check (length(signature) = 64)
);
revoke update, delete, truncate on activity_heads from kaban_app;
create trigger activity_heads_only_grow before update or delete or truncate on activity_heads
  for each statement execute function refuse_change();

-- Lists that left the console as a file: asked for with a reason, and what came of it.
create table exports (
  id uuid primary key,
  -- A user id, or 'company-access'.
  staff_person text not null check (length(staff_person) between 1 and 64),
  list text not null check (list ~ '^[a-z_]{2,40}$'),
  -- As the list was narrowed.
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  reason text not null check (length(reason) between 1 and 500),
  asked_at timestamptz not null default now(),
  -- When the file began to leave; it leaves once.
  begun_at timestamptz,
  finished_at timestamptz,
  row_count integer check (row_count >= 0),
  -- There were more rows than a file may have.
  cut_off boolean,
  -- Of the bytes of the file.
  sha256 bytea check (length(sha256) = 32),
  check ((finished_at is null) = (row_count is null) and (finished_at is null) = (sha256 is null) and (finished_at is null) = (cut_off is null))
);
create index exports_newest on exports (asked_at desc, id desc);
-- Who asked for what, and why, stays as it was asked.
revoke update, delete, truncate on exports from kaban_app;
grant update (begun_at, finished_at, row_count, cut_off, sha256) on exports to kaban_app;

-- The outbox as staff look at it.
create index mail_outbox_unsent on mail_outbox (created_at desc, id desc) where sent_at is null;
create index mail_outbox_sent on mail_outbox (created_at desc, id desc) where sent_at is not null;
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);
create index mail_outbox_of_address on mail_outbox (lower(to_address) text_pattern_ops);

-- Each time the whole book was summed, and what was found.
create table book_verifications (
  id uuid primary key,
  -- A user id, 'company-access', or null: it was time.
  asked_by text check (length(asked_by) between 1 and 64),
  asked_at timestamptz not null default now(),
  -- Who died while summing leaves it to the others after an hour.
  begun_at timestamptz,
  finished_at timestamptz,
  -- What went wrong when it could not be finished.
  failure text check (length(failure) between 1 and 500),
  -- Per check: what it says of a sound book, how many it looked at, and what is wrong.
  checks jsonb check (jsonb_typeof(checks) = 'array'),
  problems integer check (problems >= 0),
  check (finished_at is not null or (checks is null and problems is null and failure is null))
);
create index book_verifications_newest on book_verifications (asked_at desc, id desc);
-- One at a time: whoever asks while one is under way gets that one.
create unique index book_verifications_one_waits on book_verifications ((true)) where finished_at is null;
revoke update, delete, truncate on book_verifications from kaban_app;
grant update (begun_at, finished_at, failure, checks, problems) on book_verifications to kaban_app;
