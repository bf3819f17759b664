/** Parts of queries about sessions, for modules that may not read the table themselves. */

/**
 * Whether nobody has ended this session. It may have expired: the person did not sign out, and the
 * browser is still theirs. `column` holds the id of a session.
 */
export const isSignedInSession = (column: string): string =>
  `exists (select from sessions where id = ${column} and ended_at is null)`
