/**
 * A condition in SQL: the user whose id is in `column` has connected a provider whose issuer is one
 * of `issuers`, a text array.
 */
export const hasProviderSql = (column: string, issuers: string): string =>
  `exists (select from social_identities i where i.user_id = ${column}
     and i.issuer = any (${issuers}))`
