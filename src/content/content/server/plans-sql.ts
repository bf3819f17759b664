/** Query parts about versions of plans, for modules that store the id of one. */

/** A join of each row to the version of a plan that `column` names. */
export const joinPlanVersion = (column: string, alias = 'v'): string =>
  `join (select id, entry_id, body, state from content_versions where kind = 'plan') ${alias}
    on ${alias}.id = ${column}`

/** A table expression of the plans that are public now. */
export const publishedPlans = `(select id, entry_id, body from content_versions
  where kind = 'plan' and state = 'published')`
