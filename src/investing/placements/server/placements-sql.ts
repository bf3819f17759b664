/** Query parts for modules that read placements. */

import type { PlacedSql } from '#money/investments/server/placed-sql.ts'

/**
 * A condition: `p` counts against the cap of its user in an offer. `offers` selects all offers of
 * the permission that count there. Principal that rolls over among them is the same money, so it
 * counts once: where it is now, unless that was cancelled.
 */
export const countsForUser = (offers: string) => `p.state <> 'cancelled' and not exists (
  select from placements r
  where r.id = p.rolled_into and r.offer_id in (${offers}) and r.state <> 'cancelled')`

/** A table expression of the placements whose payout is late: id, late_since. */
export const latePlacements = `(select id, late_since,
    principal_centavos + projected_gain_centavos as late_centavos from placements
  where state = 'due' and late_since is not null)`

export const placedSql: PlacedSql = {
  markOf: (column) => `(select case
      when m.state = 'cooling' then 'cooling'
      when m.state = 'due' and m.late_since is not null then 'late'
      when m.state = 'impaired' and m.returned_centavos = m.principal_centavos
        then 'without-return'
      when m.state = 'impaired' then 'impaired'
      when m.state = 'exited' then 'left-early' end
    from placements m where m.id = ${column})`,
  planNameFilOf: (column) => `(select ${frozenPlanName} ->> 'fil' from placements p
    where p.id = ${column})`,
  late: latePlacements,
}

/** The name of the plan of `p` in both languages, as its terms froze it: {"en": …, "fil": …}. */
export const frozenPlanName = `(select terms::jsonb -> 'plan' -> 'name' from placement_terms
  where sha256 = p.terms_sha256)`
