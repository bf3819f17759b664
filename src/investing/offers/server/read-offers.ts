/** Actions of the console that only read. */
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { AdminOffer, OfferedPlan } from '../shared/contract.ts'
import type { OfferListInput } from '../shared/rules-offer-form.ts'
import { readAdminRow } from './offer-approval.ts'
import { selectAdminOffers, selectOfferedPlans, type AdminOfferRow } from './reads.ts'

export async function listOffers(
  ctx: ActionContext,
  input: OfferListInput,
): Promise<{ offers: AdminOffer[]; older: string | null; newer: string | null }> {
  const page = { ...input, limit: input.limit ?? listLength }
  const { rows, ...cursors } = pageOf(
    await selectAdminOffers(ctx.tx, page),
    ({ offerId }) => offerId,
    page,
  )
  return { offers: rows.map((row) => viewOf(ctx, row)), ...cursors }
}

/** Refuses offer-not-found (404). */
export async function viewOffer(ctx: ActionContext, offerId: string): Promise<AdminOffer> {
  return viewOf(ctx, await readAdminRow(ctx.tx, offerId))
}

export function readOffer(
  ctx: ActionContext,
  { offerId }: { offerId: string },
): Promise<AdminOffer> {
  return viewOffer(ctx, offerId)
}

export function listOfferedPlans(ctx: ActionContext): Promise<OfferedPlan[]> {
  return selectOfferedPlans(ctx.tx)
}

function viewOf(ctx: ActionContext, { enteredBy, ...offer }: AdminOfferRow): AdminOffer {
  return { ...offer, mine: enteredBy === staffPersonOf(ctx) }
}
