-- What every movement of money has in common: one row that people see, and the history of its states.
-- The money itself is in the book; a row here never makes or moves any.

create table transactions (
  -- The id of the request that asked for it, made by the browser: the same request twice is one row.
  id uuid primary key,
  user_id uuid not null references users (id),
  transaction_uid text not null unique check (length(transaction_uid) between 10 and 40),
  reference_number text not null unique check (length(reference_number) between 10 and 40),
  type text not null check (type in (
    'deposit', 'deposit_initiated', 'withdrawal', 'withdrawal_request',
    'investment', 'investment_payout', 'admin_credit', 'admin_debit')),
  -- Negative when the money leaves the user's wallet.
  amount_centavos bigint not null check (amount_centavos <> 0 and abs(amount_centavos) <= 999999999999999),
  status text not null check (status in (
    'pending_payment', 'pending', 'pending_confirmation', 'processing', 'on_hold', 'approved',
    'completed', 'declined', 'failed', 'cancelled', 'expired')),
  description text not null default '' check (length(description) <= 500),
  -- Internal: never leaves for the user.
  admin_notes text not null default '' check (length(admin_notes) <= 2000),
  -- The company's instructions: the user reads them on the receipt.
  status_reason text not null default '' check (length(status_reason) <= 1000),
  -- bank_name, account_name, account_number of a withdrawal; selected_company_account of a deposit.
  meta_data jsonb not null default '{}' check (jsonb_typeof(meta_data) = 'object'),
  -- SHA-256 of what was asked for: the same id with another body is refused.
  request_hash text not null check (length(request_hash) = 64),
  sample boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint transactions_sign_follows_type check (
    (type in ('deposit', 'deposit_initiated', 'investment_payout', 'admin_credit')) = (amount_centavos > 0))
);

-- Newest first, by keyset: of one user, of everybody, and of everybody in one state or of one type.
create index transactions_of_user on transactions (user_id, created_at desc, id desc);
create index transactions_newest on transactions (created_at desc, id desc);
create index transactions_in_status on transactions (status, created_at desc, id desc);
create index transactions_of_type on transactions (type, created_at desc, id desc);

create trigger transactions_sample before insert or update on transactions
  for each row execute function refuse_sample_in_live();

-- Whose it is, how much and under which names stands for ever; a state that ended stays ended. The verbs know this too:
-- the trigger is for the verb that somebody writes wrongly one day.
create function keep_transaction_true() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.transaction_uid, new.reference_number, new.amount_centavos, new.request_hash, new.created_at)
     is distinct from
     (old.id, old.user_id, old.transaction_uid, old.reference_number, old.amount_centavos, old.request_hash, old.created_at) then
    raise exception 'A transaction keeps its user, amount and names for ever (%)', old.id;
  end if;
  if new.status <> old.status and old.status in ('completed', 'declined', 'failed', 'cancelled') then
    raise exception 'A transaction that is % stays so (%)', old.status, old.id;
  end if;
  return new;
end
$$;
create trigger transactions_stay_true before update on transactions
  for each row execute function keep_transaction_true();
create trigger transactions_stay before delete or truncate on transactions
  for each statement execute function refuse_change();
revoke delete, truncate on transactions from kaban_app;

create table status_history (
  -- The id of the move, made by the browser when the dialog opened: a second click of it is the same move.
  id uuid primary key,
  transaction_id uuid not null references transactions (id),
  -- Null: the company access code or a job; changed_by_role tells which.
  changed_by_user_id uuid references users (id),
  changed_by_role text not null check (changed_by_role in ('user', 'admin', 'system')),
  previous_status text,
  new_status text not null,
  reason text not null default '' check (length(reason) <= 1000),
  notes text not null default '' check (length(notes) <= 2000),
  -- The clock and not the start of the transaction: two moves in one transaction keep their order.
  changed_at timestamptz not null default clock_timestamp()
);
create index status_history_of_transaction on status_history (transaction_id, changed_at);

create trigger status_history_only_grows before update or delete or truncate on status_history
  for each statement execute function refuse_change();
revoke update, delete, truncate on status_history from kaban_app;

-- Two copies of one request at the same time: the one that finds the other's row starts its transaction over
-- (40001 is repeated by the application) and then gives the first answer.
create function start_over(reason text) returns void language plpgsql as $$
begin
  raise exception '%', reason using errcode = '40001';
end
$$;
