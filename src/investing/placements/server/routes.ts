import { serve } from '#foundation/platform/server/http/serve.ts'
import { placementsContract } from '../shared/contract.ts'
import { cancelPlacement } from './cancel-placement.ts'
import { exitEarly } from './exits/exit-early.ts'
import { quoteExit } from './exits/quote-exit.ts'
import { fileImpairment } from './impairments/impairment.ts'
import { listCohorts, listKeptOutcomes } from './outcomes/outcomes.ts'
import { readWall } from './outcomes/wall.ts'
import { listMyPlacements, listOffers, quotePlacement, readMyPlacement } from './read-placements.ts'
import { consentToRoll, keepPayout } from './rolls/consent-to-roll.ts'
import { readRollDates } from './rolls/roll-dates.ts'
import { readPlacementForStaff } from './staff-placement.ts'
import { subscribe } from './subscribe.ts'
import { listTaxYears } from './tax/tax-routes.ts'

export const placementsRoutes = serve(placementsContract, {
  offers: listOffers,
  quote: quotePlacement,
  subscribe,
  cancel: cancelPlacement,
  mine: listMyPlacements,
  one: readMyPlacement,
  exitQuote: quoteExit,
  exit: exitEarly,
  consentToRoll,
  keepPayout,
  rollDates: readRollDates,
  taxYears: listTaxYears,
  outcomes: listKeptOutcomes,
  wall: readWall,
  cohorts: listCohorts,
  adminOne: readPlacementForStaff,
  impair: fileImpairment,
})
