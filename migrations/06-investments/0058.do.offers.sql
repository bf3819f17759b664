-- Offers: while one is open, money can be placed in a plan. Besides, what every placement needs of
-- the operator: the days on which banks are closed, and the classes of tax that is withheld.

-- Days on which banks are closed, besides Saturdays and Sundays -----------------------------------

create table bank_holidays (
  day date primary key,
  -- In both languages: {"en": …, "fil": …}.
  name jsonb not null check (
    coalesce(length(name ->> 'en'), 0) between 1 and 120
    and coalesce(length(name ->> 'fil'), 0) between 1 and 120),
  -- The proclamation or law that says so.
  source text not null check (length(btrim(source)) between 1 and 300),
  -- Not proclaimed yet. It counts all the same: who may still cancel gets more time, never less.
  expected boolean not null default false,
  sample boolean not null,
  -- A user's id, or the company access.
  entered_by text not null,
  created_at timestamptz not null default clock_timestamp()
);
create trigger bank_holidays_sample before insert or update on bank_holidays
  for each row execute function refuse_sample_in_live();

-- The end, 24:00 in Manila, of the n-th banking day after the day of `at`.
create function banking_day_after(at timestamptz, n integer) returns timestamptz
language plpgsql stable as $$
declare
  today date := (at at time zone 'Asia/Manila')::date;
  passed integer := 0;
begin
  if n is null or n not between 1 and 366 then
    raise exception 'Banking days are counted from 1 to 366, not to %', n
      using errcode = 'invalid_parameter_value';
  end if;
  while passed < n loop
    today := today + 1;
    if extract(isodow from today) < 6 and not exists (
      select from bank_holidays where day = today
    ) then
      passed := passed + 1;
    end if;
  end loop;
  return (today + 1)::timestamp at time zone 'Asia/Manila';
end $$;

-- Classes of tax that is withheld from gains ------------------------------------------------------

create table tax_classes (
  -- Made by the browser when the form opens.
  id uuid primary key,
  name jsonb not null check (
    coalesce(length(name ->> 'en'), 0) between 1 and 120
    and coalesce(length(name ->> 'fil'), 0) between 1 and 120),
  -- In hundredths of a percent of the gain.
  rate_basis_points integer not null check (rate_basis_points between 0 and 10000),
  -- To what the law applies it, and which law.
  applies_to text not null check (length(btrim(applies_to)) between 1 and 400),
  -- Days in Manila. Null: no end is known.
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  sample boolean not null,
  -- Persons: a user's id, or the company access.
  entered_by text not null,
  entered_at timestamptz not null default clock_timestamp(),
  confirmed_by text,
  confirmed_at timestamptz,
  constraint tax_classes_take_two check (
    (confirmed_by is null) = (confirmed_at is null) and confirmed_by is distinct from entered_by)
);
create trigger tax_classes_sample before insert or update on tax_classes
  for each row execute function refuse_sample_in_live();
create trigger tax_classes_stay before truncate on tax_classes
  for each statement execute function refuse_change();

-- Another rate is another class: what was confirmed stays, except that its end becomes known.
create function keep_tax_class_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null then
      raise exception 'A tax class is confirmed after it was entered (%)', new.id;
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.confirmed_by is not null then
      raise exception 'A confirmed tax class stays (%)', old.id;
    end if;
    return old;
  end if;
  if (new.id, new.name, new.rate_basis_points, new.applies_to, new.valid_from, new.sample,
      new.entered_by, new.entered_at)
     is distinct from
     (old.id, old.name, old.rate_basis_points, old.applies_to, old.valid_from, old.sample,
      old.entered_by, old.entered_at) then
    raise exception 'A tax class stays as it was entered (%)', old.id;
  end if;
  if old.confirmed_by is not null
     and (new.confirmed_by, new.confirmed_at) is distinct from (old.confirmed_by, old.confirmed_at)
  then
    raise exception 'Who confirmed a tax class stands (%)', old.id;
  end if;
  if new.valid_to is distinct from old.valid_to and old.valid_to is not null then
    raise exception 'The end of a tax class stands (%)', old.id;
  end if;
  return new;
end $$;
create trigger tax_classes_stay_true before insert or update or delete on tax_classes
  for each row execute function keep_tax_class_true();
create trigger tax_classes_take_two_people after update of confirmed_by on tax_classes
  for each row when (new.confirmed_by is not null and old.confirmed_by is null)
  execute function require_second_person();

-- Offers ------------------------------------------------------------------------------------------

-- What was typed, without its case, spaces and punctuation, and in no locale of the server.
create function bare_text(typed text) returns text
language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(typed, nfkc) collate pg_c_utf8, '[^[:alnum:]]', '', 'g'));

create function permission_key(regulator text, number text) returns text
language sql immutable strict parallel safe
  return bare_text(regulator) || ' ' || bare_text(number);

create table offers (
  -- Made by the browser when the form opens.
  id uuid primary key,
  plan_version_id uuid not null references content_versions (id),
  -- What permits the offer: a registration with the regulator, or an exemption from it.
  permission text not null check (permission in ('registration', 'exemption')),
  regulator text not null check (length(btrim(regulator)) between 1 and 120),
  permission_number text not null check (length(btrim(permission_number)) between 1 and 80),
  permission_key text generated always as (permission_key(regulator, permission_number)) stored,
  -- Where everybody can look it up.
  lookup_url text not null check (lookup_url ~ '^https://' and length(lookup_url) <= 500),
  -- The last day on which it permits anything, in Manila.
  expires_on date not null,
  document_id uuid not null references income_evidence (id),
  document_sha256 text not null check (document_sha256 ~ '^[0-9a-f]{64}$'),
  minimum_centavos bigint not null check (minimum_centavos > 0),
  step_centavos bigint not null check (step_centavos > 0),
  per_user_cap_centavos bigint not null,
  total_cap_centavos bigint not null check (total_cap_centavos <= 99999999999999),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Of the principal, kept as a fee on early exit: never more than half. Null: no early exit.
  early_exit_basis_points integer check (early_exit_basis_points between 0 and 5000),
  -- Null: nothing is withheld.
  tax_class_id uuid references tax_classes (id),
  pool_id uuid not null references income_pools (id),
  currency_of_terms text not null default 'PHP' check (currency_of_terms = 'PHP'),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  sample boolean not null,
  -- Persons: a user's id, or the company access.
  entered_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_by text,
  confirmed_at timestamptz,
  closed_by text,
  closed_at timestamptz,
  close_reason text not null default '' check (length(close_reason) <= 1000),
  constraint offers_close_after_opening check (closes_at > opens_at),
  constraint offers_are_on_the_step check (
    minimum_centavos % step_centavos = 0 and per_user_cap_centavos % step_centavos = 0
    and total_cap_centavos % step_centavos = 0),
  constraint offers_have_room check (
    per_user_cap_centavos >= minimum_centavos and total_cap_centavos >= per_user_cap_centavos),
  constraint offers_take_two check (
    (confirmed_by is null) = (confirmed_at is null) and confirmed_by is distinct from entered_by
    and (state <> 'open' or confirmed_by is not null)),
  constraint offers_close_once check (
    (state = 'closed') = (closed_by is not null)
    and (state = 'closed') = (closed_at is not null) and (state = 'closed') = (close_reason <> ''))
);
create unique index offers_one_of_a_plan on offers (plan_version_id) where state = 'open';
-- A permission has one total cap: entered twice, it would have two. It is the same one by its
-- number or by its document.
create unique index offers_one_for_a_document on offers (document_sha256) where state <> 'closed';
create unique index offers_one_for_a_permission on offers (permission_key) where state <> 'closed';
create index offers_of_document on offers (document_sha256);
create index offers_of_permission_key on offers (permission_key);

-- The offer and all others under its permission: those of the same regulator and number, those on
-- the same document, and those of one that has either with them in turn.
create function offers_of_permission(offer_id uuid) returns setof uuid language sql stable
begin atomic
  with recursive same as (
    select o.id, o.permission_key, o.document_sha256 from offers o where o.id = offer_id
    union
    select o.id, o.permission_key, o.document_sha256
    from same s join offers o
      on o.permission_key = s.permission_key or o.document_sha256 = s.document_sha256
  )
  select same.id from same;
end;

create index offers_newest on offers (created_at desc, id desc);
create index offers_of_plan on offers (plan_version_id, created_at desc, id desc);
create trigger offers_sample before insert or update on offers
  for each row execute function refuse_sample_in_live();
create trigger offers_stay before delete or truncate on offers
  for each statement execute function refuse_change();
revoke update, delete, truncate on offers from kaban_app;
grant update (state, confirmed_by, confirmed_at, closed_by, closed_at, close_reason)
  on offers to kaban_app;

-- Terms stay as two people read them; another cap or another term is another offer. What the
-- database generates is not there yet when this runs.
create function keep_offer_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'draft' or new.confirmed_by is not null then
      raise exception 'An offer begins as a draft (%)', new.id;
    end if;
    return new;
  end if;
  if to_jsonb(new) - '{state,confirmed_by,confirmed_at,closed_by,closed_at,close_reason}'::text[]
       - 'permission_key'
     is distinct from
     to_jsonb(old) - '{state,confirmed_by,confirmed_at,closed_by,closed_at,close_reason}'::text[]
       - 'permission_key'
  then
    raise exception 'An offer stays as it was entered (%)', old.id;
  end if;
  if new.state <> old.state
     and (old.state, new.state) not in (('draft', 'open'), ('draft', 'closed'), ('open', 'closed'))
  then
    raise exception 'An offer that is % does not become % (%)', old.state, new.state, old.id;
  end if;
  if (old.state, new.state) <> ('draft', 'open')
     and (new.confirmed_by, new.confirmed_at) is distinct from (old.confirmed_by, old.confirmed_at)
  then
    raise exception 'Who confirmed an offer stands (%)', old.id;
  end if;
  if old.state = 'closed' and (new.closed_by, new.closed_at, new.close_reason)
     is distinct from (old.closed_by, old.closed_at, old.close_reason) then
    raise exception 'A closed offer stays as it is (%)', old.id;
  end if;
  if (old.state, new.state) = ('draft', 'open') and not exists (
    select from approvals
    where kind = 'offer' and subject_id = new.id and status = 'approved'
      and maker = new.entered_by and decided_by = new.confirmed_by
  ) then
    raise exception 'An offer opens when a second person agreed to it (%)', new.id
      using errcode = 'check_violation', constraint = 'offers_are_agreed';
  end if;
  if (old.state, new.state) = ('draft', 'open') and exists (
    select from offers_of_permission(new.id) as same (id) join offers o on o.id = same.id
    where o.state = 'open'
  ) then
    raise exception 'One offer at a time is open under a permission (%)', new.id
      using errcode = 'check_violation', constraint = 'offers_open_alone';
  end if;
  return new;
end $$;
create trigger offers_stay_true before insert or update on offers
  for each row execute function keep_offer_true();

-- How the offer stands at an instant. No job closes it: a passed day does.
create function offer_standing(o offers, at timestamptz) returns text
language sql stable as $$
  select case
    when o.state <> 'open' then o.state
    when (at at time zone 'Asia/Manila')::date > o.expires_on then 'expired'
    when not exists (
      select from content_versions v where v.id = o.plan_version_id and v.state = 'published'
    ) then 'plan-replaced'
    when at >= o.closes_at then 'closed'
    when o.tax_class_id is not null and not exists (
      select from tax_classes t
      where t.id = o.tax_class_id and t.confirmed_by is not null
        and (at at time zone 'Asia/Manila')::date
          between t.valid_from and coalesce(t.valid_to, 'infinity')
    ) then 'tax-class-over'
    when at < o.opens_at then 'upcoming'
    else 'open'
  end
$$;

create function offer_is_open(o offers, at timestamptz) returns boolean
language sql stable return offer_standing(o, at) = 'open';

-- A second person agrees to an offer. It is about no user's money; its amount is the total cap.
alter table approvals
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check check (
    kind in ('withdrawal', 'adjustment', 'investment', 'deposit', 'payee', 'income', 'offer')),
  drop constraint approvals_name_whose_money,
  add constraint approvals_name_whose_money
    check ((kind in ('income', 'offer')) = (user_id is null));
