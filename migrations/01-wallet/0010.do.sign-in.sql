-- Second factors, the step between a password and a session, and sessions that know when the person last proved who they are.

-- Which key sealed this installation's secrets: a start with another one is refused before it breaks every authenticator.
alter table installation add column key_fingerprint text;

alter table sessions
  -- How it was opened: 'password', 'social:google', 'access_code'.
  add column method text not null default 'password' check (length(method) <= 50),
  -- When a password or a code was last given in it. Null: never, as after a social sign-in without a code.
  add column proven_at timestamptz,
  -- After a rotation the token of before is good for a few seconds: requests under way carry it.
  add column previous_token_hash bytea check (length(previous_token_hash) = 32),
  add column rotated_at timestamptz,
  add column resumed_at timestamptz not null default now();
create unique index sessions_previous_token on sessions (previous_token_hash) where previous_token_hash is not null;
create index sessions_live_of_user on sessions (user_id) where ended_at is null;
-- Admins of a live installation owe a second factor from here on: who came in without one comes in again.
update sessions s set ended_at = now()
where s.ended_at is null and (select mode from installation) = 'live'
  and (s.user_id is null or exists (select from users u where u.id = s.user_id and u.role = 'admin'));

-- A browser that a user signed in from. Its cookie passes strangers' tries by, and one that is not here yet is told by mail.
create table known_devices (
  -- Null: the company access code.
  user_id uuid references users (id),
  -- SHA-256 of the token in the cookie.
  token_hash bytea not null check (length(token_hash) = 32),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique nulls not distinct (token_hash, user_id)
);
create index known_devices_of_user on known_devices (user_id);

-- Whose password, provider or access code was right and who owes the code of the authenticator app before there is a session.
create table sign_in_challenges (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Null: the company access code.
  user_id uuid references users (id),
  method text not null check (length(method) <= 50),
  -- 'set_up': an admin of a live installation who has no authenticator app yet.
  kind text not null check (kind in ('code', 'set_up')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sign_in_challenges_of_user on sign_in_challenges (user_id) where ended_at is null;

-- One for each owner: a user, or (null) the company access code.
create table authenticators (
  id uuid primary key,
  owner_id uuid references users (id),
  -- Sealed with the key of the installation, which is not in the database.
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null while it is being set up: it opens nothing yet.
  confirmed_at timestamptz,
  -- The time step of the last code that was used: no code works twice (RFC 6238, part 5.2).
  last_step bigint not null default 0
);
create unique index authenticators_of_owner on authenticators (coalesce(owner_id, '00000000-0000-0000-0000-000000000000'));

create table recovery_codes (
  authenticator_id uuid not null references authenticators (id) on delete cascade,
  -- Made with the key of the installation.
  code_mark bytea not null check (length(code_mark) = 32),
  used_at timestamptz,
  primary key (authenticator_id, code_mark)
);

-- A code of six digits that was mailed to prove who is there. It belongs to one session and works once.
create table mail_codes (
  session_id uuid primary key references sessions (id) on delete cascade,
  code_mark bytea not null check (length(code_mark) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- When the owner of a login was last told that its door has to wait.
alter table attempts add column told_at timestamptz;
-- Attempts know an email by its hash alone: whose it is is found by this index, and not by hashing every email there is.
create function email_mark(email text) returns bytea language sql immutable strict parallel safe
  return sha256(convert_to(email, 'UTF8'));
create index users_email_mark on users (email_mark(email));

-- Who wrote in a chat without a user id acted as the console.
alter table user_activity_log drop constraint user_activity_log_pseudo_user_check;
alter table user_activity_log add constraint user_activity_log_pseudo_user_check
  check (pseudo_user in ('ADMIN_ACTION', 'ADMIN_CONSOLE', 'ADMIN_ACCESS_CODE_LOGIN', 'ADMIN_ACCESS_CODE_LOGOUT'));
