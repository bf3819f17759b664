const minute = 60_000

/** Users who paid wait at the phone; see foundation/time/shared/waiting-age.ts. */
export const chatPatience = { long: 15 * minute, late: 60 * minute }
