-- The accounts that a user was paid to follow from the withdrawals. A row here says only what the
-- user calls one, or that they took it off their list. It decides nothing about new accounts.
create table saved_payees (
  user_id uuid not null references users (id),
  bank_name text not null check (length(bank_name) between 1 and 100),
  account_number text not null check (account_number ~ '^\d{6,20}$'),
  name text not null default '' check (length(name) <= 40),
  -- A withdrawal that is asked for later brings it back.
  removed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, bank_name, account_number)
);
