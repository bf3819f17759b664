-- oldest-server: 0071
-- The hourly sweeps find old rows by an index instead of reading every session and known browser.
-- None of these columns changes while a row is in use, but for the last sign-in from a browser.
create index sessions_over on sessions (coalesce(ended_at, expires_at));
create index one_time_tokens_over on one_time_tokens (expires_at);
create index sign_in_challenges_over on sign_in_challenges (expires_at);
create index known_devices_old on known_devices (last_seen_at);
