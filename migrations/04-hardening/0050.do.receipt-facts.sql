-- What a receipt says when its transaction ends, kept for ever: a later change of the profile does
-- not make an honest print look changed. The digest stands in the signed text (decision 0038).

create table receipt_facts (
  transaction_id uuid primary key references transactions (id),
  type text not null,
  status text not null,
  ended_at timestamptz not null,
  -- holder, description, bank_name, account_name, account_number; gone when the user closes.
  particulars jsonb check (jsonb_typeof(particulars) = 'object'),
  -- Without it nobody can guess the particulars from the digest.
  salt bytea check (length(salt) = 16),
  digest bytea not null check (length(digest) = 32),
  frozen_at timestamptz not null default clock_timestamp(),
  constraint receipt_facts_forgets_both check ((particulars is null) = (salt is null))
);

-- Names that a user had before, and until when: a statement says who held the wallet at that time.
create table former_names (
  user_id uuid not null references users (id),
  full_name text not null,
  held_until timestamptz not null default clock_timestamp(),
  primary key (user_id, held_until)
);

create function receipt_particulars(holder text, described text, details jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object(
    'holder', holder, 'description', described,
    'bank_name', coalesce(account->>'bank_name', ''),
    'account_name', coalesce(account->>'account_name', ''),
    'account_number', coalesce(account->>'account_number', ''))
  from (select coalesce(details->'selected_company_account', details) as account) as named
$$;

create function receipt_digest(salt bytea, particulars jsonb) returns bytea
language sql immutable as $$
  select sha256(salt || convert_to(concat_ws(E'\n',
    particulars->>'holder', particulars->>'description', particulars->>'bank_name',
    particulars->>'account_name', particulars->>'account_number'), 'UTF8'))
$$;

-- Also for rows that are inserted as completed. The application cannot write the table itself.
create function freeze_receipt() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  holder text;
  said jsonb;
  grain bytea := uuid_send(gen_random_uuid());
begin
  select full_name into holder from users where id = new.user_id;
  said := receipt_particulars(holder, new.description, new.meta_data);
  insert into receipt_facts (transaction_id, type, status, ended_at, particulars, salt, digest)
  values (new.id, new.type, new.status, new.updated_at, said, grain, receipt_digest(grain, said))
  on conflict do nothing;
  return null;
end
$$;
create trigger transactions_freeze_receipt after insert or update of status on transactions
  for each row when (new.status in ('completed', 'declined', 'failed', 'cancelled'))
  execute function freeze_receipt();

-- Transactions that ended before this version: what is known now stands for what was said then.
insert into receipt_facts (transaction_id, type, status, ended_at, particulars, salt, digest)
select id, type, status, ended_at,
  case when not closed then said end, case when not closed then grain end,
  receipt_digest(grain, said)
from (
  select t.id, t.type, t.status, u.closed_at is not null as closed,
    coalesce((select max(h.changed_at) from status_history h
      where h.transaction_id = t.id and h.new_status = t.status), t.updated_at) as ended_at,
    receipt_particulars(u.full_name, t.description, t.meta_data) as said,
    uuid_send(gen_random_uuid()) as grain
  from transactions t join users u on u.id = t.user_id
  where t.status in ('completed', 'declined', 'failed', 'cancelled')
  offset 0
) as ended;

-- The one change there is: who closes is forgotten. The digest stays, and with it the signature.
create function keep_receipt_facts() returns trigger language plpgsql as $$
begin
  if new.particulars is null and new.salt is null and
     (new.transaction_id, new.type, new.status, new.ended_at, new.digest, new.frozen_at) is not
     distinct from
     (old.transaction_id, old.type, old.status, old.ended_at, old.digest, old.frozen_at) then
    return new;
  end if;
  raise exception 'The facts of a receipt stay as they are (%)', old.transaction_id
    using errcode = 'insufficient_privilege';
end
$$;
create trigger receipt_facts_stay_true before update on receipt_facts
  for each row execute function keep_receipt_facts();
create trigger receipt_facts_stay before delete or truncate on receipt_facts
  for each statement execute function refuse_change();

create function follow_name() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.closed_at is null then
    insert into former_names (user_id, full_name) values (new.id, old.full_name)
    on conflict do nothing;
  else
    delete from former_names where user_id = new.id;
    update receipt_facts set particulars = null, salt = null
    where particulars is not null
      and transaction_id in (select id from transactions where user_id = new.id);
  end if;
  return null;
end
$$;
create trigger users_follow_name after update of full_name on users
  for each row when (new.full_name is distinct from old.full_name)
  execute function follow_name();

revoke insert, update, delete, truncate on receipt_facts, former_names from kaban_app;
revoke all on function receipt_digest, receipt_particulars from public;
