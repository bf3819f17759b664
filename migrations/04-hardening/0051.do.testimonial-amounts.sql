-- The amount beside a testimonial. Nobody types one: its writer agrees to show a completed deposit
-- or withdrawal of their own, and takes that back at any time without losing the testimonial.

create table testimonial_amounts (
  testimonial_id uuid primary key references testimonials (id),
  transaction_id uuid not null references transactions (id),
  -- Which words its writer agreed to.
  consent_version smallint not null check (consent_version > 0),
  agreed_at timestamptz not null default clock_timestamp(),
  taken_back_at timestamptz
);

create function keep_testimonial_amount_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.testimonial_id, new.transaction_id, new.consent_version, new.agreed_at)
       is distinct from
       (old.testimonial_id, old.transaction_id, old.consent_version, old.agreed_at)
       or old.taken_back_at is not null or new.taken_back_at is null then
      raise exception 'The amount of a testimonial is only taken back, once (%)',
        old.testimonial_id;
    end if;
    return new;
  end if;
  if new.taken_back_at is not null or not exists (
    select from testimonials s join transactions t on t.user_id = s.user_id
    where s.id = new.testimonial_id and s.state = 'waiting' and t.id = new.transaction_id
      and t.status = 'completed' and t.sample = s.sample
      and t.type in ('deposit', 'deposit_initiated', 'withdrawal', 'withdrawal_request')) then
    raise exception 'An amount is a completed deposit or withdrawal of the writer (%)',
      new.testimonial_id;
  end if;
  return new;
end
$$;
create trigger testimonial_amounts_true before insert or update on testimonial_amounts
  for each row execute function keep_testimonial_amount_true();
create trigger testimonial_amounts_stay before delete or truncate on testimonial_amounts
  for each statement execute function refuse_change();
revoke delete, truncate on testimonial_amounts from kaban_app;
