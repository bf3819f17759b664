-- Conversations between a user and the company, their messages and their private files.
-- A message is never changed or deleted; only the two read marks turn from false to true.

create table chat_sessions (
  -- Made by the browser when the chat is asked for: asking again finds the same chat.
  id uuid primary key,
  user_id uuid not null references users (id),
  session_type text not null check (session_type in ('deposit_chat', 'support_chat')),
  status text not null check (status in (
    'open', 'pending_admin_reply', 'pending_user_proof', 'pending_user_reply', 'pending_confirmation', 'closed_completed', 'closed_failed'
  )),
  -- One chat for one deposit. The reference to transactions is added where that table exists (0008).
  related_transaction_id uuid unique,
  -- The uid of that transaction, so that a list of chats needs no other room.
  reference text check (length(reference) <= 64),
  -- Numbers the messages of this chat, under the lock of this row: browsers' clocks decide no order.
  message_count integer not null default 0,
  sample boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (session_type = 'deposit_chat' or related_transaction_id is null)
);
create index chat_sessions_of_user on chat_sessions (user_id, updated_at desc, id desc);
create index chat_sessions_of_type on chat_sessions (session_type, updated_at desc, id desc);
create trigger chat_sessions_sample before insert or update on chat_sessions
  for each row execute function refuse_sample_in_live();
revoke delete on chat_sessions from kaban_app;

create table attachments (
  id uuid primary key,
  session_id uuid not null references chat_sessions (id),
  -- Whose quota it counts against; null: the console, which has no user.
  owner_id uuid references users (id),
  owner_kind text not null check (owner_kind in ('user', 'admin', 'console')),
  kind text not null check (kind in ('image', 'pdf')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  -- Random: nothing that a client sent is ever part of a path.
  file_key text not null unique,
  -- Shown as text, offered as the name of a download, used for nothing else.
  original_name text not null check (length(original_name) between 1 and 120),
  size_bytes integer not null check (size_bytes > 0),
  -- Of what is stored. Images are decoded and encoded again, so a changed date in the metadata hides no duplicate.
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now(),
  check ((owner_kind = 'console') = (owner_id is null))
);
create index attachments_of_session on attachments (session_id);
create index attachments_of_owner on attachments (owner_id, created_at);
create index attachments_same_content on attachments (sha256);
revoke update on attachments from kaban_app;

create table chat_messages (
  -- Made by the browser: sending again is the same message.
  id uuid primary key,
  session_id uuid not null references chat_sessions (id),
  position integer not null check (position > 0),
  sender_id uuid references users (id),
  sender_kind text not null check (sender_kind in ('user', 'admin', 'console')),
  message_content text not null check (length(message_content) between 1 and 4000),
  attachment_id uuid unique references attachments (id),
  message_type text not null check (message_type in ('text', 'image_proof', 'file_attachment')),
  is_read_by_user boolean not null,
  is_read_by_admin boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (session_id, position),
  check ((sender_kind = 'console') = (sender_id is null)),
  check ((message_type = 'text') = (attachment_id is null))
);
create index chat_messages_unread_by_user on chat_messages (session_id) where not is_read_by_user;
create index chat_messages_unread_by_admin on chat_messages (session_id) where not is_read_by_admin;

revoke update, delete, truncate on chat_messages from kaban_app;
grant update (is_read_by_user, is_read_by_admin) on chat_messages to kaban_app;

-- The privileges stop the application; this stops the owner's hand as well.
create function refuse_change_of_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.is_read_by_user >= old.is_read_by_user and new.is_read_by_admin >= old.is_read_by_admin then
    old.is_read_by_user := new.is_read_by_user;
    old.is_read_by_admin := new.is_read_by_admin;
    if new is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'chat_messages is append-only but for its read marks: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
create trigger chat_messages_append_only before update or delete on chat_messages
  for each row execute function refuse_change_of_message();
create trigger chat_messages_keep_all before truncate on chat_messages
  for each statement execute function refuse_change();
