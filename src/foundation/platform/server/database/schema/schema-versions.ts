/** Which servers may serve a database that a newer Kaban has migrated. */

/** An expression: the oldest server that works, by the newest migration that it knows. */
export const oldestServer =
  '(select max(coalesce(oldest_server, version))::int from public.schema_version)'

/** A sentence for a server that knows fewer migrations, or null when it may serve. */
export function whyTooOld(known: number, oldest: number): string | null {
  if (known >= oldest) return null
  return (
    `A newer Kaban has changed the database: it needs a Kaban that knows version ${oldest}, and ` +
    `this one knows version ${known}. Start the newer Kaban.`
  )
}
