/** The present terms of an offer, their text and its hash. */
import { createHash } from 'node:crypto'
import type { PlanVersion } from '#content/content/server/published.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { taxClassAt, type Offer } from '#investing/offers/server/offers.ts'
import { questionsOf } from '../shared/questions.ts'
import { coolingBankingDays } from '../shared/rules.ts'
import type { PlacementTerms } from '../shared/terms.ts'

export interface HashedTerms {
  terms: PlacementTerms
  text: string
  sha256: string
}

/** The caller has checked that the offer is of this version of the plan. `today` is in Manila. */
export async function readPresentTerms(
  tx: Transaction,
  { offer, plan, today }: { offer: Offer; plan: PlanVersion; today: string },
): Promise<HashedTerms> {
  const tax = offer.taxClassId === null ? null : await taxClassAt(tx, offer.taxClassId, today)
  return hashTerms({
    planVersionId: plan.versionId,
    planVersion: plan.version,
    plan: plan.body,
    source: plan.source,
    sourceDate: plan.sourceDate,
    offer: {
      offerId: offer.offerId,
      permission: offer.permission,
      regulator: offer.regulator,
      permissionNumber: offer.permissionNumber,
      lookupUrl: offer.lookupUrl,
      expiresOn: offer.expiresOn,
      minimumCentavos: offer.minimumCentavos,
      stepCentavos: offer.stepCentavos,
      perUserCapCentavos: offer.perUserCapCentavos,
      totalCapCentavos: offer.totalCapCentavos,
      opensAt: offer.opensAt,
      closesAt: offer.closesAt,
      earlyExitBasisPoints: offer.earlyExitBasisPoints,
    },
    tax: tax
      ? { taxClassId: tax.taxClassId, name: tax.name, rateBasisPoints: tax.rateBasisPoints }
      : null,
    coolingBankingDays,
    dayCount: 'Act/365',
    questions: questionsOf(offer),
  })
}

function hashTerms(terms: PlacementTerms): HashedTerms {
  const text = JSON.stringify(terms, sortKeys)
  return { terms, text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') }
}

/** The same terms have the same text: keys in order, centavos as digits. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads the text back. Fields named '…Centavos' hold centavos, and '…At' an instant. */
export function parseTerms(text: string): PlacementTerms {
  return JSON.parse(text, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    if (name.endsWith('Centavos')) return BigInt(value)
    return name.endsWith('At') ? new Date(value) : value
  }) as PlacementTerms
}
