-- oldest-server: 0071
-- Where the newest seal was sent. A place is a setting of the operator; here is only its digest.
create table witness_places (
  place text primary key check (place ~ '^[0-9a-f]{64}$'),
  known_since timestamptz not null default now(),
  -- The newest seal that the outbox of mails has.
  mailed_seal bigint,
  confirmed_seal bigint,
  confirmed_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 500)
);
revoke truncate on witness_places from kaban_app;
