import { publishedEntries, readCap } from '#content/content/server/published.ts'
import { cacheKeyFigures } from '#content/figures/server/read-figures.ts'
import { listConfirmedFigures } from '#content/market/server/public-figures.ts'
import { readPublicTestimonials } from '#content/testimonials/server/read-public.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { listKeptOutcomes } from '#investing/placements/server/outcomes/outcomes.ts'
import { listShownOffers } from '#investing/placements/server/outcomes/shown-offers.ts'
import {
  listPublicPayouts,
  listPublicProofs,
} from '#money/withdrawals/server/consents/public-payouts.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { companyFactsOf } from '#people/company/shared/rules.ts'
import type { PublicSite } from '../shared/rules-page.ts'

export type SiteContext = Pick<ActionContext, 'tx' | 'settings' | 'secrets'>

/**
 * Returns a function that reads the data of the public pages, each part from the module that owns
 * it. Key figures and outcomes of plans are those of a few seconds ago.
 */
export function siteReader(
  readOutcomes = listKeptOutcomes,
): (ctx: SiteContext) => Promise<PublicSite> {
  const readFigures = cacheKeyFigures()
  return async ({ tx, settings, secrets }) => {
    const [
      company,
      about,
      plans,
      offers,
      outcomes,
      basisPoints,
      caps,
      news,
      faq,
      registrations,
      highlights,
      market,
      figures,
      payouts,
      proofs,
      testimonials,
    ] = await together([
      readCompanySettings(tx),
      publishedEntries(tx, 'about'),
      publishedEntries(tx, 'plan'),
      listShownOffers(tx),
      readOutcomes({ tx }),
      readCap(tx),
      publishedEntries(tx, 'plan-cap'),
      publishedEntries(tx, 'news'),
      publishedEntries(tx, 'faq'),
      publishedEntries(tx, 'registration'),
      publishedEntries(tx, 'highlight'),
      listConfirmedFigures(tx),
      readFigures(tx),
      listPublicPayouts(tx),
      listPublicProofs({ tx, secrets }),
      readPublicTestimonials(tx),
    ])
    return {
      mode: settings.mode,
      madeAt: new Date(),
      publicUrl: settings.publicUrl,
      company: companyFactsOf(company),
      about: about[0] ?? null,
      plans,
      offers,
      outcomes,
      cap: { basisPoints, entry: caps[0] ?? null },
      news,
      faq,
      registrations,
      highlights,
      market,
      figures,
      payouts,
      proofs,
      testimonials,
    }
  }
}
