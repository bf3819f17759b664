-- What one person of the staff may move alone: deposits get a band of their own, and all that one
-- person, or the whole staff, moved alone within 24 hours has one. Why these amounts: decision 0035.

alter table company_settings
  add column deposit_approval_centavos bigint not null default 5000000
    check (deposit_approval_centavos >= 0),
  add column person_day_centavos bigint not null default 20000000
    check (person_day_centavos >= 0),
  add column company_day_centavos bigint not null default 50000000
    check (company_day_centavos >= 0);

alter table approvals drop constraint approvals_kind_check,
  add constraint approvals_kind_check
    check (kind in ('withdrawal', 'adjustment', 'investment', 'deposit'));

-- Each movement of money that one person decided without a second one.
create table moved_alone (
  -- The move of the deposit or withdrawal, the adjustment, or the move of the investment.
  move_id uuid primary key,
  -- A user id, or company access, which is one person however many sessions it has.
  person text not null,
  staff_user_id uuid references users (id),
  kind text not null check (kind in ('deposit', 'withdrawal', 'adjustment', 'investment')),
  -- Into a wallet or out of it.
  direction text not null check (direction in ('in', 'out')),
  amount_centavos bigint not null check (amount_centavos between 1 and 999999999999999),
  moved_at timestamptz not null default clock_timestamp(),
  constraint moved_alone_names_the_person
    check (person = coalesce(staff_user_id::text, 'company-access'))
);
create index moved_alone_newest on moved_alone (moved_at);

create trigger moved_alone_only_grows before update or delete or truncate on moved_alone
  for each statement execute function refuse_change();
revoke update, delete, truncate on moved_alone from kaban_app;
