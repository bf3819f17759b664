-- What slows money down to protect its owner.

create table safeguards (
  user_id uuid primary key references users (id),
  -- No withdrawal is taken before this: something that a thief would change was changed.
  paused_until timestamptz,
  pause_reason text check (length(pause_reason) <= 60),
  -- Set: the owner has locked the money; no withdrawal is taken until the owner unlocks it.
  locked_at timestamptz,
  updated_at timestamptz not null default now()
);
revoke delete on safeguards from kaban_app;

-- Which mails a user wants. What concerns the safety of a login is always mailed.
create table notification_settings (
  user_id uuid primary key references users (id),
  email boolean not null default true,
  updated_at timestamptz not null default now()
);

-- A function, so that a mail is written or left out by the one statement that writes it.
create function wants_mail(asked uuid) returns boolean language sql stable as
  'select coalesce((select email from public.notification_settings where user_id = asked), true)';
