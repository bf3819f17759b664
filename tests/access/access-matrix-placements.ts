/** The rows of placements. */
import { v7 as uuidv7 } from 'uuid'
import type { AllowedCaller } from '#foundation/contract/shared/procedure.ts'
import { rightAnswersOf } from '#investing/placements/shared/questions.ts'
import { madeByBrowser, moveId, pageCursor, type Row } from './access-row.ts'

const offerOfCompany = 'an offer belongs to the company, and everybody may place money in it'

export const placementProcedures: Record<string, AllowedCaller | Row> = {
  'placements.offers': 'user',
  'placements.quote': {
    who: 'user',
    noObject: offerOfCompany,
    input: () => ({ offerId: uuidv7(), amountCentavos: 100_000n }),
  },
  'placements.subscribe': {
    who: 'user',
    noObject: `${madeByBrowser}; ${offerOfCompany}`,
    input: () => ({
      requestId: uuidv7(),
      offerId: uuidv7(),
      planVersionId: uuidv7(),
      termsSha256: 'a'.repeat(64),
      amountCentavos: 100_000n,
      answers: rightAnswersOf({ earlyExitBasisPoints: null }),
    }),
  },
  'placements.cancel': {
    who: 'user',
    object: [({ placementId }) => ({ placementId, moveId: moveId() })],
  },
  'placements.mine': { who: 'user', noObject: pageCursor },
  'placements.one': { who: 'user', object: [({ placementId }) => ({ placementId })] },
}
