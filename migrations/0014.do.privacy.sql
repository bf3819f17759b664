-- Users who closed. Their movements stay, under a name that is nobody's; who they were stands here alone, for as long as the
-- law on money laundering asks (RA 9160: five years after the last transaction).
create table closed_users (
  user_id uuid primary key references users (id),
  full_name text not null,
  email text not null,
  phone_number text not null,
  closed_at timestamptz not null default now(),
  keep_until timestamptz not null
);
revoke update, truncate on closed_users from kaban_app;
