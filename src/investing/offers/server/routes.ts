import { serve } from '#foundation/platform/server/http/serve.ts'
import { offersContract } from '../shared/contract.ts'
import { addHoliday, listHolidays, removeHoliday } from './bank-holidays.ts'
import { askAgain, closeOffer, enterOffer } from './enter-offer.ts'
import { listOfferedPlans, listOffers, readOffer } from './read-offers.ts'
import {
  confirmTaxClass,
  endTaxClass,
  enterTaxClass,
  listTaxClasses,
  removeTaxClass,
} from './tax-classes.ts'

export const offersRoutes = serve(offersContract, {
  list: listOffers,
  one: readOffer,
  plans: listOfferedPlans,
  enter: enterOffer,
  askAgain,
  close: closeOffer,
  holidays: listHolidays,
  addHoliday,
  removeHoliday,
  taxClasses: listTaxClasses,
  enterTaxClass,
  confirmTaxClass,
  endTaxClass,
  removeTaxClass,
})
