import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { PublicSite, SectionProps } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { PageSection, bothText, NothingYet } from '../../page/page-section.tsx'
import { planWords } from '../../page/site-words.ts'
import { PlanCard } from './plan-card.tsx'
import { takesMoney } from './plan-offer.tsx'
import { PastPlans } from './plan-outcomes.tsx'
import { PlanRules } from './plan-rules.tsx'

/**
 * Shows three plans at a time, or one on a phone. It scrolls without the script, which adds the
 * arrows and dots. It never moves by itself.
 */
export function PlansCarousel({ site, frame: { language } }: SectionProps) {
  const w = planWords(language)
  return (
    <PageSection
      id="plans"
      layout="above"
      tone="sand"
      title={w.title}
      lead={<p>{w.lead}</p>}
      sample={site.plans.some(({ sample }) => sample)}
      language={language}
    >
      {site.plans.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <Carousel plans={openFirst(site)} site={site} language={language} />
      )}
      <PastPlans site={site} language={language} />
      <PlanRules cap={site.cap} language={language} />
    </PageSection>
  )
}

/** Plans that take money now, then those that will, then the others, each in the order of staff. */
function openFirst({ plans, offers }: PublicSite): PublicSite['plans'] {
  const rank = ({ entryId }: PublicSite['plans'][number]) => {
    const offer = offers.find(({ planEntryId }) => planEntryId === entryId)
    if (takesMoney(offer)) return 0
    return offer?.standing === 'upcoming' ? 1 : 2
  }
  return plans.toSorted((one, other) => rank(one) - rank(other))
}

function Carousel({
  plans,
  site,
  language,
}: {
  plans: PublicSite['plans']
  site: PublicSite
  language: SectionProps['frame']['language']
}) {
  const w = planWords(language)
  return (
    <div
      data-carousel
      role="group"
      aria-roledescription="carousel"
      aria-label={w.slides}
      className="grid grid-cols-1 print:block"
    >
      <ul
        data-carousel-track
        className={
          'shelf shelf-of-three relative grid-rows-[repeat(6,auto)] py-1 ' +
          'sm:auto-cols-[calc((100%-0.875rem)/2)] lg:auto-cols-[calc((100%-1.75rem)/3)]'
        }
      >
        {plans.map((entry) => (
          <PlanCard
            key={entry.entryId}
            entry={entry}
            offer={site.offers.find(({ planEntryId }) => planEntryId === entry.entryId)}
            outcomes={site.outcomes}
            language={language}
            isRegistered={site.registrations.length > 0}
          />
        ))}
      </ul>
      {/* The script shows them when the reader comes near; their place is kept. */}
      <div className="needs-scripts no-print -mx-[min(1rem,4.5vw)] min-h-11">
        <div
          data-carousel-controls
          hidden
          className="flex flex-wrap items-center justify-center gap-y-1"
        >
          <Arrow
            attribute={{ 'data-carousel-previous': '' }}
            label={w.previous}
            icon={<ChevronLeft aria-hidden size={22} />}
          />
          {plans.map((entry, place) => (
            <button
              key={entry.entryId}
              type="button"
              data-carousel-dot={place}
              data-source={entrySource('plan', entry)}
              aria-label={w.goTo(bothText(entry.body.name, language))}
              aria-current={place === 0 ? 'true' : undefined}
              className="group/dot target inline-flex items-center justify-center"
            >
              <span
                className={
                  'size-2.5 rotate-45 rounded-[2px] bg-on-sand-muted opacity-60 ' +
                  'group-aria-[current]/dot:scale-130 group-aria-[current]/dot:bg-primary ' +
                  'group-aria-[current]/dot:opacity-100 ' +
                  'forced-colors:group-aria-[current]/dot:bg-[Highlight]'
                }
              />
            </button>
          ))}
          <Arrow
            attribute={{ 'data-carousel-next': '' }}
            label={w.next}
            icon={<ChevronRight aria-hidden size={22} />}
          />
        </div>
      </div>
    </div>
  )
}

function Arrow({
  attribute,
  label,
  icon,
}: {
  attribute: Record<string, string>
  label: string
  icon: React.ReactNode
}) {
  return (
    <button
      {...attribute}
      type="button"
      aria-label={label}
      className={'target inline-flex items-center justify-center rounded-full hover:bg-surface'}
    >
      {icon}
    </button>
  )
}
