-- oldest-server: 0071
-- Each process that serves tells of itself here. A row counts while its connection for live names,
-- which has this process id and beginning in pg_stat_activity, is open.
create table serving_processes (
  backend_pid integer not null,
  backend_start timestamptz not null,
  server_id uuid not null,
  host text not null,
  version text not null,
  number integer not null,
  pid integer not null,
  started_at timestamptz not null,
  deaths integer not null,
  setting_marks jsonb not null,
  primary key (backend_pid, backend_start)
);
