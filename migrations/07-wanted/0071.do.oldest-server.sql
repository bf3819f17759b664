-- Servers of two releases work on one database while it is upgraded. Each migration names the oldest
-- one that still works after it has run, by the newest migration that this server knows. Null: only
-- servers that know the migration itself.
alter table public.schema_version add column oldest_server integer;
