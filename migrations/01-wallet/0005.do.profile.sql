-- Where a user's withdrawals go. One bank account or e-wallet for each user.
create table bank_details (
  user_id uuid primary key references users (id),
  -- The list stands in profile/rules.ts; a bank that leaves it must not break the rows that name it.
  bank_name text not null check (length(bank_name) between 1 and 100),
  account_name text not null check (length(account_name) between 1 and 100),
  -- Digits only: spaces and dashes are dropped before it is stored.
  account_number text not null check (account_number ~ '^[0-9]{6,20}$'),
  updated_at timestamptz not null default now()
);
revoke delete on bank_details from kaban_app;
