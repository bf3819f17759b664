-- How placements end: matured and paid, left early, or impaired.

-- Which reminder went out: 1 the week before, 2 the day before. Partial indexes, so that a job that
-- finds nothing to do costs nothing.
alter table placements
  add column reminded smallint not null default 0 check (reminded between 0 and 2);
grant update (reminded) on placements to kaban_app;
create index placements_to_remind on placements (reminded, due_on, id)
  where state = 'active' and reminded < 2;
create index placements_late on placements (late_since, id)
  where state = 'due' and late_since is not null;
create index placements_unmarked on placements (pool_id, due_on, id)
  where state = 'due' and late_since is null;
-- They are paid without income, whoever waits for it.
create index placements_due_without_gain on placements (pool_id, due_on, id)
  where state = 'due' and projected_gain_centavos = 0;
-- Of outcomes and of what was withheld.
create index placements_ended on placements (updated_at, id)
  where state in ('paid', 'rolled', 'exited', 'impaired');

-- What leaving early would bring, to the centavo, for ten minutes. A quote is never changed.
create table exit_quotes (
  -- Made by the browser, with the sheet that shows the quote.
  id uuid primary key,
  placement_id uuid not null references placements (id),
  user_id uuid not null references users (id),
  principal_centavos bigint not null check (principal_centavos > 0),
  fee_centavos bigint not null check (fee_centavos >= 0),
  -- What comes to the wallet.
  net_centavos bigint not null check (net_centavos > 0),
  quoted_at timestamptz not null default transaction_timestamp(),
  expires_at timestamptz not null default transaction_timestamp() + interval '10 minutes',
  constraint exit_quotes_add_up check (fee_centavos + net_centavos = principal_centavos),
  constraint exit_quotes_keep_half_at_most check (fee_centavos <= principal_centavos / 2)
);
create index exit_quotes_of_placement on exit_quotes (placement_id, quoted_at desc);
create trigger exit_quotes_only_grow before update or delete or truncate on exit_quotes
  for each statement execute function refuse_change();
revoke update, delete, truncate on exit_quotes from kaban_app;

-- Less than the principal comes back only when two people agree to it.
alter table approvals
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check check (kind in ('withdrawal', 'adjustment', 'investment',
    'deposit', 'payee', 'income', 'offer', 'impair')),
  -- Nothing at all may come back.
  drop constraint approvals_are_about_money,
  add constraint approvals_are_about_money
    check (amount_centavos <> 0 or kind in ('investment', 'impair'));

create function require_agreed_impairment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from approvals a
    where a.kind = 'impair' and a.subject_id = new.id and a.status = 'approved'
      and a.decided_by <> a.maker and a.amount_centavos = new.returned_centavos
  ) then
    raise exception 'A placement is impaired when two people agreed to it, as it was filed (%)',
      new.id using errcode = 'check_violation', constraint = 'placements_are_impaired_by_two';
  end if;
  return new;
end $$;
create trigger placements_are_impaired_by_two after update of state on placements
  for each row when (new.state = 'impaired' and old.state in ('active', 'due'))
  execute function require_agreed_impairment();
revoke all on function require_agreed_impairment from public;

-- Money leaves an early exit as its quote says, while the quote stands.
create function require_quoted_exit() returns trigger language plpgsql as $$
begin
  if not exists (
    select from exit_quotes q
    where q.placement_id = new.id and q.net_centavos = new.returned_centavos
      and q.expires_at > transaction_timestamp()
  ) then
    raise exception 'A placement is left by a quote that stands (%)', new.id
      using errcode = 'check_violation', constraint = 'placements_are_left_as_quoted';
  end if;
  return new;
end $$;
create trigger placements_are_left_as_quoted after update of state on placements
  for each row when (new.state = 'exited' and old.state = 'active')
  execute function require_quoted_exit();
revoke all on function require_quoted_exit from public;

-- What a payout brought is what was projected, and the tax what the frozen rate says.
create function require_projected_payout() returns trigger language plpgsql as $$
begin
  if new.gain_paid_centavos <> new.projected_gain_centavos
    or new.tax_withheld_centavos
      <> floor(new.projected_gain_centavos::numeric
        * coalesce(new.tax_rate_basis_points, 0) / 10000) then
    raise exception 'A placement pays its projected gain, and its tax is withheld (%)', new.id
      using errcode = 'check_violation', constraint = 'placements_pay_as_projected';
  end if;
  return new;
end $$;
create trigger placements_pay_as_projected after update of state on placements
  for each row when (new.state in ('paid', 'rolled') and old.state = 'due')
  execute function require_projected_payout();
revoke all on function require_projected_payout from public;
