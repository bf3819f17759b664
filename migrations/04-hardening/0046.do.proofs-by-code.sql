-- When the person last gave a code of an app or a mail in this session; a password is no code.
alter table sessions add column code_proven_at timestamptz;
