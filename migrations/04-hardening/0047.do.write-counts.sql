-- Counts what one person wrote lately, of one kind (src/foundation/contract/shared/write-limits.ts).
--
-- Each instant is when everything that was written is forgotten: every write moves it on by its share
-- of the span, and it may not lie further ahead than the span is long. So a row counts a minute and a
-- day without a list of writes. Unlogged: a crash may forget it, and it costs no write to the log.
create unlogged table write_counts (
  -- The id of a user, or 'company-access'.
  person text not null check (length(person) <= 60),
  kind text not null check (length(kind) <= 20),
  minute_until timestamptz not null,
  day_until timestamptz not null,
  bytes_until timestamptz not null,
  primary key (person, kind)
) with (fillfactor = 50);

-- Counts one write of so many bytes of text, or refuses it: KB429, with the seconds to wait as its
-- detail. It runs in the transaction of the write, which takes the count back if it fails.
create function count_write(
  writer text, written_kind text, per_minute int, per_day int, bytes_per_day int, bytes int
) returns void language plpgsql as $$
declare
  moment constant timestamptz := clock_timestamp();
  minute_step constant interval := interval '1 minute' / per_minute;
  day_step constant interval := interval '1 day' / per_day;
  bytes_step constant interval := interval '1 day' * (bytes / bytes_per_day::float8);
  wait interval;
begin
  insert into write_counts as w
    values (writer, written_kind, moment + minute_step, moment + day_step, moment + bytes_step)
  on conflict (person, kind) do update set
    minute_until = greatest(w.minute_until, moment) + minute_step,
    day_until = greatest(w.day_until, moment) + day_step,
    bytes_until = greatest(w.bytes_until, moment) + bytes_step
  returning greatest(
    minute_until - interval '1 minute', day_until - interval '1 day', bytes_until - interval '1 day'
  ) - moment into wait;
  if wait > interval '0' then
    raise exception 'This person wrote too much of this kind' using
      errcode = 'KB429', detail = greatest(1, ceil(extract(epoch from wait)))::text;
  end if;
end $$;
