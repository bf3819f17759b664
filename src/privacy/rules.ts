/**
 * What a person may ask of their data: a copy of everything, and the end of their login. It never deletes what the law wants kept.
 */

/** How long what the law on money laundering wants kept is kept (RA 9160). */
export const keptYears = 5
