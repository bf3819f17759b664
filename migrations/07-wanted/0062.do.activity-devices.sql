-- The browser and the system of whoever acted, as the request named them: what users recognise a
-- sign-in by. Empty for jobs and for entries from before.
alter table user_activity_log
  add column browser text not null default '' check (length(browser) <= 60),
  add column system text not null default '' check (length(system) <= 60);

-- The chain seals the device, too. Entries without one keep the text that their links were made of.
create or replace function activity_text(entry user_activity_log) returns text language sql stable
  return case when entry.browser = '' and entry.system = '' then jsonb_build_array(
    'kaban activity 1', entry.id, entry.user_id, entry.actor_user_id, entry.pseudo_user,
    entry.action_type, entry.description, entry.description_fil, entry.address,
    extract(epoch from entry.created_at)::text, entry.subject_kind, entry.subject_id,
    entry.changes)::text
  else jsonb_build_array(
    'kaban activity 2', entry.id, entry.user_id, entry.actor_user_id, entry.pseudo_user,
    entry.action_type, entry.description, entry.description_fil, entry.address,
    extract(epoch from entry.created_at)::text, entry.subject_kind, entry.subject_id,
    entry.changes, entry.browser, entry.system)::text end;
