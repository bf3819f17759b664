-- The weekly mail: who wants it. Without a row: nobody asked for it, so none is sent.
create table digest_choices (
  user_id uuid primary key references users (id),
  wanted boolean not null,
  updated_at timestamptz not null default now()
);

-- One row for each user and week, written in the transaction of the mail: no week is sent twice.
create table digest_weeks (
  user_id uuid not null references users (id),
  -- Its Monday, in Manila.
  week date not null check (extract(isodow from week) = 1),
  -- Of the link that ends the mails; null in a week without news, of which no mail was sent.
  stop_token_hash bytea unique check (length(stop_token_hash) = 32),
  sent boolean not null generated always as (stop_token_hash is not null) stored,
  created_at timestamptz not null default now(),
  primary key (user_id, week)
);
revoke update, truncate on digest_weeks from kaban_app;
