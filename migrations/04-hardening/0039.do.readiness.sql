-- A server says that it is ready only on the version of the schema that it knows.
grant select on public.schema_version to kaban_app;
