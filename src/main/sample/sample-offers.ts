/** Sample offers: one that is open, one that was closed. The other plans have none. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { closeOffer, enterOffer } from '#investing/offers/server/enter-offer.ts'
import { offerApproval } from '#investing/offers/server/offer-approval.ts'
import { listOfferedPlans } from '#investing/offers/server/read-offers.ts'
import { confirmTaxClass, enterTaxClass } from '#investing/offers/server/tax-classes.ts'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { defaultPoolId } from '#money/pools/server/pools.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { storeSampleDocument } from './sample-document.ts'

const dayMs = 86_400_000

export async function addSampleOffers(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<void> {
  const { sariSariId } = await openSampleOffers(admin, secondAdmin)
  await closeSampleOffer(admin, sariSariId)
}

/** Returns the id of the one that is closed again. */
export async function openSampleOffers(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<{ sariSariId: string }> {
  const taxClassId = await addSampleTaxClass(admin, secondAdmin)
  await openSampleOffer(admin, secondAdmin, {
    planName: 'Harvest, half a year',
    permissionNumber: 'SAMPLE-0002',
    taxClassId,
  })
  const sariSariId = await openSampleOffer(admin, secondAdmin, {
    planName: 'Sari-sari, a quarter',
    permissionNumber: 'SAMPLE-0003',
    taxClassId,
  })
  return { sariSariId }
}

export async function closeSampleOffer(admin: ActionContext, offerId: string): Promise<void> {
  await closeOffer(admin, {
    offerId,
    reason: 'Sample: closed, to show a plan that takes no money.',
  })
}

/** The only class that the sample has. In a live installation there is none. */
async function addSampleTaxClass(
  admin: ActionContext,
  secondAdmin: ActionContext,
): Promise<string> {
  const taxClassId = uuidv7()
  await enterTaxClass(admin, {
    taxClassId,
    name: { en: 'Example: final tax on interest', fil: 'Halimbawa: pinal na buwis sa interes' },
    rateBasisPoints: 2_000,
    appliesTo: 'Interest of deposits and deposit substitutes (RA 12214).',
    validFrom: '2025-07-01',
    validTo: null,
  })
  await confirmTaxClass(secondAdmin, { taxClassId })
  return taxClassId
}

async function openSampleOffer(
  admin: ActionContext,
  secondAdmin: ActionContext,
  {
    planName,
    permissionNumber,
    taxClassId,
  }: { planName: string; permissionNumber: string; taxClassId: string },
): Promise<string> {
  const offerId = uuidv7()
  const offeredPlan = (await listOfferedPlans(admin)).find(({ name }) => name.en === planName)
  if (!offeredPlan) throw new Error(`No sample plan is called '${planName}'`)
  const documentId = await storeSampleDocument(admin, {
    name: 'sample-registration.pdf',
    title: `Sample registration: ${planName}`,
    text: 'Made up, to try Kaban. It permits nothing.',
  })
  const now = Date.now()
  await enterOffer(admin, {
    offerId,
    planVersionId: offeredPlan.planVersionId,
    permission: 'registration',
    regulator: 'Sample regulator (made up)',
    permissionNumber,
    lookupUrl: `https://regulator.example.com/${permissionNumber.toLowerCase()}`,
    expiresOn: new Date(now + 730 * dayMs).toISOString().slice(0, 10),
    documentId,
    minimumCentavos: 1_000_00n,
    stepCentavos: 500_00n,
    perUserCapCentavos: 100_000_00n,
    totalCapCentavos: 5_000_000_00n,
    opensAt: new Date(now - dayMs),
    closesAt: new Date(now + 365 * dayMs),
    earlyExitBasisPoints: 200,
    taxClassId,
    poolId: defaultPoolId,
  })
  const kind = anyApprovalKind(offerApproval(readSoldInOffers))
  await approveRequest(secondAdmin, [kind], { approvalId: offerId })
  return offerId
}
