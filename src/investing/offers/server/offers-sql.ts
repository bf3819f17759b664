/** Query parts about offers, for modules that place money in them. */

/** A table expression of the caps: offer_id, total_cap_centavos, per_user_cap_centavos. */
export const offerCaps = `(select id as offer_id, total_cap_centavos, per_user_cap_centavos
  from offers)`
