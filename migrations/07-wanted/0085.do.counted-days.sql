-- oldest-server: 0071
-- How many users joined on each day of Manila that is over, so that the overview adds up days and
-- does not count everybody. A closed login keeps its row, so a day stays true.
create table joined_days (
  day date primary key,
  users int not null
);

-- What moved in each hour since the last day of flow_days, in the same way. Older hours stay.
create table flow_hours (
  hour timestamptz primary key,
  deposits_centavos bigint not null,
  withdrawals_centavos bigint not null,
  change_centavos bigint not null
);
create trigger flow_hours_only_grow before update or delete or truncate on flow_hours
  for each statement execute function refuse_change();
revoke update, delete, truncate on flow_hours from kaban_app;
