-- One published plan at most is marked as the most popular one. No index: an installation may have two of them published from before, and
-- what was published stays as it was written. From now on no further one is added, and the marks go with the versions that bear them.
create function keep_one_popular_plan() returns trigger language plpgsql as $$
begin
  -- Two that are agreed to at the same moment come here one after the other.
  perform from installation for update;
  if exists (
    select from content_versions
    where kind = 'plan' and state = 'published' and entry_id <> new.entry_id and body @> '{"isPopular": true}'
  ) then
    raise exception 'Another plan is the most popular one (%)', new.id using errcode = 'check_violation', constraint = 'one_popular_plan';
  end if;
  return new;
end
$$;
-- By its name before content_versions_are_credible, which shares the lock that is taken alone here.
create trigger content_has_one_popular_plan before insert or update of state on content_versions
  for each row when (new.state = 'published' and new.kind = 'plan' and new.body @> '{"isPopular": true}')
  execute function keep_one_popular_plan();
