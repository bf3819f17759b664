-- Figures of markets that the operator keeps, with their source and time. Nothing here is computed or fetched: who enters a figure
-- says where it is from and when it was so, and the screens show both.
create table market_figures (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 80),
  -- A level, not an amount of money of anybody: exact decimals, written as the source writes them.
  value numeric(20, 6) not null check (value >= 0),
  -- How many decimals the source gives: 68,000 is not 68,000.00.
  decimals smallint not null default 2 check (decimals between 0 and 6),
  -- What the value counts, written behind it: 'points', 'USD'. Empty: the name says it.
  unit text not null default '' check (length(unit) <= 20),
  -- Against the close before, as the source says it; null: it says none.
  change_percent numeric(9, 2),
  source text not null check (length(source) between 1 and 200),
  as_of timestamptz not null,
  -- The order on the card.
  position smallint not null check (position >= 0),
  sample boolean not null,
  updated_at timestamptz not null default now()
);
create index market_figures_in_order on market_figures (position, name);
create trigger market_figures_sample before insert or update on market_figures
  for each row execute function refuse_sample_in_live();
revoke truncate on market_figures from kaban_app;
