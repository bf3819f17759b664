import pg from 'pg'

/** No connection could be opened, so nothing has changed and the caller may try again. */
export class DatabaseUnreachable extends Error {}

/**
 * The database committed, and then stopped waiting for its standby: others see the change, but it
 * is lost if the primary is lost now. Whoever asked must ask again with the same key.
 */
export class CommitUnconfirmed extends Error {}

/** The SQLSTATE of a database error, or undefined when it is something else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
