-- Who agreed that a withdrawal of theirs is shown, masked, among the live withdrawals, and who took that back.

-- The steps of one withdrawal: given, revoked, given again. The last one counts; none is ever changed.
create table payout_consents (
  id uuid primary key,
  transaction_id uuid not null references withdrawals (transaction_id),
  -- The owner stands on every row about a person.
  user_id uuid not null references users (id),
  step smallint not null check (step between 1 and 1000),
  given boolean not null,
  -- When the withdrawal was completed, which never changes: the list of those shown is walked by it.
  completed_at timestamptz not null,
  made_at timestamptz not null default clock_timestamp(),
  -- Two who press the switch at once: one step after the other, and giving and revoking take turns.
  unique (transaction_id, step),
  constraint payout_consents_take_turns check (given = (step % 2 = 1))
);
create index payout_consents_newest on payout_consents (completed_at desc, id desc) where given;
create index payout_consents_of_user on payout_consents (user_id, made_at);

-- Only of one's own withdrawal, and only once it is paid out. The verb knows this too: the trigger is for the verb that
-- somebody writes wrongly one day.
create function keep_consent_true() returns trigger language plpgsql as $$
begin
  if not exists (select from public.transactions t
      where t.id = new.transaction_id and t.user_id = new.user_id and t.type = 'withdrawal' and t.status = 'completed') then
    raise exception 'A consent is for a completed withdrawal of one''s own (%)', new.transaction_id;
  end if;
  return new;
end
$$;
create trigger payout_consents_true before insert on payout_consents
  for each row execute function keep_consent_true();
create trigger payout_consents_only_grow before update or delete or truncate on payout_consents
  for each statement execute function refuse_change();
revoke update, delete, truncate on payout_consents from kaban_app;

-- How long deposits and withdrawals took lately is read from here: what was completed, newest first.
create index status_history_completed on status_history (changed_at desc) include (transaction_id) where new_status = 'completed';
