import { serve } from '#foundation/platform/server/http/serve.ts'
import { offersContract } from '../shared/contract.ts'
import { addHoliday, listHolidays, removeHoliday } from './bank-holidays.ts'
import { askAgain, closeOffer, enterOffer } from './enter-offer.ts'
import { listOfferedPlans, listOffers, readOffer } from './read-offers.ts'
import type { ReadSold } from './sold.ts'
import {
  confirmTaxClass,
  endTaxClass,
  enterTaxClass,
  listTaxClasses,
  removeTaxClass,
} from './tax-classes.ts'

/** `readSold`: see sold.ts. */
export const offersRoutes = (readSold: ReadSold) =>
  serve(offersContract, {
    list: (ctx, input) => listOffers(ctx, input, readSold),
    one: (ctx, input) => readOffer(ctx, input, readSold),
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
