-- A user's own tasks, and what the company announces.

create table tasks (
  -- Made by the browser: the same id again is the same task.
  id uuid primary key,
  user_id uuid not null references users (id),
  title text not null check (length(title) between 1 and 200 and title = btrim(title)),
  description text not null default '' check (length(description) <= 2000),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set when the user deletes it: for a short while that can be taken back, then the row goes.
  removed_at timestamptz
);
create index tasks_of_user on tasks (user_id, id desc);
create trigger tasks_sample before insert or update on tasks
  for each row execute function refuse_sample_in_live();

create table announcements (
  id uuid primary key,
  -- Whom it is for; null: every user.
  user_id uuid references users (id),
  title text not null check (length(title) between 1 and 200 and title = btrim(title)),
  description text not null default '' check (length(description) <= 5000),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index announcements_of_user on announcements (user_id, id desc);
create trigger announcements_sample before insert or update on announcements
  for each row execute function refuse_sample_in_live();

-- Who has had which one on the screen: the badge counts what is left.
create table announcement_views (
  user_id uuid not null references users (id),
  announcement_id uuid not null references announcements (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (user_id, announcement_id)
);
create index announcement_views_of_announcement on announcement_views (announcement_id);
