-- What the operator sets: one row with a column for each setting, so that the database knows their kinds and bounds too.

create table company_settings (
  one boolean primary key default true check (one),
  -- Counts the changes: who saves what a colleague has changed meanwhile is told so.
  version integer not null default 1 check (version > 0),
  site_name text not null default 'Kaban' check (length(site_name) between 1 and 60),
  support_email text not null default '' check (length(support_email) <= 254),
  support_phone text not null default '' check (length(support_phone) <= 40),
  business_hours text not null default '' check (length(business_hours) <= 120),
  maintenance boolean not null default false,
  maintenance_message text not null default '' check (length(maintenance_message) <= 300),
  minimum_deposit_centavos bigint not null default 50000 check (minimum_deposit_centavos > 0),
  minimum_withdrawal_centavos bigint not null default 500000 check (minimum_withdrawal_centavos > 0),
  maximum_withdrawal_centavos bigint not null default 50000000,
  -- Zero: every one needs a second person.
  withdrawal_approval_centavos bigint not null default 5000000 check (withdrawal_approval_centavos >= 0),
  adjustment_approval_centavos bigint not null default 1000000 check (adjustment_approval_centavos >= 0),
  -- Null: as the environment says.
  step_up_centavos bigint check (step_up_centavos >= 0),
  mail_sender_name text not null default '' check (length(mail_sender_name) <= 60),
  updated_at timestamptz not null default now(),
  constraint company_settings_limits_in_order check (maximum_withdrawal_centavos >= minimum_withdrawal_centavos)
);
insert into company_settings default values;
-- There is always the one row: it is changed, never taken away and never doubled.
revoke insert, delete, truncate on company_settings from kaban_app;

-- A company account that takes no new deposits any more says since when.
alter table company_accounts add column retired_at timestamptz;

-- Who edits a figure that a colleague has changed meanwhile is told so.
alter table market_figures add column version integer not null default 1 check (version > 0);
