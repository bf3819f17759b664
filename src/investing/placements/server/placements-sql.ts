/** Query parts for modules that read placements. */

/** A table expression of the placements whose payout is late: id, late_since. */
export const latePlacements = `(select id, late_since,
    principal_centavos + projected_gain_centavos as late_centavos from placements
  where state = 'due' and late_since is not null)`
