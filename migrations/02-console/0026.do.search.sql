-- What lists and searches of a million rows need. Lists are walked by (time, id) from a place; each filter, and each two that are
-- offered together, has its index in that order, so that no page is slower for being deep.

create extension if not exists pg_trgm;

-- People are found by any part of name, email or phone number. They change rarely, so the index takes each change at once:
-- a list of changes that waits to be taken in would be read by every search. The expression stands in identity/search-people.ts too.
create index users_searched on users using gin
  ((full_name || ' ' || email || ' ' || regexp_replace(phone_number, '[^0-9]', '', 'g')) gin_trgm_ops) with (fastupdate = off);
create index users_newest on users (created_at desc, id desc);
create index users_of_role on users (role, created_at desc, id desc);
create index users_in_status on users (status, created_at desc, id desc);
create index users_of_role_in_status on users (role, status, created_at desc, id desc);

create index transactions_of_type_in_status on transactions (type, status, created_at desc, id desc);
-- The console's withdrawals are of two types: an index in order of time for one of them would not give both in order.
create index transactions_withdrawals on transactions (created_at desc, id desc) where type in ('withdrawal', 'withdrawal_request');
create index transactions_withdrawals_in_status on transactions (status, created_at desc, id desc) where type in ('withdrawal', 'withdrawal_request');
create index transactions_of_amount on transactions (abs(amount_centavos), created_at desc, id desc);
-- Uids and references are known by their ends ('…A1B2C3' on every screen); their beginnings tell the time, which the list is sorted by.
-- Trigrams would find the middle too, but taking them in costs each movement of money more than the movement.
create index transactions_uid_ends on transactions (reverse(transaction_uid) text_pattern_ops);
create index transactions_reference_ends on transactions (reverse(reference_number) text_pattern_ops);

-- The last four digits, and whom or which bank the money went to.
create index withdrawals_number_ends on withdrawals (reverse(account_number) text_pattern_ops);
create index withdrawals_account_name on withdrawals (lower(account_name) text_pattern_ops);
create index withdrawals_bank_name on withdrawals (lower(bank_name) text_pattern_ops);

create index chat_sessions_of_type_in_status on chat_sessions (session_type, status, updated_at desc, id desc);

-- The last digits of the bank account that a user has on file.
create index bank_details_number_ends on bank_details (reverse(account_number) text_pattern_ops);
-- What moved since a day: transfers are written in the order of time and never change, so a few bytes for many pages are enough,
-- and no transfer has to feed a tree.
create index transfers_in_time on ledger.transfers using brin (created_at) with (autosummarize = on);

-- What moved on each day of Manila that is over, so that a chart of a year adds up days and not all its transfers. The book only grows,
-- and a day is kept an hour after its end, when no transaction that began in it can still be open: what stands here stays true.
create table flow_days (
  day date primary key,
  deposits_centavos bigint not null,
  withdrawals_centavos bigint not null,
  -- What all wallets held more, or less, at its end than at its beginning.
  change_centavos bigint not null
);
create trigger flow_days_only_grow before update or delete or truncate on flow_days
  for each statement execute function refuse_change();
revoke update, delete, truncate on flow_days from kaban_app;
