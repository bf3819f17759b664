import type { Published } from '#content/content/shared/rules.ts'
import type { KeyFigure } from '#content/figures/shared/rules.ts'
import type { ConfirmedFigure } from '#content/market/shared/rules.ts'
import type { ShownTestimonial } from '#content/testimonials/shared/rules.ts'
import type { PublicPayout, PublicProof } from '#money/withdrawals/shared/rules-public.ts'
/**
 * What the public pages are drawn from: nothing else reaches them, and every part of it says where
 * it comes from.
 */
import type { CompanyFacts } from '#people/company/shared/rules.ts'
import type { Block } from './rules.ts'

export type PageLanguage = 'en' | 'fil'

export interface PublicSite {
  mode: 'sample' | 'live'
  madeAt: Date
  publicUrl: string
  company: CompanyFacts
  about: Published<'about'> | null
  /** In the order of the operator; the first of each is the first on the page. */
  plans: Published<'plan'>[]
  cap: { basisPoints: number; entry: Published<'plan-cap'> | null }
  news: Published<'news'>[]
  faq: Published<'faq'>[]
  registrations: Published<'registration'>[]
  highlights: Published<'highlight'>[]
  /** Confirmed by a second person. */
  market: ConfirmedFigure[]
  figures: KeyFigure[]
  payouts: PublicPayout[]
  proofs: PublicProof[]
  testimonials: { shown: ShownTestimonial[]; count: number; averageHundredths: number | null }
}

/** The pages that the server draws; every other one is drawn in the browser. */
export const renderedPages = ['/', '/terms', '/privacy', '/how-figures-are-made'] as const
export type DrawnPage = (typeof renderedPages)[number]

/**
 * The parts of the landing, in their order: each can be asked for alone, `/?part=payouts`, and put
 * in the place of the one before.
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

/** What the build made for these pages. */
export interface BuiltFrame {
  /** Addresses of the script and of the fonts; the styles as text, which stands in the page. */
  script: string
  fonts: string[]
  styles: string
}

export interface PageFrame {
  language: PageLanguage
  path: DrawnPage
  built: BuiltFrame
  /** Grows with each change that the server hears of: the page asks what changed since. */
  serial: number
  /**
   * A version that is not published stands among the others: said on top of the page, and no search
   * engine may keep it.
   */
  preview?: boolean
}

export type PageTheme = 'light' | 'dark' | 'system'

/** Who reads the page, as its header says it. */
export type PageReader =
  | { kind: 'visitor' }
  | { kind: 'user' | 'admin'; fullName: string; email: string; avatarId: string | null }

/** What is not the same for everybody; it is put into the page that was drawn for all. */
export interface PageSlots {
  language: PageLanguage
  reader: PageReader
  theme: PageTheme
  /** Who has just left is told so. */
  left?: 'user' | 'admin'
}

export interface PageDocument {
  title: 'terms' | 'privacy'
  blocks: Block[]
  /** Not always the one that was asked for. */
  language: PageLanguage
  builtIn: boolean
}

/** What pages/render.tsx is to the server, which knows the built file only. */
export interface PublicPages {
  renderLanding(site: PublicSite, frame: PageFrame): string
  renderPart(part: PagePart, site: PublicSite, frame: PageFrame): string
  renderDocument(site: PublicSite, frame: PageFrame, document: PageDocument): string
  renderHowFigures(site: PublicSite, frame: PageFrame): string
  fillSlots(html: string, slots: PageSlots): string
}
