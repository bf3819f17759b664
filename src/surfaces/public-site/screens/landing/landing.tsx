import type { ReactNode } from 'react'
import type { PagePart, SectionProps } from '../../shared/rules-page.ts'
import { FooterColumns } from '../page/page-footer.tsx'
import { SiteState } from '../page/page-frame.tsx'
import { BrandLine } from '../page/page-header.tsx'
import { ReplaceablePart } from '../page/page-section.tsx'
import { BankChannels } from './bank-channels.tsx'
import { Contact } from './contact.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { LegalCompliance } from './legal-compliance.tsx'
import { LivePayouts } from './live-payouts.tsx'
import { MarketActivity } from './market-activity.tsx'
import { News } from './news.tsx'
import { PayoutProofs } from './payout-proofs.tsx'
import { PlansCarousel } from './plans/plans-carousel.tsx'
import { Testimonials } from './testimonials.tsx'
import { Ticker } from './ticker.tsx'
import { TransferNotifications } from './transfer-notifications.tsx'

const sections: Record<PagePart, (props: SectionProps) => ReactNode> = {
  state: SiteState,
  ticker: Ticker,
  brand: BrandLine,
  home: Hero,
  payouts: LivePayouts,
  plans: PlansCarousel,
  banks: BankChannels,
  news: News,
  market: MarketActivity,
  proofs: PayoutProofs,
  testimonials: Testimonials,
  notifications: TransferNotifications,
  highlights: Highlights,
  legal: LegalCompliance,
  contact: Contact,
  foot: FooterColumns,
}

/** The parts in the main element; the others belong to the frame. Wide screens show pairs. */
const rows: readonly (readonly PagePart[])[] = [
  ['home'],
  ['payouts'],
  ['plans'],
  ['banks'],
  ['news', 'market'],
  ['proofs'],
  ['testimonials'],
  ['notifications'],
  ['highlights'],
  ['legal'],
  ['contact'],
]

export function MainParts(props: SectionProps) {
  return rows.map((parts) => {
    const shown = parts.map((part) => <Part key={part} part={part} {...props} />)
    return parts.length === 1 ? (
      shown
    ) : (
      <div key={parts.join(' ')} className="page-width lg:grid lg:grid-cols-2">
        {shown}
      </div>
    )
  })
}

export function Part({ part, ...props }: SectionProps & { part: PagePart }) {
  const Section = sections[part]
  return (
    <ReplaceablePart part={part}>
      <Section {...props} />
    </ReplaceablePart>
  )
}
