-- The first withdrawal to an account that is neither linked nor paid before waits, so that its owner
-- can stop it (decision 0035).

-- Zero: no wait.
alter table company_settings add column new_payee_hours integer not null default 24
  check (new_payee_hours between 0 and 168);

-- 'payee': ending such a wait early takes two people above the band of withdrawals.
alter table approvals drop constraint approvals_kind_check,
  add constraint approvals_kind_check
    check (kind in ('withdrawal', 'adjustment', 'investment', 'deposit', 'payee'));

create table payee_waits (
  transaction_id uuid primary key references withdrawals (transaction_id),
  user_id uuid not null references users (id),
  -- Staff cannot process or pay it before.
  waits_until timestamptz not null,
  -- Staff ended the wait. The id is the browser's: sending it twice ends it once.
  lift_id uuid unique,
  lifted_at timestamptz,
  -- Null: company access.
  lifted_by_user_id uuid references users (id),
  -- The user reads it.
  lift_reason text not null default '' check (length(lift_reason) <= 1000),
  created_at timestamptz not null default clock_timestamp(),
  constraint payee_waits_are_lifted_with_a_reason check (
    (lift_id is null) = (lifted_at is null) and (lift_id is null) = (lift_reason = '')
    and (lift_id is not null or lifted_by_user_id is null))
);
create index payee_waits_of_user on payee_waits (user_id);

create function keep_payee_wait_true() returns trigger language plpgsql as $$
begin
  if (new.transaction_id, new.user_id, new.waits_until, new.created_at)
     is distinct from (old.transaction_id, old.user_id, old.waits_until, old.created_at)
     or old.lift_id is not null then
    raise exception 'A wait of a new payee is lifted once and stays so (%)', old.transaction_id;
  end if;
  return new;
end
$$;
create trigger payee_waits_stay_true before update on payee_waits
  for each row execute function keep_payee_wait_true();
create trigger payee_waits_stay before delete or truncate on payee_waits
  for each statement execute function refuse_change();
revoke update, delete, truncate on payee_waits from kaban_app;
grant update (lift_id, lifted_at, lifted_by_user_id, lift_reason) on payee_waits to kaban_app;

-- Finds what this user was paid to this account.
create index withdrawals_of_payee on withdrawals (user_id, bank_name, account_number);
