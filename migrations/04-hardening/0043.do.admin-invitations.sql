-- How somebody becomes an admin: an admin, or the operator at the command line, invites a mailbox; its owner chooses a password and
-- sets up an authenticator app; another admin confirms. Nobody ever knows the password of an admin but the admin.
create table admin_invitations (
  -- Made by the browser.
  id uuid primary key,
  full_name text not null check (length(full_name) between 1 and 120),
  -- Trimmed and in lower case.
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  -- Who invited, as a person: a user's id, 'company-access', or 'operator'.
  invited_by text not null check (length(invited_by) between 1 and 40),
  invited_by_user_id uuid references users (id),
  invited_at timestamptz not null default clock_timestamp(),
  -- SHA-256 of the token in the newest link; each link works once.
  token_hash bytea not null unique check (length(token_hash) = 32),
  link_ends_at timestamptz not null,
  mails integer not null default 1 check (mails between 1 and 5),
  -- The app that is being set up, sealed with the key of the installation. Null before, and afterwards.
  authenticator_id uuid,
  sealed_secret bytea,
  -- 'waiting': the invited person has done their part.
  state text not null default 'invited' check (state in ('invited', 'waiting', 'confirmed', 'revoked')),
  -- The invited person, once they have opened the link.
  user_id uuid references users (id),
  accepted_at timestamptz,
  -- Who confirmed or revoked it; null when nobody had to confirm.
  ended_by text check (length(ended_by) between 1 and 40),
  ended_by_user_id uuid references users (id),
  ended_at timestamptz,
  constraint admin_invitations_name_the_inviter check (
    invited_by = coalesce(invited_by_user_id::text, invited_by) and (invited_by_user_id is not null or invited_by in ('company-access', 'operator'))),
  constraint admin_invitations_are_accepted check (
    (state in ('waiting', 'confirmed')) <= (user_id is not null and accepted_at is not null)),
  constraint admin_invitations_end_once check ((state in ('confirmed', 'revoked')) = (ended_at is not null)),
  -- Nobody confirms whom they invited, nor themselves.
  constraint admin_invitations_take_two check (
    state <> 'confirmed' or ended_by is null or ended_by = 'operator' or (ended_by <> invited_by and ended_by <> user_id::text))
);
create unique index admin_invitations_one_open on admin_invitations (email) where state in ('invited', 'waiting');
create index admin_invitations_of_user on admin_invitations (user_id) where user_id is not null;
revoke delete, truncate on admin_invitations from kaban_app;

create function keep_invitation_true() returns trigger language plpgsql as $$
begin
  if (new.id, new.invited_by, new.invited_by_user_id, new.invited_at) is distinct from
     (old.id, old.invited_by, old.invited_by_user_id, old.invited_at)
     or (old.user_id is not null and new.user_id is distinct from old.user_id) then
    raise exception 'An invitation stays as it was made (%)', old.id;
  end if;
  if old.state in ('confirmed', 'revoked') and new.state <> old.state then
    raise exception 'An invitation that is % stays so (%)', old.state, old.id;
  end if;
  return new;
end
$$;
create trigger admin_invitations_stay_true before update on admin_invitations
  for each row execute function keep_invitation_true();
