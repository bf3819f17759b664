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
  'placements.exitQuote': {
    who: 'user',
    object: [({ placementId }) => ({ placementId, quoteId: moveId() })],
  },
  'placements.exit': {
    who: 'user',
    object: [({ placementId }) => ({ placementId, moveId: moveId(), quoteId: uuidv7() })],
  },
  'placements.consentToRoll': {
    who: 'user',
    object: [
      ({ placementId }) => ({
        placementId,
        moveId: moveId(),
        offerId: uuidv7(),
        planVersionId: uuidv7(),
        termsSha256: 'a'.repeat(64),
      }),
    ],
  },
  'placements.keepPayout': {
    who: 'user',
    object: [({ placementId }) => ({ placementId, moveId: moveId() })],
  },
  'placements.rollDates': { who: 'user', object: [({ placementId }) => ({ placementId })] },
  'placements.taxYears': 'user',
  'placements.outcomes': 'anyone',
  'placements.wall': 'admin',
  'placements.cohorts': 'admin',
  'placements.adminOne': { who: 'admin', object: [({ placementId }) => ({ placementId })] },
  'placements.impair': {
    who: 'admin',
    proof: true,
    object: [
      ({ placementId }) => ({
        placementId,
        approvalId: uuidv7(),
        returnedCentavos: 0n,
        reason: { en: 'Lost.', fil: 'Nawala.' },
        notes: '',
      }),
    ],
  },
}
