-- Market figures that a second person confirmed. Only these reach the public pages; the card of the users shows all of them.
alter table market_figures
  -- Who entered what stands there now, as a person: a user's id, or the company access. Null: from before this, and nobody can confirm it.
  add column entered_by text,
  add column entered_by_user_id uuid references users (id),
  add column entered_at timestamptz not null default clock_timestamp(),
  add column confirmed_by text,
  add column confirmed_by_user_id uuid references users (id),
  add column confirmed_at timestamptz,
  add constraint market_figures_name_who_entered check (
    entered_by is null or entered_by = coalesce(entered_by_user_id::text, 'company-access')),
  add constraint market_figures_name_who_confirmed check (
    confirmed_by is null or confirmed_by = coalesce(confirmed_by_user_id::text, 'company-access')),
  -- Two pairs of eyes: whoever writes the verb wrongly one day still cannot agree with themselves.
  add constraint market_figures_take_two check (
    (confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null or (entered_by is not null and confirmed_by <> entered_by))),
  -- A figure without a source is none.
  add constraint market_figures_have_a_source check (btrim(source) <> '');

-- The confirmation is of what was read: another value, name, source or time is not confirmed, whoever writes it.
create function keep_confirmation_true() returns trigger language plpgsql as $$
begin
  if (new.name, new.value, new.decimals, new.unit, new.change_percent, new.source, new.as_of)
     is distinct from
     (old.name, old.value, old.decimals, old.unit, old.change_percent, old.source, old.as_of) then
    new.confirmed_by := null;
    new.confirmed_by_user_id := null;
    new.confirmed_at := null;
    new.entered_at := clock_timestamp();
  elsif (new.entered_by, new.entered_by_user_id, new.entered_at) is distinct from (old.entered_by, old.entered_by_user_id, old.entered_at) then
    raise exception 'Who entered a figure stays with what they entered (%)', old.id;
  end if;
  return new;
end
$$;
create trigger market_figures_confirmation before update on market_figures
  for each row execute function keep_confirmation_true();

-- And a new one is not born confirmed.
create function refuse_born_confirmed() returns trigger language plpgsql as $$
begin
  if new.confirmed_by is not null then
    raise exception 'A figure is confirmed after it was entered (%)', new.id;
  end if;
  return new;
end
$$;
create trigger market_figures_begin_unconfirmed before insert on market_figures
  for each row execute function refuse_born_confirmed();
