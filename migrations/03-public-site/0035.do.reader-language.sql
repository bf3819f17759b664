-- In which language somebody reads, as their browser says it, so that a mail can be written in it. Null: nobody chose one, and it is English.
alter table sessions add column language text check (language in ('en', 'fil'));

-- When the staff were last mailed that something of this entry waits for a second person: once until somebody decides, however often
-- its author takes it back and hands it in again.
alter table content_entries add column told_at timestamptz;
grant update (told_at) on content_entries to kaban_app;
