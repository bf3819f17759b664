-- Mails about one thing that somebody can do again and again: the first goes out at once, and what
-- follows within minutes is folded into one mail that waits.
alter table mail_outbox
  add column repeat_key text check (length(repeat_key) between 1 and 40),
  -- How often it happened for this mail; 0 for a mail that went out at once.
  add column repeats integer not null default 0 check (repeats >= 0);
create index mail_outbox_repeats on mail_outbox (user_id, repeat_key, created_at)
  where repeat_key is not null;
