-- What users write about the company.

create table testimonials (
  -- Made by the browser: the same id again is the same testimonial.
  id uuid primary key,
  user_id uuid not null references users (id),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected', 'withdrawn')),
  -- As its writer chose when it was written: a new name of theirs was looked at by nobody.
  shown_name text not null check (length(shown_name) <= 130),
  location text not null default '' check (length(location) <= 60),
  body text not null check (length(body) <= 600),
  rating smallint not null check (rating between 1 and 5),
  language text not null check (language in ('en', 'fil')),
  -- Which words its writer agreed to.
  consent_version smallint not null check (consent_version > 0),
  sample boolean not null,
  written_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- A user id, or 'company-access'.
  decided_by text check (length(decided_by) between 1 and 64),
  reason text check (reason in ('abuse', 'personal-data', 'advertising', 'off-subject', 'unlawful', 'promises-return')),
  withdrawn_at timestamptz,
  -- Its writer has closed: the words are gone, and that it was decided, and how, stays.
  forgotten_at timestamptz,
  constraint testimonials_decided check ((decided_at is null) = (decided_by is null) and (state <> 'waiting' or decided_at is null) and (state not in ('published', 'rejected') or decided_at is not null)),
  constraint testimonials_reason check ((state = 'rejected') = (reason is not null)),
  constraint testimonials_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null)),
  constraint testimonials_words check ((forgotten_at is null) = (body <> '' and shown_name <> '')),
  constraint testimonials_forgotten check (forgotten_at is null or (state in ('rejected', 'withdrawn') and location = ''))
);
-- Of one user there is one that lives.
create unique index testimonials_living on testimonials (user_id) where state in ('waiting', 'published');
create index testimonials_of_user on testimonials (user_id, written_at desc);
-- The queue, and what the public reads; the average reads nothing but the index.
create index testimonials_waiting on testimonials (written_at, id) where state = 'waiting';
create index testimonials_published on testimonials (written_at desc, id desc) include (rating) where state = 'published';
create index testimonials_by_state on testimonials (state, written_at desc, id desc);
create trigger testimonials_sample before insert or update on testimonials
  for each row execute function refuse_sample_in_live();

-- Only of a user, who moved money with the company and did not close; and nobody changes a word of it. The verbs know this too: the
-- trigger is for the verb that somebody writes wrongly one day.
create function keep_testimonial_true() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'waiting' or new.forgotten_at is not null then
      raise exception 'A testimonial begins in the queue (%)', new.id;
    end if;
  else
    if (new.id, new.user_id, new.rating, new.language, new.consent_version, new.written_at)
       is distinct from (old.id, old.user_id, old.rating, old.language, old.consent_version, old.written_at)
       or (new.forgotten_at is null and (new.body, new.shown_name, new.location) is distinct from (old.body, old.shown_name, old.location))
       or (old.forgotten_at is not null and new is distinct from old) then
      raise exception 'Nobody edits a testimonial (%)', old.id;
    end if;
    if new.state <> old.state and (old.state, new.state) not in (
        ('waiting', 'published'), ('waiting', 'rejected'), ('published', 'rejected'), ('waiting', 'withdrawn'), ('published', 'withdrawn')) then
      raise exception 'A testimonial that is % does not become % (%)', old.state, new.state, old.id;
    end if;
    if new.state = old.state and (new.decided_at, new.decided_by, new.reason, new.withdrawn_at)
       is distinct from (old.decided_at, old.decided_by, old.reason, old.withdrawn_at) then
      raise exception 'Who decided stands (%)', old.id;
    end if;
    -- Taken back or refused it may be however its writer stands.
    if new.state = old.state or new.state <> 'published' then
      return new;
    end if;
  end if;
  if not exists (select from public.users u where u.id = new.user_id and u.role = 'user' and u.closed_at is null and u.sample = new.sample) then
    raise exception 'A testimonial is written by a user, and by nobody of the staff (%)', new.id;
  end if;
  if not exists (select from public.transactions t where t.user_id = new.user_id and t.status = 'completed'
      and t.type in ('deposit', 'deposit_initiated', 'withdrawal', 'withdrawal_request')) then
    raise exception 'A testimonial needs a completed deposit or withdrawal of its writer (%)', new.id;
  end if;
  return new;
end
$$;
create trigger testimonials_true before insert or update on testimonials
  for each row execute function keep_testimonial_true();
create trigger testimonials_stay before delete or truncate on testimonials
  for each statement execute function refuse_change();
revoke delete, truncate on testimonials from kaban_app;
