/** What the public pages are drawn from: nothing else reaches them, and every part of it says where it comes from. */
import type { CompanyFacts } from '../company/rules.ts'
import type { Published } from '../content/rules.ts'
import type { KeyFigure } from '../figures/rules.ts'
import type { PublicPayout, PublicProof } from '../withdrawals/rules-public.ts'

export type PageLanguage = 'en' | 'fil'

export interface PublicMarketFigure {
  figureId: string
  name: string
  /** A decimal number as text. */
  value: string
  decimals: number
  unit: string
  changePercent: string | null
  source: string
  asOf: Date
  /** Initials of who entered it and of who confirmed it. */
  author: string
  approver: string
  sample: boolean
}

export interface PublicTestimonial {
  testimonialId: string
  /** As its writer chose: 'Maria S.' or 'M••• S•••'. */
  shownName: string
  location: string
  text: string
  rating: number
  /** The language it is written in, for whoever hears the page. */
  language: PageLanguage
  writtenAt: Date
  sample: boolean
}

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
  market: PublicMarketFigure[]
  figures: KeyFigure[]
  payouts: PublicPayout[]
  proofs: PublicProof[]
  testimonials: { shown: PublicTestimonial[]; count: number; averageHundredths: number | null }
}
