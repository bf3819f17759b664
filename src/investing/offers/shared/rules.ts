/**
 * While an offer is open, users can place money in its plan. An offer needs a registration with a
 * regulator or an exemption: one person enters it, a second one agrees.
 */

/**
 * The state of an offer now. 'closed': by a person or by its closing time; 'expired': its
 * permission ended; 'plan-replaced': the version of the plan is not public any more;
 * 'tax-class-over': the class of tax that it names does not hold on this day.
 */
export const offerStandings = [
  'draft',
  'upcoming',
  'open',
  'closed',
  'expired',
  'plan-replaced',
  'tax-class-over',
] as const
export type OfferStanding = (typeof offerStandings)[number]

export const permissions = ['registration', 'exemption'] as const
export type Permission = (typeof permissions)[number]

export type OfferRefusal =
  | 'offer-not-found'
  | 'offer-closed'
  | 'offer-expired'
  | 'offer-not-yet-open'
