/** A condition in SQL: the user whose id is in `column` has a confirmed authenticator app. */
export const hasAuthenticatorSql = (column: string): string =>
  `exists (select from authenticators a where a.owner_id = ${column}
     and a.confirmed_at is not null)`
