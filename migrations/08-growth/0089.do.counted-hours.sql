-- oldest-server: 0071
-- How many users joined in each finished hour since the last day of joined_days, in the same way.
-- Older hours stay.
create table joined_hours (
  hour timestamptz primary key,
  users int not null
);
