/** A second person agrees to an offer, which opens it. */
import * as z from 'zod/mini'
import { aboutNamed } from '#foundation/contract/shared/bilingual.ts'
import { readNow } from '#foundation/platform/server/database/clock.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import {
  noDetails,
  type ApprovalKind,
  type ApprovalSnapshot,
} from '#teamwork/approvals/server/approval-kind.ts'
import { offerRecordTexts, replacedReason } from '../shared/record-words.ts'
import { judgeOffer } from '../shared/rules-offer-form.ts'
import { offerFormRefusals } from '../shared/words-form.ts'
import { offerRefusals } from '../shared/words.ts'
import { publishOffer, taxClassAt } from './offers.ts'
import { selectAdminOffer, type AdminOfferRow } from './reads.ts'
import { readSoldIn, type ReadSold } from './sold.ts'
import {
  isPermissionOpen,
  lockToOpen,
  openOffer,
  selectStoredOffer,
  type StoredOffer,
} from './store.ts'

/** Stored as text in the approval, so the name of its field must never change. */
const filedOffer = z.strictObject({ offerId: z.string() })
type FiledOffer = z.infer<typeof filedOffer>

/** The parts of the kind of approval that filing a request takes. */
export const offerFiling = {
  name: 'offer',
  payload: filedOffer,
  subject: ({ offerId }: FiledOffer) => ({ kind: 'offer', id: offerId }) as const,
  snapshot: async (tx: Transaction, { offerId }: FiledOffer) => ({
    state: stateOf(await readStoredOffer(tx, offerId)),
  }),
} as const

/** `readSold`: see sold.ts. Checks everything again: days pass while a request waits. */
export const offerApproval = (readSold: ReadSold): ApprovalKind<FiledOffer> => ({
  ...offerFiling,
  lock: (tx, { offerId }) => lockToOpen(tx, offerId),
  snapshot: (tx, { offerId }) => snapshotOffer(tx, offerId, readSold),
  async carryOut(ctx, { offerId }) {
    const offer = await readStoredOffer(ctx.tx, offerId)
    if (offer.state !== 'draft') refuse(offerFormRefusals, 'offer-moved', { status: 409 })
    await checkOffer(ctx.tx, offer)
    if (await isPermissionOpen(ctx.tx, offer))
      refuse(offerFormRefusals, 'permission-open', { status: 409 })
    const { closed } = await openOffer(ctx.tx, offer, {
      person: staffPersonOf(ctx),
      replacedBecause: replacedReason,
    })
    const { planName } = await readAdminRow(ctx.tx, offerId)
    for (const id of closed)
      await recordOfferMove(ctx, id, {
        actionType: 'ADMIN_OFFER_CLOSED',
        description: aboutNamed(planName, offerRecordTexts.replaced),
        changes: { state: { before: 'open', after: 'closed' } },
      })
    await recordOfferMove(ctx, offerId, {
      actionType: 'ADMIN_OFFER_OPENED',
      description: aboutNamed(planName, offerRecordTexts.opened),
      changes: { state: { before: 'draft', after: 'open' } },
    })
  },
})

/** Refuses what judgeOffer names, plan-without-gain, plan-not-public, tax-class-not-valid (409). */
export async function checkOffer(
  tx: Transaction,
  offer: Pick<
    StoredOffer,
    | 'planState'
    | 'planGains'
    | 'taxClassId'
    | (keyof Parameters<typeof judgeOffer>[0] & keyof StoredOffer)
  >,
): Promise<void> {
  const now = await readNow(tx)
  const today = manilaDate(now)
  const [wrong] = judgeOffer(offer, { today, now })
  if (wrong) refuse(offerFormRefusals, wrong.name, { field: wrong.field })
  if (offer.planState !== 'published')
    refuse(offerFormRefusals, 'plan-not-public', { status: 409, field: 'planVersionId' })
  if (!offer.planGains) refuse(offerFormRefusals, 'plan-without-gain', { field: 'planVersionId' })
  if (offer.taxClassId !== null && !(await taxClassAt(tx, offer.taxClassId, today)))
    refuse(offerFormRefusals, 'tax-class-not-valid', { status: 409, field: 'taxClassId' })
}

/** Refuses offer-not-found (404). */
export async function readStoredOffer(tx: Transaction, offerId: string): Promise<StoredOffer> {
  return (
    (await selectStoredOffer(tx, offerId)) ??
    refuse(offerRefusals, 'offer-not-found', { status: 404 })
  )
}

/** The same refusal. */
export async function readAdminRow(tx: Transaction, offerId: string): Promise<AdminOfferRow> {
  return (
    (await selectAdminOffer(tx, offerId)) ??
    refuse(offerRefusals, 'offer-not-found', { status: 404 })
  )
}

/** Records what became of an offer; the screens of everybody who sees plans refetch. */
export async function recordOfferMove(
  ctx: ActionContext,
  offerId: string,
  move: Pick<Parameters<typeof recordActivity>[1], 'actionType' | 'description' | 'changes'>,
): Promise<void> {
  await recordActivity(ctx, { userId: null, ...move, subject: { kind: 'offer', id: offerId } })
  publishOffer(ctx.tx, offerId)
}

/** Without what was sold: placements that users cancel meanwhile change nothing here. */
const stateOf = ({ state, planState, documentSha256 }: StoredOffer) => ({
  state,
  planState,
  documentSha256,
})

async function snapshotOffer(
  tx: Transaction,
  offerId: string,
  readSold: ReadSold,
): Promise<ApprovalSnapshot> {
  const [stored, row] = [await readStoredOffer(tx, offerId), await readAdminRow(tx, offerId)]
  const { soldBeforeCentavos } = await readSoldIn(tx, offerId, readSold)
  return {
    state: stateOf(stored),
    effect: null,
    details: {
      ...noDetails,
      offer: {
        planName: row.planName,
        permission: row.permission,
        regulator: row.regulator,
        permissionNumber: row.permissionNumber,
        lookupUrl: row.lookupUrl,
        expiresOn: row.expiresOn,
        documentId: row.documentId,
        documentName: row.documentName,
        minimumCentavos: row.minimumCentavos,
        stepCentavos: row.stepCentavos,
        perUserCapCentavos: row.perUserCapCentavos,
        soldBeforeCentavos,
        opensAt: row.opensAt,
        closesAt: row.closesAt,
        earlyExitBasisPoints: row.earlyExitBasisPoints,
        taxClassName: row.taxClassName,
        taxRateBasisPoints: row.taxRateBasisPoints,
        poolName: row.poolName,
      },
    },
  }
}
