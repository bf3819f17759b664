/** Gathers what the public pages say. Every room answers for its own part; nothing is made up here. */
import { factsOf } from '../company/rules.ts'
import { readCompanySettings } from '../company/read-settings.ts'
import { publishedEntries } from '../content/published.ts'
import { readCap } from '../content/read-cap.ts'
import { keepFigures } from '../figures/read-figures.ts'
import { listConfirmedFigures } from '../market/public-figures.ts'
import type { Act } from '../platform/act.ts'
import { together } from '../platform/database.ts'
import { readPublicTestimonials } from '../testimonials/read-public.ts'
import { listPublicPayouts, listPublicProofs } from '../withdrawals/public-payouts.ts'
import type { PublicSite } from './rules-page.ts'

export type SiteAct = Pick<Act, 'tx' | 'settings' | 'secrets'>

/** A reader of its own for each server: it keeps the figures for some seconds. */
export function siteReader(): (act: SiteAct) => Promise<PublicSite> {
  const readFigures = keepFigures()
  return async ({ tx, settings, secrets }) => {
    const [
      company,
      about,
      plans,
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
      company: factsOf(company),
      about: about[0] ?? null,
      plans,
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
