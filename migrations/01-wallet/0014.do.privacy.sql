-- Users who closed. Their movements stay, under a name that is nobody's; who they were stands in closed_users alone, for as long
-- as the law on money laundering asks (RA 9160, section 9 b: five years from the day on which somebody's account was closed).

alter table users
  add column closed_at timestamptz,
  -- Nothing lets a closed user in again: neither the status nor a password that somebody writes by mistake.
  add constraint users_closed_stay_closed check (closed_at is null or (status = 'suspended' and password_hash is null));

create table closed_users (
  user_id uuid primary key references users (id),
  full_name text not null,
  email text not null,
  phone_number text not null,
  closed_at timestamptz not null default now(),
  keep_until timestamptz not null
);
create index closed_users_due on closed_users (keep_until);
-- The outbox holds every mail there ever was: a copy of one person's data, and a closing, must not read all of it.
create index mail_outbox_of_user on mail_outbox (user_id);
revoke update, truncate on closed_users from kaban_app;

-- Who closes takes the bank details along; nothing else deletes them.
grant delete on bank_details to kaban_app;

-- No money moves for a closed user. The verbs know this too: the trigger is for the verb that somebody writes wrongly one day.
-- The lock makes a movement that is just being asked for, and the closing, come one after the other.
create function refuse_movement_of_closed_user() returns trigger language plpgsql as $$
begin
  perform from public.users u where u.id = new.user_id for key share;
  if exists (select from public.users u where u.id = new.user_id and u.closed_at is not null) then
    raise exception 'The user of this transaction has closed (%)', new.id using errcode = 'KB001';
  end if;
  return new;
end
$$;
create trigger transactions_not_after_closing before insert on transactions
  for each row execute function refuse_movement_of_closed_user();
create trigger transactions_not_moved_after_closing before update of status on transactions
  for each row when (old.status is distinct from new.status) execute function refuse_movement_of_closed_user();

-- What is in a wallet, and nobody moves any of it until the transaction ends.
create function ledger.lock_wallet(wallet_id uuid) returns table (available bigint, held bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select w.available::bigint, w.held::bigint from ledger.wallets w where w.id = lock_wallet.wallet_id for update;
end $$;
revoke all on function ledger.lock_wallet from public;
grant execute on function ledger.lock_wallet to kaban_app;
