-- Completed withdrawals and receipts that their users let everybody see.

-- What a consent is for. 'signed-in' are those from before the public pages: they were given for a list that only signed-in people saw, so
-- they are kept and nothing is shown by them any more. 'feed': the public list. 'proof': the receipt itself, whose page says more.
alter table payout_consents
  add column kind text not null default 'signed-in' check (kind in ('signed-in', 'feed', 'proof')),
  -- What everybody sees, as it was when its user agreed to it: the amount is rounded down to full steps, or only what may be withdrawn at
  -- least (without a step), or not shown at all (null); and the channel is the name of the bank or e-wallet, or only which of the two. It never becomes finer afterwards.
  add column amount_from_centavos bigint check (amount_from_centavos > 0),
  add column amount_step_centavos bigint constraint payout_consents_step_of_the_list check (amount_step_centavos >= 100000),
  add column channel text check (channel in ('named', 'bank', 'e-wallet')),
  add constraint payout_consents_amount_with_step check (
    (amount_from_centavos is not null or amount_step_centavos is null) and coalesce(amount_from_centavos % amount_step_centavos, 0) = 0),
  add constraint payout_consents_say_what_is_shown check ((channel is not null) = (given and kind <> 'signed-in'));
alter table payout_consents alter column kind drop default;
alter table payout_consents drop constraint payout_consents_transaction_id_step_key;
alter table payout_consents add constraint payout_consents_one_step unique (transaction_id, kind, step);
drop index payout_consents_newest;
create index payout_consents_newest on payout_consents (kind, completed_at desc, id desc) where given;

-- Neither more than was paid, nor an amount that is not its own.
create or replace function keep_consent_true() returns trigger language plpgsql as $$
begin
  if new.kind = 'signed-in' then
    raise exception 'Consents for signed-in people alone are over (%)', new.transaction_id;
  end if;
  if not exists (select from public.transactions t
      where t.id = new.transaction_id and t.user_id = new.user_id and t.type = 'withdrawal' and t.status = 'completed') then
    raise exception 'A consent is for a completed withdrawal of one''s own (%)', new.transaction_id;
  end if;
  if new.amount_from_centavos is not null and not exists (select from public.transactions t
      where t.id = new.transaction_id and case when new.amount_step_centavos is null then new.amount_from_centavos <= -t.amount_centavos
        else new.amount_from_centavos = -t.amount_centavos - (-t.amount_centavos % new.amount_step_centavos) end) then
    raise exception 'What is shown of a withdrawal is its amount, rounded down (%)', new.transaction_id;
  end if;
  return new;
end
$$;

-- The figures of the public pages are counted along these: a withdrawal comes into the first when it ends, and never before.
create index transactions_ended_withdrawals on transactions (status, sample)
  where type in ('withdrawal', 'withdrawal_request') and status in ('completed', 'declined', 'failed');
create index transactions_paid_in on transactions (user_id) where type = 'deposit' and status = 'completed';
