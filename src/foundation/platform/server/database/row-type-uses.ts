/**
 * PostgreSQL 15.20 adds no column with a default to a table while a function in parsed SQL reads a
 * whole row of it; 15.18 did. Migration 0062 does so. Installations store checksums of the files, so
 * the file stays as it is, and the two functions step aside.
 */

const asideBefore = `
create or replace function activity_text(entry user_activity_log) returns text
  language sql stable as 'select null::text';
create or replace function activity_hash(previous bytea, entry user_activity_log) returns bytea
  language sql stable as 'select null::bytea';
`

/** As migration 0061 left it; the other function is made again by 0062 itself. */
const backAfter = `
create or replace function activity_hash(previous bytea, entry user_activity_log) returns bytea
language sql stable
  return sha256(previous || sha256(convert_to(activity_text(entry), 'UTF8')));
`

/** Returns the text of 0062 with both, and every other text as it is. */
export function freeRowTypes(migration: string): string {
  const altersLog = /^alter table user_activity_log\s+add column browser /m.test(migration)
  return altersLog ? asideBefore + migration + backAfter : migration
}
