-- Name and unit of a market figure in Filipino. Null: readers of Filipino see them as written.
alter table market_figures
  add column name_fil text check (length(name_fil) between 1 and 80),
  add column unit_fil text check (length(unit_fil) between 1 and 20);

-- As in migration 0029, with the two columns: they are public texts too.
create or replace function keep_confirmation_true() returns trigger language plpgsql as $$
begin
  if (new.name, new.name_fil, new.value, new.decimals, new.unit, new.unit_fil,
      new.change_percent, new.source, new.as_of)
    is distinct from
    (old.name, old.name_fil, old.value, old.decimals, old.unit, old.unit_fil,
      old.change_percent, old.source, old.as_of) then
    new.confirmed_by := null;
    new.confirmed_by_user_id := null;
    new.confirmed_at := null;
    new.entered_at := clock_timestamp();
  elsif (new.entered_by, new.entered_by_user_id, new.entered_at)
    is distinct from (old.entered_by, old.entered_by_user_id, old.entered_at) then
    raise exception 'Who entered a figure stays with what they entered (%)', old.id;
  end if;
  return new;
end
$$;
