-- Who of the staff works on what, and the queues of what waits for them.

create table work_claims (
  kind text not null check (kind in ('withdrawal', 'chat', 'approval', 'transaction')),
  -- Of the thing: a transaction, a chat, an approval. Rooms to the right own them, so there is no reference.
  subject_id uuid not null,
  -- The admin, or 'company-access': nobody knows who comes in by the code, so all of them are one person.
  person text not null check (length(person) between 1 and 36),
  claimed_at timestamptz not null default clock_timestamp(),
  -- From here on anybody may take it over.
  expires_at timestamptz not null,
  primary key (kind, subject_id),
  check (expires_at > claimed_at)
);
create index work_claims_over on work_claims (expires_at);

-- The queue of withdrawals is read oldest first; what is over, nearly all of them in time, is not in it.
create index transactions_withdrawals_open on transactions (created_at, id)
  where type in ('withdrawal', 'withdrawal_request') and status in ('pending', 'on_hold', 'processing', 'approved');

-- Since when a user waits for an answer of the company: their first message, or new chat, that nobody has answered. Null: it is not our turn.
alter table chat_sessions add column waiting_since timestamptz;
update chat_sessions c set waiting_since = updated_at
  where status in ('pending_admin_reply', 'pending_confirmation')
    or status in ('open', 'pending_user_proof', 'pending_user_reply')
      and (select m.sender_kind from chat_messages m where m.session_id = c.id order by m.position desc limit 1) = 'user';
create index chat_sessions_waiting on chat_sessions (waiting_since, id) where waiting_since is not null;
-- What the staff have put off until the bank is sure.
create index transactions_deposits_unsure on transactions (created_at, id)
  where type = 'deposit_initiated' and status in ('pending_confirmation', 'on_hold');

-- One payment is never the proof of two withdrawals, however its reference is written: 'BDO-2026 01' and 'bdo202601' are one.
create unique index withdrawals_one_payment on withdrawals (regexp_replace(upper(bank_reference), '[^A-Z0-9]', '', 'g'))
  where regexp_replace(upper(bank_reference), '[^A-Z0-9]', '', 'g') <> '';
