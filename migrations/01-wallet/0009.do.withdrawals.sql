-- A withdrawal is a transaction and where its money goes. Its state stands in transactions, its money in the book as a hold.

create table withdrawals (
  transaction_id uuid primary key references transactions (id),
  -- The owner stands on every row about money.
  user_id uuid not null references users (id),
  -- The hold in the book; captured when the withdrawal is completed, released when it comes to nothing.
  hold_id uuid not null unique,
  -- A copy: changing one's bank details later must not turn a withdrawal that is under way.
  bank_name text not null check (length(bank_name) between 1 and 100),
  account_name text not null check (length(account_name) between 1 and 100),
  account_number text not null check (account_number ~ '^[0-9]{6,20}$'),
  -- What the bank calls the payment. One payment is never the proof of two withdrawals.
  bank_reference text unique check (length(bank_reference) between 1 and 60)
);
create index withdrawals_of_user on withdrawals (user_id);

create function keep_withdrawal_true() returns trigger language plpgsql as $$
begin
  if (new.transaction_id, new.user_id, new.hold_id, new.bank_name, new.account_name, new.account_number)
     is distinct from
     (old.transaction_id, old.user_id, old.hold_id, old.bank_name, old.account_name, old.account_number) then
    raise exception 'A withdrawal keeps its user, its hold and where it goes for ever (%)', old.transaction_id;
  end if;
  return new;
end
$$;
create trigger withdrawals_stay_true before update on withdrawals
  for each row execute function keep_withdrawal_true();
create trigger withdrawals_stay before delete or truncate on withdrawals
  for each statement execute function refuse_change();
revoke update, delete, truncate on withdrawals from kaban_app;
grant update (bank_reference) on withdrawals to kaban_app;
