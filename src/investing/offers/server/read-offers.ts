/** Actions of the console that only read. */
import { listLength, pageOf } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { AdminOffer, OfferedPlan, SoldOffer } from '../shared/contract.ts'
import type { OfferListInput } from '../shared/rules-offer-form.ts'
import { readAdminRow } from './offer-approval.ts'
import { selectAdminOffers, selectOfferedPlans, type AdminOfferRow } from './reads.ts'
import { readSoldIn, soldView, type ReadSold } from './sold.ts'

export async function listOffers(
  ctx: ActionContext,
  input: OfferListInput,
  readSold: ReadSold,
): Promise<{ offers: SoldOffer[]; older: string | null; newer: string | null }> {
  const page = { ...input, limit: input.limit ?? listLength }
  const { rows, ...cursors } = pageOf(
    await selectAdminOffers(ctx.tx, page),
    ({ offerId }) => offerId,
    page,
  )
  const sold = await readSold(
    ctx.tx,
    rows.map(({ offerId }) => offerId),
  )
  const offers = rows.flatMap((row) => {
    const found = sold.find(({ offerId }) => offerId === row.offerId)
    return found ? [{ ...viewOf(ctx, row), sold: soldView(found) }] : []
  })
  return { offers, ...cursors }
}

/** Refuses offer-not-found (404). */
export async function viewOffer(ctx: ActionContext, offerId: string): Promise<AdminOffer> {
  return viewOf(ctx, await readAdminRow(ctx.tx, offerId))
}

/** The same refusal. */
export async function readOffer(
  ctx: ActionContext,
  { offerId }: { offerId: string },
  readSold: ReadSold,
): Promise<SoldOffer> {
  const offer = await viewOffer(ctx, offerId)
  return { ...offer, sold: await readSoldIn(ctx.tx, offerId, readSold) }
}

export function listOfferedPlans(ctx: ActionContext): Promise<OfferedPlan[]> {
  return selectOfferedPlans(ctx.tx)
}

function viewOf(ctx: ActionContext, { enteredBy, ...offer }: AdminOfferRow): AdminOffer {
  return { ...offer, mine: enteredBy === staffPersonOf(ctx) }
}
