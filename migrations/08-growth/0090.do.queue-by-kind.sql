-- oldest-server: 0071
-- Each kind of chat in the queue has an index of its own, so that the oldest are read in order,
-- however many wait. A deposit that was put off is found by its open chat, which does not wait, and
-- no longer among all deposits that wait to be confirmed.
create index chat_sessions_waiting_with_proof on chat_sessions (waiting_since, id)
  where waiting_since is not null and status = 'pending_confirmation';
create index chat_sessions_waiting_with_message on chat_sessions (waiting_since, id)
  where waiting_since is not null and status <> 'pending_confirmation';
create index chat_sessions_not_waiting on chat_sessions (related_transaction_id)
  where waiting_since is null and session_type = 'deposit_chat'
    and status not in ('closed_completed', 'closed_failed');
