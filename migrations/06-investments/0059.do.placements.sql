-- What users place themselves: an investment under the frozen terms of an offer, with its states.
-- The row of the same id in `investments` is its short form; nothing but these triggers writes its
-- status. Time is the database's: transaction_timestamp().

alter table investments add column has_placement boolean not null default false;

-- What was placed in an offer and not taken back in its cooling-off. A permission covers what is
-- sold, so money that was paid back still counts.
create table offer_totals (
  offer_id uuid primary key references offers (id),
  placed_centavos bigint not null check (placed_centavos >= 0)
);
create trigger offer_totals_stay before delete or truncate on offer_totals
  for each statement execute function refuse_change();
-- Only the triggers of placements count, with the rights of their owner.
revoke insert, update, delete, truncate on offer_totals from kaban_app;

-- The move table and the short form, as src/investing/placements/shared/states.ts has them.
create function placement_may_move(from_state text, to_state text) returns boolean
language sql immutable strict parallel safe
  return (from_state, to_state) in (
    ('cooling', 'active'), ('cooling', 'cancelled'),
    ('active', 'due'), ('active', 'exited'), ('active', 'impaired'),
    ('due', 'paid'), ('due', 'rolled'), ('due', 'impaired'));

create function placement_short_form(state text) returns text
language sql immutable strict parallel safe
  return case state
    when 'cooling' then 'pending' when 'active' then 'active' when 'due' then 'active'
    when 'paid' then 'matured' when 'rolled' then 'matured' when 'exited' then 'matured'
    when 'cancelled' then 'cancelled' when 'impaired' then 'failed' end;

-- Terms -------------------------------------------------------------------------------------------

-- Each once, under the hash of its text, which is on the receipts of those who agreed to it.
create table placement_terms (
  sha256 text primary key,
  terms text not null check (terms is json object and length(terms) <= 60000),
  created_at timestamptz not null default clock_timestamp(),
  constraint placement_terms_under_their_hash
    check (sha256 = encode(sha256(convert_to(terms, 'UTF8')), 'hex'))
);
create trigger placement_terms_only_grow before update or delete or truncate on placement_terms
  for each statement execute function refuse_change();
revoke update, delete, truncate on placement_terms from kaban_app;

-- Placements --------------------------------------------------------------------------------------

create table placements (
  id uuid primary key references investments (id),
  user_id uuid not null references users (id),
  offer_id uuid not null references offers (id),
  plan_version_id uuid not null references content_versions (id),
  terms_sha256 text not null references placement_terms (sha256),
  -- The answers to the questions of the terms: the id of each question and of its answer.
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 1000),
  pool_id uuid not null references income_pools (id),
  principal_centavos bigint not null check (principal_centavos between 1 and 999999999999999),
  -- Before tax; projected, not owed.
  projected_gain_centavos bigint not null
    check (projected_gain_centavos between 0 and 999999999999999),
  -- Null: nothing is withheld.
  tax_rate_basis_points integer check (tax_rate_basis_points between 0 and 10000),
  cooling_until timestamptz not null,
  -- Days in Manila.
  starts_on date not null,
  due_on date not null,
  state text not null default 'cooling' check (state in
    ('cooling', 'active', 'due', 'paid', 'rolled', 'exited', 'cancelled', 'impaired')),
  -- Due, but the pool could not pay.
  late_since timestamptz,
  -- To which offer and terms its user agreed for a new term, and when.
  roll_consent jsonb check (jsonb_typeof(roll_consent) = 'object'),
  -- At its end. `returned` is all that came back, rolled money included.
  gain_paid_centavos bigint,
  tax_withheld_centavos bigint,
  returned_centavos bigint check (returned_centavos between 0 and 999999999999999),
  rolled_into uuid unique references placements (id),
  -- In both languages: {"en": …, "fil": …}.
  end_reason jsonb,
  created_at timestamptz not null default transaction_timestamp(),
  updated_at timestamptz not null default transaction_timestamp(),
  constraint placements_run_for_days check (due_on > starts_on),
  constraint placements_gain_as_projected
    check (gain_paid_centavos between 0 and projected_gain_centavos),
  constraint placements_withhold_from_the_gain
    check (tax_withheld_centavos between 0 and gain_paid_centavos),
  constraint placements_end_for_a_reason check (end_reason is null
    or (end_reason ->> 'en' <> '' and end_reason ->> 'fil' <> '') is true),
  constraint placements_end_with_their_money check (
    num_nulls(gain_paid_centavos, tax_withheld_centavos, returned_centavos) = case
      when state in ('cooling', 'active', 'due') then 3 else 0 end),
  constraint placements_return_what_is_theirs check (case
    when state = 'cancelled' then gain_paid_centavos = 0 and returned_centavos = principal_centavos
    when state in ('paid', 'rolled') then
      returned_centavos = principal_centavos + gain_paid_centavos - tax_withheld_centavos
    when state = 'exited' then gain_paid_centavos = 0 and returned_centavos <= principal_centavos
    -- A late one may end with all of its principal, and without a return.
    when state = 'impaired' then gain_paid_centavos = 0 and end_reason is not null
      and returned_centavos <= principal_centavos
      and (returned_centavos < principal_centavos or late_since is not null)
    else true end),
  constraint placements_late_when_due
    check (late_since is null or state in ('due', 'paid', 'rolled', 'impaired')),
  constraint placements_roll_into_another check ((state = 'rolled') = (rolled_into is not null))
);
create index placements_of_user on placements (user_id, created_at desc, id desc);
create index placements_of_offer on placements (offer_id, user_id) where state <> 'cancelled';
create index placements_of_plan on placements (plan_version_id);
create index placements_of_terms on placements (terms_sha256);
create index placements_cooling on placements (cooling_until, id) where state = 'cooling';
create index placements_active on placements (due_on, id) where state = 'active';
create index placements_due on placements (pool_id, due_on, id) where state = 'due';

create function keep_new_placement_true() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  placed bigint;
  cap bigint;
begin
  if new.state <> 'cooling' or new.late_since is not null or new.roll_consent is not null
    or new.cooling_until <> banking_day_after(transaction_timestamp(), 2)
    or new.starts_on <> (new.cooling_until at time zone 'Asia/Manila')::date then
    raise exception 'A placement begins with its cooling-off (%)', new.id
      using errcode = 'check_violation', constraint = 'placements_begin_cooling';
  end if;
  if not exists (
    select from investments i
    where i.id = new.id and i.has_placement and i.user_id = new.user_id and i.status = 'pending'
      and i.amount_centavos = new.principal_centavos
      and (i.start_date, i.end_date) = (new.starts_on, new.due_on)
  ) then
    raise exception 'A placement is the investment of the same id (%)', new.id
      using errcode = 'check_violation', constraint = 'placements_are_investments';
  end if;
  if not exists (
    select from offers o join content_versions v on v.id = o.plan_version_id
      left join tax_classes t on t.id = o.tax_class_id,
      lateral (select (v.body ->> 'depositCentavos')::numeric as deposit,
        (v.body ->> 'projectedPayoutCentavos')::numeric as payout,
        (v.body ->> 'termDays')::integer as days) plan
    where o.id = new.offer_id and offer_is_open(o, transaction_timestamp())
      and o.plan_version_id = new.plan_version_id and o.pool_id = new.pool_id
      and t.rate_basis_points is not distinct from new.tax_rate_basis_points
      and new.due_on - new.starts_on = plan.days
      and new.projected_gain_centavos
        = div(new.principal_centavos * greatest(plan.payout - plan.deposit, 0), plan.deposit)
  ) then
    raise exception 'A placement begins as its open offer and the plan say (%)', new.id
      using errcode = 'check_violation', constraint = 'placements_begin_as_offered';
  end if;
  insert into offer_totals as t (offer_id, placed_centavos)
  values (new.offer_id, new.principal_centavos)
  on conflict (offer_id)
    do update set placed_centavos = t.placed_centavos + excluded.placed_centavos;
  -- What was sold under a permission counts in every offer of it.
  select o.total_cap_centavos, sum(t.placed_centavos) into cap, placed
  from offers o cross join lateral offers_of_permission(o.id) as same (id)
  join offer_totals t on t.offer_id = same.id
  where o.id = new.offer_id group by o.id;
  if placed > cap then
    raise exception 'No more is placed in an offer than its cap (%)', new.offer_id
      using errcode = 'check_violation', constraint = 'placements_keep_the_cap';
  end if;
  return new;
end $$;
create trigger placements_begin before insert on placements
  for each row execute function keep_new_placement_true();

create function keep_placement_true() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.offer_id, new.plan_version_id, new.terms_sha256, new.answers,
      new.pool_id, new.principal_centavos, new.projected_gain_centavos, new.tax_rate_basis_points,
      new.cooling_until, new.starts_on, new.due_on, new.created_at)
    is distinct from
     (old.id, old.user_id, old.offer_id, old.plan_version_id, old.terms_sha256, old.answers,
      old.pool_id, old.principal_centavos, old.projected_gain_centavos, old.tax_rate_basis_points,
      old.cooling_until, old.starts_on, old.due_on, old.created_at) then
    raise exception 'The terms of a placement are frozen (%)', old.id
      using errcode = 'check_violation', constraint = 'placements_stay_frozen';
  end if;
  if old.state not in ('cooling', 'active', 'due') then
    raise exception 'A placement that is % stays so (%)', old.state, old.id
      using errcode = 'check_violation', constraint = 'placements_end_once';
  end if;
  if old.late_since is not null and new.late_since is distinct from old.late_since then
    raise exception 'A placement stays late since % (%)', old.late_since, old.id
      using errcode = 'check_violation', constraint = 'placements_stay_late';
  end if;
  if new.state <> old.state and not placement_may_move(old.state, new.state) then
    raise exception 'A placement that is % does not become % (%)', old.state, new.state, old.id
      using errcode = 'check_violation', constraint = 'placements_move_by_the_table';
  end if;
  if new.state <> old.state and (case new.state
      when 'cancelled' then transaction_timestamp() >= old.cooling_until
      when 'active' then transaction_timestamp() < old.cooling_until
      when 'due' then (transaction_timestamp() at time zone 'Asia/Manila')::date < old.due_on
      else false end) then
    raise exception 'A placement becomes % at its time (%)', new.state, old.id
      using errcode = 'check_violation', constraint = 'placements_move_in_time';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger placements_stay_true before update on placements
  for each row execute function keep_placement_true();

create function follow_placement() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update investments i set status = placement_short_form(new.state),
    payout_centavos = new.returned_centavos, updated_at = clock_timestamp()
  where i.id = new.id and i.status <> placement_short_form(new.state);
  if new.state = 'cancelled' then
    update offer_totals t set placed_centavos = t.placed_centavos - new.principal_centavos
    where t.offer_id = new.offer_id;
  end if;
  return null;
end $$;
create trigger placements_lead_their_short_form after update of state on placements
  for each row when (new.state <> old.state) execute function follow_placement();

create trigger placements_stay before delete or truncate on placements
  for each statement execute function refuse_change();
revoke update, delete, truncate on placements from kaban_app;
grant update (state, late_since, roll_consent, gain_paid_centavos, tax_withheld_centavos,
  returned_centavos, rolled_into, end_reason, updated_at) on placements to kaban_app;

-- Staff do not edit what a user placed, and a placement is never taken from its investment.
create function keep_placed_investment_true() returns trigger language plpgsql as $$
begin
  if (new.has_placement, new.plan_name, new.amount_centavos, new.expected_return_centavos,
      new.end_date)
    is distinct from
     (old.has_placement, old.plan_name, old.amount_centavos, old.expected_return_centavos,
      old.end_date)
    or not exists (
      select from placements p
      where p.id = new.id and placement_short_form(p.state) = new.status
        and p.returned_centavos is not distinct from new.payout_centavos
    ) then
    raise exception 'An investment that its user placed follows its placement (%)', new.id
      using errcode = 'check_violation', constraint = 'investments_follow_their_placement';
  end if;
  return new;
end $$;
create trigger placed_investments_stay_true before update on investments
  for each row when (old.has_placement or new.has_placement)
  execute function keep_placed_investment_true();

-- History -----------------------------------------------------------------------------------------

create table placement_moves (
  -- Made by the browser, or by a job from the id of the placement and its new state.
  id uuid primary key,
  -- In their order, whatever the clock did meanwhile.
  number bigint generated always as identity,
  placement_id uuid not null references placements (id),
  user_id uuid not null references users (id),
  previous_state text,
  -- The same as the previous one: a note, with its reason.
  new_state text not null,
  changed_by text not null check (changed_by in ('user', 'staff', 'job')),
  -- Null for a job and for the company access.
  changed_by_user_id uuid references users (id),
  -- Read by the user, in both languages: {"en": …, "fil": …}.
  reason jsonb not null default '{"en": "", "fil": ""}'
    check ((jsonb_typeof(reason -> 'en') = 'string' and jsonb_typeof(reason -> 'fil') = 'string')
      is true),
  -- SHA-256 of what was asked for: the same id with another body is refused.
  request_hash text not null check (length(request_hash) = 64),
  changed_at timestamptz not null default clock_timestamp(),
  constraint placement_moves_follow_the_table check (case
    when previous_state is null then new_state = 'cooling' and id = placement_id
    when previous_state = new_state then reason ->> 'en' <> ''
    else placement_may_move(previous_state, new_state) end),
  constraint placement_moves_name_who_moved check (case changed_by
    when 'user' then changed_by_user_id = user_id and changed_by_user_id is not null
    when 'job' then changed_by_user_id is null
    else true end)
);
create index placement_moves_of_placement on placement_moves (placement_id, number);
create trigger placement_moves_only_grow before update or delete or truncate on placement_moves
  for each statement execute function refuse_change();
revoke update, delete, truncate on placement_moves from kaban_app;

-- Receipts ----------------------------------------------------------------------------------------

-- As before (0050), and with the terms that a user agreed to, where there are any: the digest of
-- other receipts stays the same.
create or replace function receipt_particulars(holder text, described text, details jsonb)
returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'holder', holder, 'description', described,
    'bank_name', coalesce(account->>'bank_name', ''),
    'account_name', coalesce(account->>'account_name', ''),
    'account_number', coalesce(account->>'account_number', ''))
    || case when details ? 'terms_sha256' then jsonb_build_object(
      'plan_version', details->>'plan_version', 'terms_sha256', details->>'terms_sha256')
      else '{}' end
  from (select coalesce(details->'selected_company_account', details) as account) as named
$$;

create or replace function receipt_digest(salt bytea, particulars jsonb) returns bytea
language sql immutable
  return sha256(salt || convert_to(concat_ws(E'\n',
    particulars->>'holder', particulars->>'description', particulars->>'bank_name',
    particulars->>'account_name', particulars->>'account_number', particulars->>'plan_version',
    particulars->>'terms_sha256'), 'UTF8'));
