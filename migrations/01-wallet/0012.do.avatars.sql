-- Pictures of users. One that is chosen while signing up has no user yet: a token in the browser's hand claims it.
create table avatars (
  id uuid primary key,
  user_id uuid references users (id),
  -- SHA-256 of the claim; null once it belongs to a user.
  claim_hash bytea check (length(claim_hash) = 32),
  -- Random: nothing that a client sent is ever part of a path.
  file_key text not null unique check (length(file_key) between 1 and 200),
  created_at timestamptz not null default now(),
  check ((user_id is null) = (claim_hash is not null))
);
create unique index avatars_of_claim on avatars (claim_hash) where claim_hash is not null;
-- One for each user: who chooses another one loses the one before.
create unique index avatars_of_user on avatars (user_id) where user_id is not null;
create index avatars_unclaimed on avatars (created_at) where user_id is null;

alter table users add column avatar_id uuid references avatars (id) on delete set null;
create index users_of_avatar on users (avatar_id) where avatar_id is not null;
