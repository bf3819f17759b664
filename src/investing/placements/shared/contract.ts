import * as z from 'zod/mini'
import { emptyInput, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { centavosMax } from '#foundation/peso/shared/peso.ts'
import { maturityProcedures } from './contract-maturity.ts'
import { staffProcedures } from './contract-staff.ts'
import { givenAnswers } from './questions.ts'
import { offeredPlan, placementDetail, placementQuote, placementView, portfolio } from './views.ts'

const amount = z.bigint().check(z.minimum(1n), z.maximum(centavosMax))
const termsSha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const subscription = z.strictObject({
  /** Also the id of the placement, of its first transaction and of its posting. */
  requestId,
  offerId: uuid,
  planVersionId: uuid,
  /** Of the terms that the user read. */
  termsSha256,
  amountCentavos: amount,
  answers: givenAnswers,
})
export type Subscription = z.infer<typeof subscription>

export const placementsContract = {
  /** All published plans, in the order of the staff. */
  offers: reads('user').input(emptyInput).output(z.array(offeredPlan)),
  /** Refuses the amounts and offers that `subscribe` refuses. */
  quote: reads('user')
    .input(z.strictObject({ offerId: uuid, amountCentavos: amount }))
    .output(placementQuote),
  /** Asks for a proof (403, proof-needed) for an amount for which a withdrawal does. */
  subscribe: writes('user').input(subscription).output(placementView),
  /** In the cooling-off: everything comes back to the wallet. */
  cancel: writes('user')
    .input(z.strictObject({ placementId: uuid, moveId: requestId }))
    .output(placementView),
  mine: reads('user').input(z.strictObject(listPlaceInput)).output(portfolio),
  one: reads('user')
    .input(z.strictObject({ placementId: uuid }))
    .output(placementDetail),
  ...maturityProcedures,
  ...staffProcedures,
}
