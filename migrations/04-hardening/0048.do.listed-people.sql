-- Whom one of the staff was shown in lists, searches and exports, and when last. A row for each pair
-- and no record of each look: pages refetch by themselves. The hourly sweep forgets it after a day.
create table listed_people (
  person text not null check (length(person) between 1 and 40),
  user_id uuid not null,
  listed_at timestamptz not null default clock_timestamp(),
  primary key (person, user_id)
);
create index listed_people_lately on listed_people (person, listed_at);

-- When the last alarm about lists was raised; alarmed_at is about pages of one user.
alter table staff_watch add column lists_alarmed_at timestamptz;
alter table view_alarms add column in_lists boolean not null default false;
