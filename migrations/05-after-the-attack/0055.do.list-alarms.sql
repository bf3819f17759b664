-- When the last alarm about lists was raised, for each span: with one mark for all of them the alarm
-- of five minutes kept the alarm of a day from being raised.
create table list_alarm_marks (
  person text not null references staff_watch (person),
  minutes integer not null check (minutes > 0),
  alarmed_at timestamptz not null default clock_timestamp(),
  primary key (person, minutes)
);
alter table staff_watch drop column lists_alarmed_at;
