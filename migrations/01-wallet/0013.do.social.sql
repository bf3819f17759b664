-- Sign-in by a provider that says who somebody is. A person there is known by (issuer, subject) alone, never by an email.
create table social_identities (
  id uuid primary key,
  user_id uuid not null references users (id),
  issuer text not null check (length(issuer) between 1 and 300),
  subject text not null check (length(subject) between 1 and 255),
  -- As the provider told it when it was connected; shown, never compared.
  email text not null check (length(email) <= 254),
  created_at timestamptz not null default now(),
  unique (issuer, subject),
  unique (user_id, issuer)
);

-- A way to a provider and back. It belongs to the browser that began it and is gone once.
create table social_attempts (
  id uuid primary key,
  -- SHA-256 of the token in the cookie of that browser.
  token_hash bytea not null unique check (length(token_hash) = 32),
  provider text not null check (length(provider) <= 40),
  -- 'connect' adds the provider to the user of the session; 'sign_in' opens one or begins a sign-up.
  purpose text not null check (purpose in ('sign_in', 'connect')),
  session_id uuid references sessions (id) on delete cascade,
  state text not null,
  nonce text not null,
  sealed_verifier bytea not null,
  return_to text check (length(return_to) <= 1000),
  -- What the provider said of somebody unknown: kept until the sign-up is finished or forgotten.
  sealed_claims bytea,
  -- Of a code that was mailed because the provider does not say whether the email was verified.
  code_mark bytea check (length(code_mark) = 32),
  code_expires_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The answer of the provider was taken; it is taken once.
  answered_at timestamptz,
  ended_at timestamptz,
  check ((purpose = 'connect') = (session_id is not null))
);
create index social_attempts_old on social_attempts (expires_at);
-- For sessions that are deleted: each looks here for what goes with it.
create index social_attempts_of_session on social_attempts (session_id) where session_id is not null;
