-- oldest-server: 0071
-- The keys of the installation before its present one, sealed with the present one. Whoever has
-- only the tables, or only a key of before, can read none of them.
create table retired_keys (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{16}$'),
  retired_at timestamptz not null default now(),
  sealed_key bytea not null,
  -- When everything that it had sealed was sealed with a later key.
  resealed_at timestamptz
);
revoke delete, truncate on retired_keys from kaban_app;
