-- oldest-server: 0071
-- PostgreSQL 15 does not know `is json object`.

create function is_json_object(given text) returns boolean
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  return jsonb_typeof(given::jsonb) = 'object';
exception
  when data_exception then return false;
end $$;
