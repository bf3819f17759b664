-- oldest-server: 0071
-- Every try at a door changes last_at, so the index on it made each update write a new row version
-- into all indexes: the table was five times its size after 27 updates of each row. Without it they
-- stay within their page. The hourly sweep reads the whole table, which holds two days.
drop index attempts_old;
alter table attempts set (fillfactor = 50);
