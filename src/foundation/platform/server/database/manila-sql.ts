/** Query parts for days in Manila. */

/** The day of an instant. */
export const dayInManila = (instant: string): string =>
  `(${instant} at time zone 'Asia/Manila')::date`

/** By the clock of the database, the same in the whole transaction. */
export const todayInManila = dayInManila('transaction_timestamp()')

/** The first instant of a day. */
export const midnightInManila = (day: string): string =>
  `((${day})::timestamp at time zone 'Asia/Manila')`
