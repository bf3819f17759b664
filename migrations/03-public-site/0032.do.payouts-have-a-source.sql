-- What an investment pays comes from what was placed in it and from the company's own till of invested money: never from the wallet or the
-- investment of somebody else. The verbs do it so; the book refuses the verb that somebody writes wrongly one day. The condition stands in the
-- trigger and not in its function, so that every other transfer pays nothing for it. Both directions: a reversal runs the other way.
create function ledger.refuse_payout_of_others() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  pair text[];
begin
  select array_agg(coalesce(p.code, p.id::text) order by p.kind = 'wallet') into pair from ledger.places p where p.id in (new.from_id, new.to_id);
  if new.purpose = 'investment payout' then
    if pair[1] <> 'investments:' || pair[2] then
      raise exception using errcode = 'LG003', message = format('A payout comes from the investments of its own user (transfer %s)', new.id);
    end if;
  elsif not ('investment-money' = any(pair) and exists (select from unnest(pair) code where code like 'investments:%')) then
    raise exception using errcode = 'LG003', message = format('What an investment gains or loses is the company''s (transfer %s)', new.id);
  end if;
  return new;
end
$$;
create trigger payouts_have_a_source before insert on ledger.transfers
  for each row when (new.purpose in ('investment payout', 'investment gain', 'investment loss'))
  execute function ledger.refuse_payout_of_others();
revoke all on function ledger.refuse_payout_of_others() from public;
