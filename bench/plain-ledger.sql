-- What the ledger is compared with: the plain way to keep one in PostgreSQL, in the manner of the
-- best open ones. Accounts with their balance, transfers, two entries for each, one function that
-- locks both accounts in the order of their ids. No request keys, no holds.
create schema plain;
grant usage on schema plain to kaban_app;

create table plain.accounts (
  id uuid primary key,
  name text not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  may_fall_below_zero boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table plain.transfers (
  id uuid primary key default uuidv7(),
  from_id uuid not null references plain.accounts,
  to_id uuid not null references plain.accounts,
  amount bigint not null,
  created_at timestamptz not null default now(),
  event_at timestamptz not null,
  check (amount > 0 and from_id <> to_id)
);
create index on plain.transfers (from_id);
create index on plain.transfers (to_id);
create index on plain.transfers (event_at);
create table plain.entries (
  id uuid primary key default uuidv7(),
  account_id uuid not null references plain.accounts,
  transfer_id uuid not null references plain.transfers,
  amount bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  version bigint not null,
  created_at timestamptz not null default now()
);
create index on plain.entries (account_id);
create index on plain.entries (transfer_id);

create function plain.transfer(source uuid, target uuid, moved bigint, happened_at timestamptz)
returns uuid language plpgsql as $$
declare
  giver plain.accounts;
  taker plain.accounts;
  made uuid;
begin
  if moved <= 0 then raise exception 'The amount must be above zero'; end if;
  if source = target then raise exception 'The accounts must differ'; end if;
  perform from plain.accounts a where a.id = least(source, target) for update;
  perform from plain.accounts a where a.id = greatest(source, target) for update;
  update plain.accounts a set balance = a.balance - moved, version = a.version + 1,
    updated_at = now()
  where a.id = source returning * into giver;
  if giver.balance < 0 and not giver.may_fall_below_zero then
    raise exception 'The account % has too little', source;
  end if;
  update plain.accounts a set balance = a.balance + moved, version = a.version + 1,
    updated_at = now()
  where a.id = target returning * into taker;
  insert into plain.transfers (from_id, to_id, amount, event_at)
  values (source, target, moved, coalesce(happened_at, now())) returning id into made;
  insert into plain.entries
    (account_id, transfer_id, amount, balance_before, balance_after, version)
  values (source, made, -moved, giver.balance + moved, giver.balance, giver.version);
  insert into plain.entries
    (account_id, transfer_id, amount, balance_before, balance_after, version)
  values (target, made, moved, taker.balance - moved, taker.balance, taker.version);
  return made;
end $$;

insert into plain.accounts (id, name, balance, may_fall_below_zero)
select bench.wallet(n), 'Account ' || n, 1000000000000, false from generate_series(1, 1000) n;
insert into plain.accounts (id, name, may_fall_below_zero)
values ('00000000-0000-7000-9000-000000000001', 'Company', true);
grant select, insert, update on all tables in schema plain to kaban_app;
