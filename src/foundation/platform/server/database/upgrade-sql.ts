/** Query parts for checks of rows that an older Kaban did not write yet. */

/**
 * An instant: from then on no server runs that does not know this migration. In an upgrade, servers
 * of the older version go on for a while; a database that was made with this migration has had
 * none.
 */
export const sinceAllServersKnow = (migration: number): string =>
  `(select run_at + case
      when run_at - (select min(run_at) from public.schema_version) > interval '1 hour'
        then interval '24 hours'
      else interval '0' end
    from public.schema_version where version = ${migration})`
