-- What is told to people is kept in both languages, written together: the reader may change theirs. Rows from before this have
-- English alone, and the record of who did what stays as it was written: nothing of it is changed, the column is only added.
alter table notifications add column message_fil text check (length(message_fil) between 1 and 1000);
alter table user_activity_log add column description_fil text check (length(description_fil) between 1 and 1000);
