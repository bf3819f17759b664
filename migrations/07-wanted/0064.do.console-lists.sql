-- The console's lists can be sorted by amount and name, and staff keep views of lists under names.

create index transactions_withdrawals_by_amount on transactions (abs(amount_centavos), id)
  where type in ('withdrawal', 'withdrawal_request');

create index transactions_by_amount on transactions (abs(amount_centavos), id);

create index users_by_name on users (lower(full_name), id);

create index investments_by_amount on investments (amount_centavos, id);
create index investments_by_end on investments (end_date, id);

create table list_views (
  -- Made by the browser: sent twice, it is one view.
  id uuid primary key,
  -- Null: whoever came in by the company access code; they share their views.
  owner_id uuid references users (id),
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 40 and name = btrim(name)),
  -- The search parameters of the list's page, as text by name.
  search jsonb not null check (jsonb_typeof(search) = 'object' and length(search::text) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index list_views_names on list_views (owner_id, list, lower(name)) nulls not distinct;
