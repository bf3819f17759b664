-- The language a person reads, for their mails: the one of the sign-up, then the one that they last
-- used Kaban in. Null: they never chose one.
alter table users add column language text check (language in ('en', 'fil'));
update users u set language = (
  select s.language from sessions s where s.user_id = u.id and s.language is not null
  order by s.last_seen_at desc limit 1);

-- `fallback`: of the request that causes the mail, for a recipient without a login or a choice.
create function mail_language(reader uuid, fallback text) returns text language sql stable as
  $$select coalesce((select language from public.users where id = reader), fallback, 'en')$$;
