-- oldest-server: 0071
-- One guard for each transfer in place of three triggers with conditions and two foreign keys, a
-- third of what a transfer cost. Why: decision 0061.

-- Both places exist and are what the row says they are; with a balance it is a wallet, without one
-- a till. Then the rules about who may give to whom (before: 0057 and 0078).
create function ledger.judge_transfer() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  source_kind text;
  source_code text;
  target_kind text;
  target_code text;
  to_own_wallet boolean;
  left_over bigint;
begin
  select f.kind, f.code, t.kind, t.code into source_kind, source_code, target_kind, target_code
  from ledger.places f, ledger.places t where f.id = new.from_id and t.id = new.to_id;
  -- Between two wallets there is nothing else to judge.
  if source_kind = 'wallet' and new.from_balance is not null
    and target_kind = 'wallet' and new.to_balance is not null
    and new.purpose not like 'investment %' then
    return new;
  end if;
  if (source_kind = 'wallet') is distinct from (new.from_balance is not null)
    or (target_kind = 'wallet') is distinct from (new.to_balance is not null) then
    raise exception using errcode = 'foreign_key_violation',
      schema = 'ledger', table = 'transfers', constraint = 'transfers_between_places',
      message = format('A transfer is between places that are known (transfer %s)', new.id);
  end if;
  if (new.purpose like 'investment %' or source_code like 'investments:%'
    or target_code like 'investments:%' or 'own-money' in (source_code, target_code)) is not true
  then
    return new;
  end if;

  to_own_wallet := coalesce(source_code = 'investments:' || new.to_id, false);
  if new.purpose = 'investment payout' then
    if not to_own_wallet and target_code is distinct from 'investments:' || new.from_id then
      raise exception using errcode = 'LG003', message = format(
        'A payout comes from the investments of its own user (transfer %s)', new.id);
    end if;
  elsif new.purpose in ('investment gain', 'investment loss')
    and (source_code like 'investments:%' and target_code = 'investment-money') is not true then
    if new.purpose = 'investment loss' then
      raise exception using errcode = 'LG003',
        message = format('What an investment loses is the company''s (transfer %s)', new.id);
    elsif (source_kind = 'wallet' and source_code like 'pool:%'
      and target_code like 'investments:%') is not true then
      raise exception using errcode = 'LG003',
        message = format('What an investment gains comes from a pool (transfer %s)', new.id);
    end if;
  end if;

  -- From the investments of a user only to that user's wallet, to the company's till of invested
  -- money or to the tax withheld, and never more than lies there.
  if source_kind = 'till' and source_code like 'investments:%' then
    -- With a snapshot from before, nothing would show what left while it waited.
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception using errcode = 'LG003', message = format(
        'What lies in the investments of a user moves in READ COMMITTED (transfer %s)', new.id);
    end if;
    if not to_own_wallet then
      if (target_kind = 'till' and target_code in ('investment-money', 'tax-withheld')) is not true
      then
        raise exception using errcode = 'LG003', message = format(
          'What lies in the investments of a user goes to no other place (transfer %s)', new.id);
      end if;
      -- A payout waits at the wallet for the one before it. So does this: each sees what is left.
      perform from ledger.wallets w where w.id = substr(source_code, 13)::uuid for no key update;
    end if;
    left_over := ledger.till_balance(new.from_id);
    -- A till with stripes has given the amount already.
    if ledger.stripes_per_till() = 0 then
      left_over := left_over - new.amount;
    end if;
    -- Not a request that is repeated: it moves nothing, whatever has become of the money.
    if left_over < 0
      and not exists (select from ledger.transfers t where t.id = new.id) then
      raise exception using errcode = 'LG003',
        message = format('A payout is what lies in the investments (transfer %s)', new.id);
    end if;
  end if;

  -- Into the investments of a user only from that user's wallet or from a pool, and into the
  -- company's own money only from a pool: nothing else can become a gain or fill a pool on the way.
  if target_kind = 'till' and (target_code = 'own-money' or target_code like 'investments:%')
    and target_code <> 'investments:' || new.from_id
    and not exists (select from ledger.wallets w where w.id = new.from_id and w.is_pool) then
    raise exception using errcode = 'LG003',
      message = format('%s takes no money from this place (transfer %s)', target_code, new.id);
  end if;

  -- The company's own money leaves its till for a pool with a declaration, of this amount, and for
  -- nothing else. So what a pool has paid is never more than what was declared.
  if source_code = 'own-money' and not exists (
    select from public.income_declarations d
    where d.id = new.id and d.pool_id = new.to_id and d.amount_centavos = new.amount
  ) then
    raise exception 'A pool is filled by declared income (transfer %)', new.id
      using errcode = 'check_violation', constraint = 'transfers_fill_pools_as_declared';
  end if;
  return new;
end $$;
revoke all on function ledger.judge_transfer from public;

drop trigger tills_have_a_source on ledger.transfers;
drop trigger payouts_have_a_source on ledger.transfers;
drop trigger transfers_fill_pools_as_declared on ledger.transfers;
drop function ledger.refuse_stray_source, ledger.refuse_payout_of_others, require_declared_income;
alter table ledger.transfers
  drop constraint transfers_from_id_fkey, drop constraint transfers_to_id_fkey;
-- For each row without a condition: the server reads the text of a condition anew every time.
create trigger judged before insert on ledger.transfers
  for each row execute function ledger.judge_transfer();

-- What a transfer was judged by stays so; the foreign keys kept the id.
create trigger known before update of id, kind on ledger.places
  for each statement execute function ledger.refuse_change();

-- As before (0057), but after the update: before it, the trigger locked each wallet a second time,
-- whatever was changed.
drop trigger pools_stay on ledger.wallets;
create trigger pools_stay after update of is_pool on ledger.wallets
  for each row execute function ledger.keep_pool();
