/** Actions of users that only read. */
import {
  readPublishedPlans,
  readPlanVersion,
  type PlanVersion,
} from '#content/content/server/published.ts'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { addDays } from '#foundation/time/shared/days.ts'
import {
  findOffer,
  listNewestOffers,
  refuseUnlessOpen,
  type Offer,
} from '#investing/offers/server/offers.ts'
import { readBalance } from '#ledger/server/actions.ts'
import { readMoneyMoves, type MoneyMove } from '#money/investments/server/placed-investment.ts'
import { listRecorded } from '#money/investments/server/recorded-for-user.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import {
  exitFee,
  projectedGain,
  withheldTax,
  worstReturn,
  type ClosedReason,
  type OfferRoom,
} from '../shared/rules.ts'
import type {
  OfferedPlan,
  PlacementDates,
  PlacementDetail,
  PlacementQuote,
  PlacementReceipt,
  Portfolio,
} from '../shared/views.ts'
import { placementRefusals } from '../shared/words.ts'
import { parseTerms, readPresentTerms } from './frozen-terms.ts'
import { checkAmount } from './place-in-offer.ts'
import { readTotals, selectChart } from './portfolio.ts'
import {
  findFrozenTerms,
  readPlacementView,
  selectPlacementMoves,
  selectPlacements,
} from './reads.ts'
import { readCoolingDays, readOfferRoom, type CoolingDays, type PermissionRoom } from './store.ts'
import { needsProof } from './subscribe.ts'

/** All published plans; the closed ones for information. */
export async function listOffers(ctx: ActionContext): Promise<OfferedPlan[]> {
  const userId = callerUserId(ctx)
  const [plans, offers, days] = await together([
    readPublishedPlans(ctx.tx),
    listNewestOffers(ctx.tx),
    readCoolingDays(ctx.tx),
  ])
  const offerOf = new Map(offers.map((offer) => [offer.planEntryId, offer]))
  return await together(
    plans.map((plan) =>
      showPlan(ctx, { userId, plan, offer: offerOf.get(plan.entryId) ?? null, days }),
    ),
  )
}

async function showPlan(
  ctx: ActionContext,
  {
    userId,
    plan,
    offer,
    days,
  }: { userId: string; plan: PlanVersion; offer: Offer | null; days: CoolingDays },
): Promise<OfferedPlan> {
  const { entryId: planId, versionId: planVersionId, body, source, sourceDate, sample } = plan
  const shown = {
    planId,
    planVersionId,
    planVersion: plan.version,
    plan: body,
    source,
    sourceDate,
    sample,
  }
  const none = { offer: null, dates: null, terms: null, termsSha256: null, closedAt: null }
  const noRoom: PermissionRoom = {
    leftCentavos: 0n,
    leftForUserCentavos: 0n,
    countedForUserCentavos: 0n,
    permissionOfferIds: [],
  }
  if (!offer) return { ...shown, ...none, ...noRoom, closed: 'no-offer' }
  if (offer.planVersionId !== planVersionId)
    return { ...shown, ...none, ...noRoom, closed: 'plan-replaced' }
  const [{ terms, sha256 }, room] = await together([
    readPresentTerms(ctx.tx, { offer, plan, today: days.today }),
    readOfferRoom(ctx.tx, offer, { userId }),
  ])
  return {
    ...shown,
    ...room,
    offer: terms.offer,
    dates: datesOf(days, body),
    terms,
    termsSha256: sha256,
    closed: closedReasonOf(offer, room),
    closedAt: offer.closedAt,
  }
}

function datesOf({ coolingUntil, startsOn }: CoolingDays, plan: PlanBody): PlacementDates {
  return { coolingUntil, startsOn, dueOn: addDays(startsOn, plan.termDays) }
}

function closedReasonOf(
  { standing, minimumCentavos }: Offer,
  room: OfferRoom,
): ClosedReason | null {
  if (standing !== 'open') return standing === 'draft' ? 'no-offer' : standing
  if (room.leftCentavos < minimumCentavos) return 'total-cap-reached'
  return room.leftForUserCentavos < minimumCentavos ? 'user-cap-reached' : null
}

/** Refuses what offers refuse, and the amount (see `judgeAmount`). */
export async function quotePlacement(
  ctx: ActionContext,
  { offerId, amountCentavos }: { offerId: string; amountCentavos: bigint },
): Promise<PlacementQuote> {
  const userId = callerUserId(ctx)
  const offer = refuseUnlessOpen(await findOffer(ctx.tx, offerId))
  const [plan, days, room, { availableCentavos }, company] = await together([
    readPlanVersion(ctx.tx, offer.planVersionId),
    readCoolingDays(ctx.tx),
    readOfferRoom(ctx.tx, offer, { userId }),
    readBalance(ctx.tx, userId),
    readCompanySettings(ctx.tx),
  ])
  if (!plan) throw new Error(`The offer ${offerId} has no plan`)
  checkAmount(amountCentavos, offer, { ...room, availableCentavos })
  const { terms, sha256 } = await readPresentTerms(ctx.tx, { offer, plan, today: days.today })
  const taxRateBasisPoints = terms.tax?.rateBasisPoints ?? null
  const gain = projectedGain(amountCentavos, plan.body)
  const tax = withheldTax(gain, taxRateBasisPoints)
  const fee =
    offer.earlyExitBasisPoints === null ? null : exitFee(amountCentavos, offer.earlyExitBasisPoints)
  return {
    offerId,
    planVersionId: plan.versionId,
    termsSha256: sha256,
    amountCentavos,
    ...datesOf(days, plan.body),
    termDays: plan.body.termDays,
    projectedGainCentavos: gain,
    taxRateBasisPoints,
    projectedTaxCentavos: tax,
    projectedReturnCentavos: amountCentavos + gain - tax,
    worstReturnCentavos: worstReturn(amountCentavos, plan.body),
    earlyExit: fee === null ? null : { feeCentavos: fee, returnedCentavos: amountCentavos - fee },
    availableCentavos,
    needsProof: needsProof(ctx, company, amountCentavos),
  }
}

/** Staff record each by hand; those that hold money come first. */
const recordedMax = 200

export async function listMyPlacements(
  ctx: ActionContext,
  input: ListPlace & { limit?: number | undefined },
): Promise<Portfolio> {
  const userId = callerUserId(ctx)
  const place = { ...input, limit: input.limit ?? listLength }
  const [found, recorded, totals, chart] = await together([
    selectPlacements(ctx.tx, { userId, ...place }),
    listRecorded(ctx.tx, { userId, limit: recordedMax }),
    readTotals(ctx.tx, userId),
    selectChart(ctx.tx, userId),
  ])
  const { rows, older, newer } = pageOf(found, ({ placementId }) => placementId, place)
  return { placements: rows, older, newer, recorded, totals, chart }
}

/** Refuses placement-not-found (404), also for a placement of somebody else. */
export async function readMyPlacement(
  ctx: ActionContext,
  { placementId }: { placementId: string },
): Promise<PlacementDetail> {
  const frozen = await findFrozenTerms(ctx.tx, { placementId, userId: callerUserId(ctx) })
  if (!frozen) refuse(placementRefusals, 'placement-not-found', { status: 404 })
  const [placement, moves, money] = await together([
    readPlacementView(ctx.tx, placementId),
    selectPlacementMoves(ctx.tx, placementId),
    readMoneyMoves(ctx.tx, placementId),
  ])
  return {
    placement,
    terms: parseTerms(frozen.text),
    termsSha256: frozen.sha256,
    moves,
    receipts: money.map(receiptOf),
  }
}

/** Maturity moves the wallet twice: the principal at the end of the term, then the gain. */
function receiptOf({ previousStatus, newStatus, ...receipt }: MoneyMove): PlacementReceipt {
  const kind = previousStatus === newStatus ? 'gain' : 'principal'
  return { ...receipt, kind: previousStatus === null ? 'placed' : kind }
}
