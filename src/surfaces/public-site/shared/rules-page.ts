import type { Published } from '#content/content/shared/rules.ts'
import type { KeyFigure } from '#content/figures/shared/rules.ts'
import type { ConfirmedFigure } from '#content/market/shared/rules.ts'
import type { PublicTestimonial } from '#content/testimonials/shared/rules.ts'
import type { OfferStanding, Permission } from '#investing/offers/shared/rules.ts'
import type { Outcome } from '#investing/placements/shared/contract-maturity.ts'
import type { PublicPayout, PublicProof } from '#money/withdrawals/shared/rules-public.ts'
import type { CompanyFacts } from '#people/company/shared/rules.ts'
import type { Block } from './rules.ts'

export type PageLanguage = 'en' | 'fil'

/** All data of the public pages. */
export interface PublicSite {
  mode: 'sample' | 'live'
  madeAt: Date
  publicUrl: string
  company: CompanyFacts
  about: Published<'about'> | null
  /** In the operator's order: the first entry is the first on the page. */
  plans: Published<'plan'>[]
  /** Of each plan at most one: the open offer, or else the newest. */
  offers: PublicOffer[]
  /** Of each version of each plan, also of those that are not shown any more. */
  outcomes: Outcome[]
  cap: { basisPoints: number; entry: Published<'plan-cap'> | null }
  news: Published<'news'>[]
  faq: Published<'faq'>[]
  registrations: Published<'registration'>[]
  highlights: Published<'highlight'>[]
  /** Confirmed by a second member of staff. */
  market: ConfirmedFigure[]
  figures: KeyFigure[]
  payouts: PublicPayout[]
  proofs: PublicProof[]
  testimonials: { shown: PublicTestimonial[]; count: number; averageHundredths: number | null }
}

export interface PublicOffer {
  planEntryId: string
  standing: OfferStanding
  /** Open, without room for its minimum under the total cap. */
  isFull: boolean
  permission: Permission
  regulator: string
  permissionNumber: string
  lookupUrl: string
  /** The last day of the permission, in Manila: 2027-12-31. */
  expiresOn: string
  opensAt: Date
  closesAt: Date
  /** When a person closed it, perhaps before its time; null when nobody did. */
  closedAt: Date | null
  /** Of the principal, kept as a fee on early exit; null: no early exit. */
  earlyExitBasisPoints: number | null
}

/** The pages that the server renders without React in the browser (decision 0020). */
export const renderedPages = ['/', '/terms', '/privacy', '/how-figures-are-made'] as const
export type RenderedPage = (typeof renderedPages)[number]

/** 'not-found' is the page of every address outside the signed-in areas that has none. */
export type PagePath = RenderedPage | 'not-found'

/**
 * The parts of the landing page, in order. The page's script fetches only the changed part, such as
 * `/?part=payouts`, and replaces it.
 */
export const pageParts = [
  'state',
  'ticker',
  'brand',
  'home',
  'payouts',
  'plans',
  'banks',
  'news',
  'market',
  'proofs',
  'testimonials',
  'notifications',
  'highlights',
  'legal',
  'contact',
  'foot',
] as const
export type PagePart = (typeof pageParts)[number]

export interface BuiltFrame {
  /** Addresses of the built script and fonts, and the styles as text for the page's head. */
  script: string
  fonts: string[]
  styles: string
}

export interface PageFrame {
  language: PageLanguage
  path: PagePath
  built: BuiltFrame
  /** Grows with each change. The page asks which parts have changed since. */
  serial: number
  /** The page shows an unpublished version, is labelled as a preview, and must not be indexed. */
  preview?: boolean
}

/** The props of every section. */
export interface SectionProps {
  site: PublicSite
  frame: PageFrame
}

export type PageTheme = 'light' | 'dark' | 'system'

/** The person whose name the page's header shows. */
export type PageReader =
  | { kind: 'visitor' }
  | { kind: 'user' | 'admin'; fullName: string; email: string; avatarId: string | null }

/** The parts that differ between readers, inserted into the page that all readers share. */
export interface PageSlots {
  language: PageLanguage
  reader: PageReader
  theme: PageTheme
  /** Shows a flash message after a sign-out. */
  left?: 'user' | 'admin'
}

export interface PageDocument {
  title: 'terms' | 'privacy'
  blocks: Block[]
  /** The language of the text, which is not always the requested one. */
  language: PageLanguage
  builtIn: boolean
}

/** The module that the build makes from screens/page/render.tsx. */
export interface PublicPageRenderer {
  renderLanding(site: PublicSite, frame: PageFrame): string
  renderPart(part: PagePart, site: PublicSite, frame: PageFrame): string
  renderDocument(site: PublicSite, frame: PageFrame, document: PageDocument): string
  renderHowFigures(site: PublicSite, frame: PageFrame): string
  renderNotFound(site: PublicSite, frame: PageFrame): string
  fillSlots(html: string, slots: PageSlots): string
}
