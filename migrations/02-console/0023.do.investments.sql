-- Money of a user that the company has taken for a time. Where it lies is in the book: in the till of that user's investments.

create table investments (
  -- The id of the request that recorded it, made by the browser; its first transaction has the same.
  id uuid primary key,
  user_id uuid not null references users (id),
  -- The till of this user's investments: what lies in it is the sum of the pending and active ones.
  till_id uuid not null references ledger.places (id),
  plan_name text not null check (length(plan_name) between 1 and 120),
  amount_centavos bigint not null check (amount_centavos > 0 and amount_centavos <= 999999999999999),
  -- What is expected to come back in all; nobody promised it.
  expected_return_centavos bigint check (expected_return_centavos between 0 and 999999999999999),
  -- Days in Manila.
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  status text not null check (status in ('pending', 'active', 'matured', 'cancelled', 'failed')),
  -- What came back at its end, in all.
  payout_centavos bigint check (payout_centavos between 0 and 999999999999999),
  sample boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint investments_ended_with_a_payout check ((status in ('matured', 'cancelled', 'failed')) = (payout_centavos is not null))
);
create index investments_newest on investments (created_at desc, id desc);
create index investments_in_status on investments (status, created_at desc, id desc);
create index investments_of_user on investments (user_id, created_at desc, id desc);
create index investments_of_plan on investments (lower(plan_name));
create trigger investments_sample before insert or update on investments
  for each row execute function refuse_sample_in_live();

create function keep_investment_true() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.till_id, new.start_date, new.sample, new.created_at)
     is distinct from (old.id, old.user_id, old.till_id, old.start_date, old.sample, old.created_at) then
    raise exception 'An investment keeps its user, its till and its start for ever (%)', old.id;
  end if;
  if old.status in ('matured', 'cancelled', 'failed')
     and (new.status, new.amount_centavos, new.payout_centavos) is distinct from (old.status, old.amount_centavos, old.payout_centavos) then
    raise exception 'An investment that is % stays so (%)', old.status, old.id;
  end if;
  return new;
end
$$;
create trigger investments_stay_true before update on investments
  for each row execute function keep_investment_true();
create trigger investments_stay before delete or truncate on investments
  for each statement execute function refuse_change();
revoke delete, truncate on investments from kaban_app;

-- Everything that was done to one. A row that moved money of the wallet has a transaction of the same id.
create table investment_moves (
  -- Made by the browser when the dialog opened; the first has the id of the investment.
  id uuid primary key,
  investment_id uuid not null references investments (id),
  user_id uuid not null references users (id),
  -- Null: the company access code.
  changed_by_user_id uuid references users (id),
  previous_status text check (previous_status in ('pending', 'active', 'matured', 'cancelled', 'failed')),
  new_status text not null check (new_status in ('pending', 'active', 'matured', 'cancelled', 'failed')),
  -- What came to the wallet, or left it (negative); 0: no money moved.
  wallet_centavos bigint not null,
  -- The user reads it.
  reason text not null check (length(reason) <= 1000),
  -- Internal.
  notes text not null check (length(notes) <= 2000),
  -- SHA-256 of what was asked for: the same id with another body is refused.
  request_hash text not null check (length(request_hash) = 64),
  changed_at timestamptz not null default clock_timestamp()
);
create index investment_moves_of_investment on investment_moves (investment_id, changed_at);
create trigger investment_moves_only_grow before update or delete or truncate on investment_moves
  for each statement execute function refuse_change();
revoke update, delete, truncate on investment_moves from kaban_app;
