-- For those who answer chats: replies that are written once, what staff note for each other, and what tells pictures apart.

create table canned_replies (
  -- Made by the browser: sent twice, it is one reply.
  id uuid primary key,
  -- What is typed after the stroke: /received.
  shortcut text not null unique check (shortcut ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  text_en text not null check (length(text_en) between 1 and 2000 and text_en = btrim(text_en)),
  text_fil text not null check (length(text_fil) between 1 and 2000 and text_fil = btrim(text_fil)),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger canned_replies_sample before insert or update on canned_replies
  for each row execute function refuse_sample_in_live();

-- Only staff read them. A note is never changed: who reads it later must know what stood there.
create table staff_notes (
  -- Made by the browser: sent twice, it is one note.
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('user', 'chat', 'transaction')),
  subject_id uuid not null,
  -- Null: who came in by the company access code, and is nobody in particular.
  author_id uuid references users (id),
  content text not null check (length(content) between 1 and 2000 and content = btrim(content)),
  created_at timestamptz not null default clock_timestamp()
);
create index staff_notes_of_subject on staff_notes (subject_kind, subject_id, id desc);
revoke update, delete, truncate on staff_notes from kaban_app;
create trigger staff_notes_append_only before update or delete on staff_notes
  for each row execute function refuse_change();
create trigger staff_notes_keep_all before truncate on staff_notes
  for each statement execute function refuse_change();

-- How a picture looks, whatever it was encoded or scaled to: src/chats/picture-look.ts. Pictures from before have none.
create table picture_looks (
  attachment_id uuid primary key references attachments (id) on delete cascade,
  -- A few sums over the whole picture, which hardly change when it is saved anew: what differs in one is another picture.
  traits real[] not null check (cardinality(traits) = 8),
  -- 128 × 128 grey points, to compare digit by digit.
  detail bytea not null check (length(detail) = 16384)
);
create index picture_looks_by_trait on picture_looks ((traits[1]));
revoke update on picture_looks from kaban_app;
