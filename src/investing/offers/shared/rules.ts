/**
 * While an offer is open, users can place money in its plan. An offer stands on a registration with
 * a regulator or on an exemption: one person enters it, a second one agrees.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

/**
 * How an offer stands now. 'closed': by a person or by its closing time; 'expired': its permission
 * ended; 'plan-replaced': the version of the plan is not public any more; 'tax-class-over': the
 * class of tax that it names does not hold on this day.
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

/** The part of the page, the year of the holidays, and the open offer; 'new' opens the form. */
export const offersSearch = z.object({
  view: z.catch(z.optional(z.enum(['holidays', 'tax'])), undefined),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
  year: z.catch(z.optional(z.string().check(z.regex(/^2\d{3}$/))), undefined),
  ...listPlaceSearch,
})
