-- Who a person is and how they get in. What opens a door (session token, link in a mail, password, access code) is
-- stored as a hash only: a stolen copy of these tables opens nothing.

create table users (
  id uuid primary key,
  full_name text not null check (length(full_name) between 1 and 120),
  -- Trimmed and in lower case.
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  phone_number text not null default '' check (length(phone_number) <= 40),
  role text not null default 'user' check (role in ('user', 'admin')),
  status text not null check (status in ('active', 'suspended', 'pending_verification')),
  -- Argon2id; null: no sign-in by password.
  password_hash text check (password_hash like '$argon2id$%'),
  sample boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index users_email on users (lower(email));
create trigger users_sample before insert or update on users
  for each row execute function refuse_sample_in_live();
-- Money, chats and the record of who did what point at users: a user is suspended, never deleted.
revoke delete, truncate on users from kaban_app;

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token in the cookie.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Null: opened by the company access code; pseudo_user names the way in.
  user_id uuid references users (id),
  pseudo_user text check (pseudo_user in ('ADMIN_ACCESS_CODE_LOGIN')),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Unused for longer than this, it is over before it expires.
  idle_limit interval not null,
  user_agent text not null check (length(user_agent) <= 300),
  address text not null check (length(address) <= 100),
  ended_at timestamptz,
  check ((user_id is null) = (pseudo_user is not null))
);
create index sessions_of_user on sessions (user_id, created_at desc);
create index sessions_by_code on sessions (created_at desc) where user_id is null;

-- The links in mails.
create table one_time_tokens (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_of_user on one_time_tokens (user_id, purpose) where used_at is null;

-- Tries at a door. Past the free ones each further try has to wait longer, up to a limit: a door is slowed, never locked.
create table attempts (
  purpose text not null check (length(purpose) <= 40),
  -- SHA-256 of what is counted (an address, an email): the table tells nobody who tried.
  key bytea not null check (length(key) = 32),
  tries integer not null check (tries >= 0),
  last_at timestamptz not null default now(),
  -- The next try is evaluated from here on.
  open_at timestamptz not null default now(),
  primary key (purpose, key)
);
create index attempts_old on attempts (last_at);
