/**
 * Parts of queries about users. Other modules put them into their SQL instead of reading the table
 * `users` themselves. `column` holds a user's id.
 */

/** The user's full name; null when there is no such user. */
export const userNameOf = (column: string): string =>
  `(select full_name from users where id = ${column})`

/** Whether the user is sample data; null when there is no such user. */
export const userSampleOf = (column: string): string =>
  `(select sample from users where id = ${column})`

const userColumns =
  'id, full_name, email, phone_number, role, status, sample, closed_at, created_at'

/** A join of each row to its user, as `alias`. */
export const joinUser = (column: string, alias = 'u'): string =>
  `join (select ${userColumns} from users) ${alias} on ${alias}.id = ${column}`

/** The same for columns that may be null. */
export const leftJoinUser = (column: string, alias = 'u'): string =>
  `left ${joinUser(column, alias)}`

/**
 * The same for queries that need a few rows only: each user is looked up by id, because `offset 0`
 * keeps the planner from joining all users first.
 */
export const lookUpUser = (column: string, alias = 'u'): string =>
  `cross join lateral (select ${userColumns} from users where id = ${column} offset 0) ${alias}`

/** A condition for `users`, as `alias`: a user or admin who is neither suspended nor closed. */
export const isActivePerson = (alias: string): string =>
  `${alias}.status = 'active' and ${alias}.closed_at is null`

export const isActiveUser = (alias: string): string =>
  `${alias}.role = 'user' and ${isActivePerson(alias)}`

export const isActiveAdmin = (alias: string): string =>
  `${alias}.role = 'admin' and ${isActivePerson(alias)}`

/** A query for the ids of all active users; admins are not among them. */
export const activeUserIds = `select id from users where ${isActiveUser('users')}`
