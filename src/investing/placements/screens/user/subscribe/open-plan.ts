import type { OfferTerms, PlacementTerms } from '../../../shared/terms.ts'
import type { OfferedPlan, PlacementDates } from '../../../shared/views.ts'

/** A plan that takes money now. */
export interface OpenPlan extends OfferedPlan {
  offer: OfferTerms
  dates: PlacementDates
  terms: PlacementTerms
  termsSha256: string
}

export function openPlan(offered: OfferedPlan | undefined): OpenPlan | null {
  if (!offered) return null
  const { offer, dates, terms, termsSha256 } = offered
  return offer && dates && terms && termsSha256 !== null
    ? { ...offered, offer, dates, terms, termsSha256 }
    : null
}
