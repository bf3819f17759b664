-- Company access can be turned off, or end at a moment.

alter table installation
  add column company_access_on boolean not null default true,
  -- Null: on without an end. Past it company access is off, whether somebody has written that down yet or not.
  add column company_access_until timestamptz,
  -- When it was opened again after it had been off. Null: it never was.
  add column company_access_since timestamptz,
  -- When it was last changed, or ended by itself. Null: it is as it was at the first start.
  add column company_access_changed_at timestamptz,
  -- Counts the changes: who changes what a colleague has changed meanwhile is told so.
  add column company_access_version integer not null default 1 check (company_access_version > 0),
  add constraint installation_company_access_end check (company_access_on or company_access_until is null);
