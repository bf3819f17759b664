/**
 * A condition in SQL: the user whose id is in `column` has a confirmed authenticator app. It
 * compares the owner twice, because the index has the second form.
 */
export const hasAuthenticatorSql = (column: string): string =>
  `exists (select from authenticators a where a.owner_id = ${column}
     and coalesce(a.owner_id, '00000000-0000-0000-0000-000000000000') = ${column}
     and a.confirmed_at is not null)`
