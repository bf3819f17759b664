-- Push messages: the browsers that asked for them, and what is on its way to them (RFC 8030).
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Whoever signs out there is told nothing there any more.
  session_id uuid not null references sessions (id) on delete cascade,
  -- Made by the browser's maker; secret, because whoever knows it can disturb.
  endpoint text not null unique
    check (length(endpoint) <= 500 and endpoint ~ '^https://[^[:space:][:cntrl:]]+$'),
  -- Of the browser: only it can read the messages (RFC 8291).
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  browser text not null default '' check (length(browser) <= 60),
  system text not null default '' check (length(system) <= 60),
  -- Whether messages say what happened, also on a locked screen.
  shows_details boolean not null default false,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- A message is a row before it is sent, written in the transaction that it tells of.
create table push_outbox (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  language text not null check (language in ('en', 'fil')),
  -- Empty where the device is not to show what happened.
  detail text not null,
  -- Of this site.
  path text not null check (path like '/%'),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 300)
);
create index push_outbox_waiting on push_outbox (next_attempt_at);
create index push_outbox_of_subscription on push_outbox (subscription_id);
