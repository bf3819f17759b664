-- oldest-server: 0071
-- The last drill of a PostgreSQL of one's own. A pod of Kubernetes keeps no folder, so every server
-- learns of it here.
create table restore_drills (
  one boolean primary key default true check (one),
  at timestamptz not null,
  sound boolean not null,
  seconds integer not null check (seconds >= 0)
);
revoke delete, truncate on restore_drills from kaban_app;
