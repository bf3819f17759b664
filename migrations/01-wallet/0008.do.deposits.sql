-- The company's own bank accounts and e-wallets that deposits go to, and what a deposit is more than a transaction:
-- where the money is to arrive, and until when.

create table company_accounts (
  id uuid primary key,
  bank_name text not null check (length(bank_name) between 1 and 100),
  account_number text not null check (length(account_number) between 4 and 40),
  account_name text not null check (length(account_name) between 1 and 100),
  details text not null default '' check (length(details) <= 300),
  -- The till in the book that stands for it.
  till_id uuid not null unique references ledger.places (id),
  till_code text not null unique check (till_code = 'deposits:' || id::text),
  -- False: no new deposits; those under way are still completed.
  active boolean not null default true,
  sample boolean not null,
  created_at timestamptz not null default now()
);
create trigger company_accounts_sample before insert or update on company_accounts
  for each row execute function refuse_sample_in_live();
-- Deposits and the book refer to it for ever.
revoke delete, truncate on company_accounts from kaban_app;

create table deposits (
  transaction_id uuid primary key references transactions (id),
  user_id uuid not null references users (id),
  company_account_id uuid not null references company_accounts (id),
  amount_centavos bigint not null check (amount_centavos > 0),
  -- By the clock of the database, and only by it: every move asks here whether the time is over.
  expires_at timestamptz not null,
  extensions integer not null default 0 check (extensions between 0 and 10),
  -- The transaction is pending_payment: the deadline counts. Every move of a deposit keeps it true.
  deadline_open boolean not null default true,
  chat_started boolean not null default false,
  created_at timestamptz not null default now()
);
-- One window at a time: a user who has not gone on to the chat resumes it, on every device.
create unique index deposits_one_window on deposits (user_id) where deadline_open and not chat_started;
create index deposits_due on deposits (expires_at) where deadline_open;
create index deposits_of_user on deposits (user_id, created_at desc);
create index deposits_into on deposits (company_account_id, created_at);
revoke delete, truncate on deposits from kaban_app;

create function keep_deposit_true() returns trigger language plpgsql as $$
begin
  if (new.transaction_id, new.user_id, new.company_account_id, new.amount_centavos, new.created_at)
     is distinct from (old.transaction_id, old.user_id, old.company_account_id, old.amount_centavos, old.created_at) then
    raise exception 'A deposit keeps its user, amount and company account for ever (%)', old.transaction_id;
  end if;
  return new;
end
$$;
create trigger deposits_stay_true before update on deposits
  for each row execute function keep_deposit_true();

-- The chat of a deposit belongs to a transaction that exists.
alter table chat_sessions add constraint chat_sessions_related_transaction
  foreign key (related_transaction_id) references transactions (id);
