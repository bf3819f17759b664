import { readPlanVersion } from '#content/content/server/published.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { lockOfferForSubscription, type Offer } from '#investing/offers/server/offers.ts'
import type { RollConsentInput } from '../../shared/contract-maturity.ts'
import { roomFigures } from '../../shared/offer-room.ts'
import { sameQuestions, wrongAnswers, type GivenAnswers } from '../../shared/questions.ts'
import { judgeAmount, type OfferRoom } from '../../shared/rules.ts'
import type { PlacementTerms } from '../../shared/terms.ts'
import { maturityRefusals } from '../../shared/words-maturity.ts'
import { placementRefusals } from '../../shared/words.ts'
import { findChangedTerms } from '../changed-terms.ts'
import { parseTerms, readPresentTerms } from '../frozen-terms.ts'
import { findFrozenTerms } from '../reads.ts'
import { readCoolingDays, readOfferRoom, type PlacementRow } from '../store.ts'

type RollTerms = Omit<RollConsentInput, 'placementId' | 'moveId'>

/**
 * Returns the answers to the questions of the terms. Refuses what offers refuse, roll-other-plan,
 * terms-changed, roll-not-placeable and roll-other-questions (409), and answer-wrong.
 */
export async function checkRollTerms(
  ctx: ActionContext,
  { offerId, planVersionId, termsSha256, answers }: RollTerms,
  { planId, locked }: { planId: string; locked: PlacementRow },
): Promise<GivenAnswers> {
  const { tx } = ctx
  const offer = await lockOfferForSubscription(tx, offerId)
  const { userId, placementId: rolling } = locked
  const [plan, { today }, room] = await together([
    readPlanVersion(tx, offer.planVersionId),
    readCoolingDays(tx),
    readOfferRoom(tx, offer, { userId, rolling }),
  ])
  if (plan?.entryId !== planId) refuse(maturityRefusals, 'roll-other-plan', { status: 409 })
  const { sha256, terms } = await readPresentTerms(tx, { offer, plan, today })
  if (sha256 !== termsSha256 || plan.versionId !== planVersionId)
    refuse(placementRefusals, 'terms-changed', {
      status: 409,
      figures: { changed: (await findChangedTerms(tx, offer, planVersionId)) ?? 'conditions' },
    })
  checkRoom(locked, offer, room)
  const given = answers ?? (await answeredBefore(ctx, locked, terms))
  const wrong = wrongAnswers(terms.questions, given)
  if (wrong.length > 0)
    refuse(placementRefusals, 'answer-wrong', {
      field: 'answers',
      figures: { questions: wrong.join(',') },
    })
  return given
}

/** When the placement was made. Nobody answers other questions for its user. */
async function answeredBefore(
  { tx }: ActionContext,
  locked: PlacementRow,
  { questions }: PlacementTerms,
): Promise<GivenAnswers> {
  const frozen = await findFrozenTerms(tx, locked)
  if (!frozen || !sameQuestions(parseTerms(frozen.text).questions, questions))
    refuse(maturityRefusals, 'roll-other-questions', { status: 409 })
  return frozen.answers
}

function checkRoom({ principalCentavos }: PlacementRow, offer: Offer, room: OfferRoom): void {
  const amountRoom = { ...room, availableCentavos: principalCentavos }
  const obstacle = judgeAmount(principalCentavos, offer, amountRoom)
  if (obstacle)
    refuse(maturityRefusals, 'roll-not-placeable', {
      status: 409,
      figures: { obstacle, ...roomFigures(offer, room, obstacle) },
    })
}
