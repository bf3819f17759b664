-- The store of files that belongs to this database: its id also lies in the store, so a server with
-- another store notices before it writes a file that no other server finds.
alter table installation add column storage_id text check (length(storage_id) between 1 and 100);
