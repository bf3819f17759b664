/**
 * Parts of queries about users. Other modules put them into their SQL instead of reading the table
 * `users` themselves.
 */

/** The full name of the user whose id is in `column`; null when there is none. */
export const userNameOf = (column: string): string =>
  `(select full_name from users where id = ${column})`

/** The email address of the user whose id is in `column`; null when there is none. */
export const userEmailOf = (column: string): string =>
  `(select email from users where id = ${column})`
