/** Staff enter an offer, ask for a second person again, and close one. */
import { readVersion } from '#content/content/server/published.ts'
import { planBody } from '#content/plans/shared/rules.ts'
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { findDeclaredWith, findEvidence } from '#money/pools/server/evidence.ts'
import { findNamedPool } from '#money/pools/server/filed-income.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { fileApproval, outdateApproval } from '#teamwork/approvals/server/file-approval.ts'
import { freeze } from '#teamwork/approvals/server/freeze.ts'
import { isFiled } from '#teamwork/approvals/server/read-approvals.ts'
import type { AdminOffer } from '../shared/contract.ts'
import { offerRecordTexts } from '../shared/record-words.ts'
import type { OfferAskedAgain, OfferClosing, OfferEntry } from '../shared/rules-offer-form.ts'
import { offerFormRefusals } from '../shared/words-form.ts'
import {
  checkOffer,
  offerFiling,
  readAdminRow,
  readStoredOffer,
  recordOfferMove,
} from './offer-approval.ts'
import { viewOffer } from './read-offers.ts'
import {
  closeStoredOffer,
  insertOffer,
  lockOffer,
  selectStoredOffer,
  type StoredOffer,
} from './store.ts'

/**
 * Stores a draft and files it for a second person. The same request again changes nothing. Refuses
 * as `checkOffer` does, and: document-not-found, pool-not-found (404); document-used,
 * document-is-income, permission-used, offer-id-reused (409).
 */
export async function enterOffer(ctx: ActionContext, input: OfferEntry): Promise<AdminOffer> {
  const { tx } = ctx
  const { offerId } = input
  // The same request again is not judged anew: days pass, and plans are withdrawn.
  if (await selectStoredOffer(tx, offerId)) return await answerRepeat(ctx, input)
  await checkOffer(tx, { ...input, ...(await planOf(tx, input.planVersionId)) })
  await findNamedPool(tx, input.poolId)
  const document =
    (await findEvidence(tx, input.documentId)) ??
    refuse(offerFormRefusals, 'document-not-found', { status: 404, field: 'evidence' })
  // Somebody took the wrong file: what proves income permits nothing.
  if (await findDeclaredWith(tx, document.sha256))
    refuse(offerFormRefusals, 'document-is-income', { status: 409, field: 'evidence' })
  const entered = await insertOffer(tx, {
    ...input,
    documentSha256: document.sha256,
    enteredBy: staffPersonOf(ctx),
  })
  if (entered === 'document-used')
    refuse(offerFormRefusals, 'document-used', { status: 409, field: 'evidence' })
  if (entered === 'permission-used')
    refuse(offerFormRefusals, 'permission-used', { status: 409, field: 'permissionNumber' })
  if (entered === 'known') return await answerRepeat(ctx, input)
  await file(ctx, { offerId, approvalId: offerId, amountCentavos: input.totalCapCentavos })
  const { planName } = await readAdminRow(tx, offerId)
  await recordOfferMove(ctx, offerId, {
    actionType: 'ADMIN_OFFER_ENTERED',
    description: aboutNamed(planName, offerRecordTexts.entered),
    changes: Object.fromEntries(
      Object.entries(input).map(([name, after]) => [
        name,
        { before: null, after: after instanceof Date ? after.toISOString() : after },
      ]),
    ),
  })
  return await viewOffer(ctx, offerId)
}

async function planOf(
  tx: Transaction,
  versionId: string,
): Promise<Pick<StoredOffer, 'planState' | 'planGains'>> {
  const version = await readVersion(tx, versionId)
  const read = planBody.safeParse(version?.shown.body)
  if (!version || !read.success) return { planState: 'missing', planGains: false }
  const { projectedPayoutCentavos, depositCentavos } = read.data
  return { planState: version.state, planGains: projectedPayoutCentavos >= depositCentavos }
}

async function answerRepeat(ctx: ActionContext, input: OfferEntry): Promise<AdminOffer> {
  const stored = await readStoredOffer(ctx.tx, input.offerId)
  const isSame =
    stored.enteredBy === staffPersonOf(ctx) && freeze(entryOf(stored)).hash === freeze(input).hash
  if (!isSame) refuse(offerFormRefusals, 'offer-id-reused', { status: 409 })
  return await viewOffer(ctx, input.offerId)
}

const entryOf = (offer: StoredOffer): OfferEntry => ({
  offerId: offer.offerId,
  planVersionId: offer.planVersionId,
  permission: offer.permission,
  regulator: offer.regulator,
  permissionNumber: offer.permissionNumber,
  lookupUrl: offer.lookupUrl,
  expiresOn: offer.expiresOn,
  documentId: offer.documentId,
  minimumCentavos: offer.minimumCentavos,
  stepCentavos: offer.stepCentavos,
  perUserCapCentavos: offer.perUserCapCentavos,
  totalCapCentavos: offer.totalCapCentavos,
  opensAt: offer.opensAt,
  closesAt: offer.closesAt,
  earlyExitBasisPoints: offer.earlyExitBasisPoints,
  taxClassId: offer.taxClassId,
  poolId: offer.poolId,
})

/**
 * Files a draft anew after its request was rejected, recalled or too late. Only who entered it may,
 * because the second person must be another one. Refuses offer-not-found (404), not-your-offer
 * (403), offer-moved (409), what checkOffer refuses, and what approvals refuse.
 */
export async function askAgain(
  ctx: ActionContext,
  { offerId, approvalId }: OfferAskedAgain,
): Promise<AdminOffer> {
  await lockOffer(ctx.tx, offerId)
  const offer = await readStoredOffer(ctx.tx, offerId)
  if (offer.enteredBy !== staffPersonOf(ctx))
    refuse(offerFormRefusals, 'not-your-offer', { status: 403 })
  if (!(await isFiled(ctx.tx, approvalId))) {
    if (offer.state !== 'draft') refuse(offerFormRefusals, 'offer-moved', { status: 409 })
    await checkOffer(ctx.tx, offer)
  }
  await file(ctx, { offerId, approvalId, amountCentavos: offer.totalCapCentavos })
  return await viewOffer(ctx, offerId)
}

async function file(
  ctx: ActionContext,
  {
    offerId,
    approvalId,
    amountCentavos,
  }: { offerId: string; approvalId: string; amountCentavos: bigint },
): Promise<void> {
  await fileApproval(ctx, offerFiling, {
    approvalId,
    subjectId: offerId,
    userId: null,
    amountCentavos,
    payload: { offerId },
  })
}

/**
 * Closes an offer to new money at once, or gives up a draft; money that was placed stays as it is.
 * Closing it again changes nothing. Refuses offer-not-found (404) and close-reason-required.
 */
export async function closeOffer(
  ctx: ActionContext,
  { offerId, reason }: OfferClosing,
): Promise<AdminOffer> {
  if (reason === '') refuse(offerFormRefusals, 'close-reason-required', { field: 'reason' })
  await lockOffer(ctx.tx, offerId)
  const { state } = await readStoredOffer(ctx.tx, offerId)
  if (state !== 'closed') {
    await closeStoredOffer(ctx.tx, offerId, { person: staffPersonOf(ctx), reason })
    await outdateApproval(ctx, { kind: 'offer', subjectId: offerId })
    const { planName } = await readAdminRow(ctx.tx, offerId)
    await recordOfferMove(ctx, offerId, {
      actionType: 'ADMIN_OFFER_CLOSED',
      description: aboutNamed(planName, (name) => offerRecordTexts.closed(name, reason)),
      changes: { state: { before: state, after: 'closed' } },
    })
  }
  return await viewOffer(ctx, offerId)
}
