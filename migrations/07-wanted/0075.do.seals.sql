-- oldest-server: 0071
-- Seals: each day a signed text with the root of a Merkle tree over the receipts that ended, the
-- root of a sum tree over all wallets, and the hash of the seal before it (decision 0058).
create table seals (
  number bigint primary key check (number > 0),
  sealed_at timestamptz not null,
  -- The exact signed text. Everything about the seal stands in it.
  statement text not null,
  signature bytea not null check (length(signature) = 64)
);

-- One server at a time seals.
create table sealing (one boolean primary key default true check (one));
insert into sealing default values;

create table sealed_receipts (
  transaction_id uuid primary key references receipt_facts,
  seal_number bigint not null,
  position integer not null check (position >= 0),
  leaf bytea not null check (length(leaf) = 32),
  unique (seal_number, position)
);

-- The leaves of the sum tree, in the order of their hashes. Each wallet has two, which sum to its
-- balance. Only the newest seals keep theirs.
create table sealed_balances (
  seal_number bigint not null,
  position integer not null check (position >= 0),
  wallet_id uuid not null,
  centavos bigint not null check (centavos >= 0),
  nonce bytea not null check (length(nonce) = 16),
  -- The number of the wallet's latest entry at that moment.
  entry_sequence bigint not null,
  leaf bytea not null check (length(leaf) = 32),
  primary key (seal_number, position)
);
create index sealed_balances_of_wallet on sealed_balances (wallet_id, seal_number);

-- The root of each 1,024 leaves, so that a proof needs few of them.
create table seal_blocks (
  seal_number bigint not null,
  tree text not null check (tree in ('receipts', 'balances')),
  block integer not null check (block >= 0),
  hash bytea not null check (length(hash) = 32),
  centavos bigint not null check (centavos >= 0),
  primary key (seal_number, tree, block)
);

create index receipt_facts_by_end on receipt_facts (frozen_at, transaction_id);

create function refuse_change_of_seal() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'Seals and their receipts stay as they are' using errcode = 'insufficient_privilege';
end
$$;
create trigger seals_stay before update or delete or truncate on seals
  for each statement execute function refuse_change_of_seal();
create trigger sealed_receipts_stay before update or delete or truncate on sealed_receipts
  for each statement execute function refuse_change_of_seal();

revoke all on function refuse_change_of_seal from public;
revoke update, delete, truncate on seals, sealed_receipts from kaban_app;
revoke update, truncate on sealed_balances, seal_blocks from kaban_app;
revoke insert, delete, truncate on sealing from kaban_app;
