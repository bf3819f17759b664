-- The record of who did what says about what, and what changed: so each thing can show who did what to it.
alter table user_activity_log
  add column subject_kind text check (subject_kind ~ '^[a-z_]{2,40}$'),
  add column subject_id text check (length(subject_id) between 1 and 64),
  -- What it was and what it became, by field: {"status": {"before": "active", "after": "suspended"}}.
  add column changes jsonb check (jsonb_typeof(changes) = 'object'),
  add constraint user_activity_log_whole_subject check ((subject_kind is null) = (subject_id is null));
create index user_activity_log_of_subject on user_activity_log (subject_kind, subject_id, id desc) where subject_kind is not null;
