-- A file of a chat that arrives in parts. An upload that was cut goes on where it was; what nobody
-- goes on with within a day is deleted.
create table attachment_uploads (
  -- Made by the browser; the attachment gets the same id.
  id uuid primary key,
  session_id uuid not null references chat_sessions (id),
  -- Null: the console, which has no user.
  owner_id uuid references users (id),
  owner_kind text not null check (owner_kind in ('user', 'admin', 'console')),
  size_bytes integer not null check (size_bytes > 0),
  received_bytes integer not null default 0,
  created_at timestamptz not null default now(),
  check (received_bytes between 0 and size_bytes),
  check ((owner_kind = 'console') = (owner_id is null))
);
create index attachment_uploads_of_owner on attachment_uploads (owner_id, created_at);
create index attachment_uploads_old on attachment_uploads (created_at);

create table attachment_upload_parts (
  upload_id uuid not null references attachment_uploads (id) on delete cascade,
  first_byte integer not null check (first_byte >= 0),
  content bytea not null check (length(content) > 0),
  primary key (upload_id, first_byte)
);
