-- What one of the staff asks for and another has to agree to: balance adjustments and withdrawals above the operator's bands.
-- A row here moves nothing; what came of it stands in transactions and in the book.

create table approvals (
  -- The id of what was asked for, made by the browser: the move of the withdrawal, or the adjustment.
  id uuid primary key,
  kind text not null check (kind in ('withdrawal', 'adjustment', 'investment')),
  -- The withdrawal, or the user whose wallet is adjusted: of one subject only one request waits.
  subject_id uuid not null,
  -- Whose money it is.
  user_id uuid not null references users (id),
  -- Negative when the money leaves the wallet; of an investment that is lost nothing may come back.
  amount_centavos bigint not null check (abs(amount_centavos) <= 999999999999999),
  -- What was asked for, and what was there when it was asked for: to the letter, each with its SHA-256.
  payload text not null check (length(payload) between 2 and 20000),
  payload_hash text not null check (payload_hash = encode(sha256(convert_to(payload, 'UTF8')), 'hex')),
  state text not null check (length(state) between 2 and 20000),
  state_hash text not null check (state_hash = encode(sha256(convert_to(state, 'UTF8')), 'hex')),
  -- Who asked, as a person: a user's id, or the company access, which is one person however many sessions it has.
  maker text not null,
  maker_user_id uuid references users (id),
  filed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'recalled', 'expired', 'outdated')),
  -- Who ended it; null while it waits, and when the time or another move ended it.
  decided_by text,
  decided_by_user_id uuid references users (id),
  decided_at timestamptz,
  decision_reason text not null default '' check (length(decision_reason) <= 1000),
  constraint approvals_are_about_money check (amount_centavos <> 0 or kind = 'investment'),
  constraint approvals_name_their_maker check (maker = coalesce(maker_user_id::text, 'company-access')),
  constraint approvals_name_who_decided check (
    decided_by is null or decided_by = coalesce(decided_by_user_id::text, 'company-access')),
  constraint approvals_are_ended_once check ((status = 'pending') = (decided_at is null)),
  -- Two pairs of eyes: whoever writes the verb wrongly one day still cannot agree with themselves.
  constraint approvals_take_two check (case status
    when 'approved' then decided_by is not null and decided_by <> maker
    when 'rejected' then decided_by is not null and decided_by <> maker
    when 'recalled' then decided_by is not null and decided_by = maker
    else true end)
);
create unique index approvals_one_waits on approvals (kind, subject_id) where status = 'pending';
create index approvals_waiting on approvals (filed_at, id) where status = 'pending';
create index approvals_due on approvals (expires_at) where status = 'pending';
create index approvals_of_maker on approvals (maker, filed_at desc, id desc);
create index approvals_decided on approvals (decided_at desc, id desc) where status <> 'pending';
create index approvals_of_user on approvals (user_id, filed_at desc);

create function keep_approval_true() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.subject_id, new.user_id, new.amount_centavos, new.payload, new.payload_hash, new.state, new.state_hash,
      new.maker, new.maker_user_id, new.filed_at, new.expires_at)
     is distinct from
     (old.id, old.kind, old.subject_id, old.user_id, old.amount_centavos, old.payload, old.payload_hash, old.state, old.state_hash,
      old.maker, old.maker_user_id, old.filed_at, old.expires_at) then
    raise exception 'A request for approval stays as it was filed (%)', old.id;
  end if;
  if old.status <> 'pending' then
    raise exception 'A request for approval that is % stays so (%)', old.status, old.id;
  end if;
  return new;
end
$$;
create trigger approvals_stay_true before update on approvals
  for each row execute function keep_approval_true();
create trigger approvals_stay before delete or truncate on approvals
  for each statement execute function refuse_change();
revoke update, delete, truncate on approvals from kaban_app;
grant update (status, decided_by, decided_by_user_id, decided_at, decision_reason) on approvals to kaban_app;
