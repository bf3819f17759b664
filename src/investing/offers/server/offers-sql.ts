/** Query parts about offers, for modules that place money in them. */

/** A table expression of the caps: offer_id, total_cap_centavos, per_user_cap_centavos. */
export const offerCaps = `(select id as offer_id, total_cap_centavos, per_user_cap_centavos
  from offers)`

/**
 * A table expression of each offer with itself and those that were open under its permission
 * before: offer_id, sold_in. A permission has its caps once, however often it is offered.
 */
export const offersOfPermission = `(select o.id as offer_id, same.id as sold_in
  from offers o cross join lateral offers_of_permission(o.id) as part (id)
  join offers same on same.id = part.id
  where same.id = o.id or same.confirmed_at <= coalesce(o.confirmed_at, 'infinity'))`

/** Of each offer what its placements take over: offer_id, plan_version_id, pool_id, tax_rate. */
export const offeredTerms = `(select o.id as offer_id, o.plan_version_id, o.pool_id,
    t.rate_basis_points as tax_rate
  from offers o left join tax_classes t on t.id = o.tax_class_id)`
