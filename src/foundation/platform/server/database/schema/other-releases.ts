/**
 * Runs migrations on releases of PostgreSQL that they were not written for: gives older ones what
 * the files use of 16 to 18, and newer ones what they have come to ask for. Installations store
 * checksums of the files, so the files stay as they are.
 */
import type pg from 'pg'

/** Made in the schema `public` of older servers; `missing` asks whether it is not there yet. */
const laterObjects = [
  {
    since: 18,
    missing: `to_regprocedure('uuidv7()') is null`,
    make: `create function public.uuidv7(shift interval) returns uuid language sql volatile
        return encode(
          set_bit(set_bit(overlay(
            uuid_send(gen_random_uuid()) placing
            substring(
              int8send((extract(epoch from clock_timestamp() + shift) * 1000)::bigint) from 3)
            from 1 for 6
          ), 52, 1), 53, 1), 'hex')::uuid;
      create function public.uuidv7() returns uuid language sql volatile
        return public.uuidv7(interval '0')`,
  },
  {
    since: 17,
    missing: `to_regprocedure('uuid_extract_version(uuid)') is null`,
    make: `create function public.uuid_extract_version(id uuid) returns smallint
      language sql immutable strict parallel safe
      return case when get_byte(uuid_send(id), 8) & 192 = 128
        then (get_byte(uuid_send(id), 6) >> 4)::smallint end`,
  },
  {
    since: 17,
    missing: `to_regcollation('pg_c_utf8') is null`,
    make: `create collation public.pg_c_utf8 (provider = libc, locale = 'C.UTF-8')`,
  },
]

/** Syntax that came later, and the same in older words. */
const laterSyntax = [
  { since: 16, from: 'terms is json object', to: `json_typeof(terms::json) = 'object'` },
]

/**
 * PostgreSQL 15.20 adds no column with a default to a table while a function in parsed SQL reads a
 * whole row of it; 15.18 did. Migration 0062 does so, and these functions step aside for it.
 */
const asideBefore = `
create or replace function activity_text(entry user_activity_log) returns text
  language sql stable as 'select null::text';
create or replace function activity_hash(previous bytea, entry user_activity_log) returns bytea
  language sql stable as 'select null::bytea';
`

/** As migration 0061 left it; 0062 itself makes the other one again. */
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

/**
 * Makes what this server lacks. Returns what turns the text of a migration into one that this
 * server runs.
 */
export async function suitRelease(client: pg.Client): Promise<(text: string) => string> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  )
  const major = rows[0]?.major ?? 0
  for (const { since, missing, make } of laterObjects) {
    if (major >= since) continue
    const found = await client.query<{ missing: boolean }>(`select ${missing} as missing`)
    if (found.rows[0]?.missing) await client.query(make)
  }
  const later = laterSyntax.filter(({ since }) => major < since)
  return (text) =>
    freeRowTypes(later.reduce((changed, { from, to }) => changed.replaceAll(from, to), text))
}
