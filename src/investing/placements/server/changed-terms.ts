import { readPlanVersion, readPublishedPlan } from '#content/content/server/published.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { listOpenOffers, type Offer } from '#investing/offers/server/offers.ts'
import { listChanges } from '../shared/changes/list-changes.ts'
import { changeWords } from '../shared/changes/words-changes.ts'
import type { ChangedTerm } from '../shared/rules.ts'
import { readPresentTerms } from './frozen-terms.ts'
import { readCoolingDays } from './store.ts'

/**
 * The terms in which the offer and the version that a user read differ from those of today, by name
 * and with commas. Null when the plan is not published any more, or when the version is unknown.
 */
export async function findChangedTerms(
  tx: Transaction,
  offer: Offer,
  readVersionId: string,
): Promise<string | null> {
  const read = await readPlanVersion(tx, readVersionId)
  const [plan, offers, { today }] = await together([
    read && readPublishedPlan(tx, read.entryId),
    listOpenOffers(tx),
    readCoolingDays(tx),
  ])
  if (!read || !plan) return null
  const next = offers.find(({ planEntryId }) => planEntryId === read.entryId) ?? offer
  const before = await readPresentTerms(tx, { offer, plan: read, today })
  const now = await readPresentTerms(tx, { offer: next, plan, today })
  const changed = listChanges(before.terms, now.terms, changeWords, 'en').map(({ term }) => term)
  return changed.length > 0 ? changed.join(',') : ('conditions' satisfies ChangedTerm)
}
