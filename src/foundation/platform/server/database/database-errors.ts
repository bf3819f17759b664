import pg from 'pg'

/** No connection could be opened, so nothing has changed and the caller may try again. */
export class DatabaseUnreachable extends Error {}

/** The SQLSTATE of a database error, or undefined when it is something else. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
