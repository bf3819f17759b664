-- The gate of the plans, in the database too: whatever wrote the row, nothing is published that the figures speak against. What the words
-- claim is judged in the application (room wording); here stand the cap, the term, the worst case and the texts that must not be missing.

-- Whether (payout / deposit) ^ (365 / days) is more than 1 + rate, in whole numbers and so without a rounding: as src/plans/rules-rates.ts.
create function plan_above_yearly(deposit numeric, payout numeric, days integer, basis_points integer) returns boolean
language sql immutable strict parallel safe
  return power(payout, 365) * power(10000::numeric, days) > power(deposit, 365) * power((10000 + basis_points)::numeric, days);

-- What the operator published, and never more than 24 % a year.
create function plan_cap() returns integer language sql stable
  return least(2400, (select (body ->> 'capBasisPoints')::integer from content_versions where kind = 'plan-cap' and state = 'published'));

-- The first reason against publishing a plan; null is a yes.
create function plan_refusal(body jsonb, source text, cap integer) returns text language plpgsql immutable as $$
declare
  deposit numeric := (body ->> 'depositCentavos')::numeric;
  payout numeric := (body ->> 'projectedPayoutCentavos')::numeric;
  worst numeric := (body ->> 'worstPayoutCentavos')::numeric;
  days integer := (body ->> 'termDays')::integer;
  field text;
begin
  if deposit is null or payout is null or worst is null or days is null
     or deposit < 1 or payout < 0 or worst < 0 or days not between 1 and 3650
     or deposit > 99999999999999 or payout > 99999999999999
     or deposit <> trunc(deposit) or payout <> trunc(payout) or worst <> trunc(worst) then
    return 'a figure is missing or impossible';
  end if;
  if payout > deposit and plan_above_yearly(deposit, payout, days, least(cap, 2400)) then
    return 'above-cap';
  end if;
  if payout > deposit and days < 7 then
    return 'short-term-return';
  end if;
  if payout > deposit and worst >= deposit then
    return 'worst-without-loss';
  end if;
  if worst > payout then
    return 'worst-above-projected';
  end if;
  foreach field in array array['name', 'worstCase', 'returnSource', 'fees', 'risk'] loop
    if btrim(coalesce(body -> field ->> 'en', ''), E' \t\r\n') = '' then
      return field || ' is missing';
    end if;
  end loop;
  if btrim(coalesce(source, ''), E' \t\r\n') = '' then
    return 'no-source';
  end if;
  return null;
end
$$;

-- A plan is judged by the cap that stands when it is published; a lower cap waits until nothing is published above it.
create function keep_plans_credible() returns trigger language plpgsql as $$
declare
  refusal text;
  cap integer;
begin
  if new.kind = 'plan' then
    perform from installation for share;
    refusal := plan_refusal(new.body, new.source, plan_cap());
    if refusal is not null then
      raise exception 'This plan is not published: % (%)', refusal, new.id using errcode = 'check_violation', constraint = 'plan_credible';
    end if;
    return new;
  end if;
  perform from installation for update;
  cap := (new.body ->> 'capBasisPoints')::integer;
  if cap is null or cap not between 0 and 2400 then
    raise exception 'The cap is never above 24 %% a year (%)', new.id using errcode = 'check_violation', constraint = 'plan_cap_kept';
  end if;
  if exists (select from content_versions where kind = 'plan' and state = 'published' and plan_refusal(body, source, cap) is not null) then
    raise exception 'A plan above this cap is published (%)', new.id using errcode = 'check_violation', constraint = 'plan_cap_kept';
  end if;
  return new;
end
$$;
create trigger content_versions_are_credible before insert or update of state on content_versions
  for each row when (new.state = 'published' and new.kind in ('plan', 'plan-cap'))
  execute function keep_plans_credible();
