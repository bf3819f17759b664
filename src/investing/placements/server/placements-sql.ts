/** Query parts for modules that read placements. */

import type { PlacedSql } from '#money/investments/server/placed-sql.ts'

/** A table expression of the placements whose payout is late: id, late_since. */
export const latePlacements = `(select id, late_since,
    principal_centavos + projected_gain_centavos as late_centavos from placements
  where state = 'due' and late_since is not null)`

export const placedSql: PlacedSql = {
  markOf: (column) => `(select case
      when m.state = 'due' and m.late_since is not null then 'late'
      when m.state = 'impaired' and m.returned_centavos = m.principal_centavos
        then 'without-return'
      when m.state = 'exited' then 'left-early' end
    from placements m where m.id = ${column})`,
  late: latePlacements,
}
