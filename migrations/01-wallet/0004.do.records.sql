-- The record of who did what, and what each user was told.

-- Grows only. A row says whose history it belongs to and who acted; the two differ when staff act for a user.
create table user_activity_log (
  id uuid primary key,
  -- Whose history this is; null when it concerns no user (the company access code, for one).
  user_id uuid references users (id),
  -- Who acted; null for the system, and for an admin without a user.
  actor_user_id uuid references users (id),
  -- Names an admin who came in by the company access code, and so has no user id.
  pseudo_user text check (pseudo_user in ('ADMIN_ACTION', 'ADMIN_ACCESS_CODE_LOGIN', 'ADMIN_ACCESS_CODE_LOGOUT')),
  action_type text not null check (action_type ~ '^[A-Z0-9_]{2,60}$'),
  description text not null check (length(description) between 1 and 1000),
  -- The client's address; empty when nobody asked (a job).
  address text not null check (length(address) <= 100),
  created_at timestamptz not null default now(),
  check (pseudo_user is null or actor_user_id is null)
);
create index user_activity_log_history on user_activity_log (user_id, id desc);
create index user_activity_log_pseudo on user_activity_log (pseudo_user, id desc) where pseudo_user is not null;

revoke update, delete, truncate on user_activity_log from kaban_app;
-- For the statement, not the row: a change that matches nothing is refused as well.
create trigger user_activity_log_only_grows before update or delete or truncate on user_activity_log
  for each statement execute function refuse_change();

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  type text not null check (type in (
    'balance_update', 'transaction_update', 'announcement', 'general_info', 'account_update', 'important_notice',
    'promotion', 'deposit_chat_initiated')),
  message text not null check (length(message) between 1 and 1000),
  -- A path of this site and nothing else: '//host' and '/\host' would lead away from it.
  link_to text check (length(link_to) <= 300 and link_to ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  -- Set when the user removes it: for a short while the removal can be taken back, then the row goes.
  removed_at timestamptz
);
create index notifications_of_user on notifications (user_id, id desc);
-- The exact unread count of the bell.
create index notifications_unread on notifications (user_id) where not is_read and removed_at is null;
