-- A pool pays the placements whose day has come before it pays what an investment gains that staff
-- recorded: nobody overtakes those who wait for income (decision 0042).

-- The returns of those whose day has come, whether or not the job has been there already.
create function pool_owed(pool uuid) returns bigint language sql stable
  return (
    select coalesce(sum(p.projected_gain_centavos), 0)::bigint from public.placements p
    where p.pool_id = pool and (p.state = 'due' or p.state = 'active'
      and p.due_on <= (transaction_timestamp() at time zone 'Asia/Manila')::date));

-- The pool of recorded investments, as src/money/pools/server/pools.ts names it.
create function general_income() returns uuid language sql immutable
  return '1b59f941-877d-593f-b1f7-ea1551ce359b'::uuid;

-- At the commit: the gain is posted by then, and the pool is locked.
create function keep_pool_for_due() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (select w.available::bigint from ledger.wallets w where w.id = general_income())
    < pool_owed(general_income()) then
    raise exception 'The pool pays those that are due before the investment %', new.id
      using errcode = 'check_violation', constraint = 'recorded_gains_come_after_due';
  end if;
  return null;
end $$;
create constraint trigger recorded_gains_come_after_due after update of payout_centavos
  on investments deferrable initially deferred for each row
  when (not new.has_placement and old.payout_centavos is null
    and new.payout_centavos > new.amount_centavos)
  execute function keep_pool_for_due();
revoke all on function keep_pool_for_due from public;
