import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { PublicSite, SectionProps } from '../../../shared/rules-page.ts'
import { entrySource } from '../../../shared/rules-source.ts'
import { PageSection, bothText, NothingYet } from '../../page/page-section.tsx'
import { planWords } from '../../page/site-words.ts'
import { PlanCard } from './plan-card.tsx'
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
      title={w.title}
      lead={
        <>
          <p>{w.lead}</p>
          {site.plans.length > 0 && <p>{w.how}</p>}
        </>
      }
    >
      {site.plans.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <Carousel plans={site.plans} site={site} language={language} />
      )}
      <PastPlans site={site} language={language} />
      <PlanRules cap={site.cap} language={language} />
    </PageSection>
  )
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
      className="grid grid-cols-1 gap-3 print:block"
    >
      <ul
        data-carousel-track
        className={
          'relative -mx-1 grid snap-x scroll-px-1 snap-mandatory auto-cols-[92%] ' +
          'grid-flow-col grid-rows-[repeat(12,auto)] gap-x-4 overflow-x-auto ' +
          'overscroll-x-contain px-1 pb-2 sm:auto-cols-[calc((100%-1rem)/2)] ' +
          'lg:auto-cols-[calc((100%-2rem)/3)] print:block print:overflow-visible'
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
      <div
        data-carousel-controls
        hidden
        className="no-print flex flex-wrap items-center justify-center gap-x-4 gap-y-1"
      >
        <Arrow
          attribute={{ 'data-carousel-previous': '' }}
          label={w.previous}
          icon={<ChevronLeft aria-hidden size={22} />}
        />
        <div className="flex flex-wrap justify-center max-sm:order-first max-sm:w-full">
          {plans.map((entry, place) => (
            <button
              key={entry.entryId}
              type="button"
              data-carousel-dot={place}
              data-source={entrySource('plan', entry)}
              aria-label={w.goTo(bothText(entry.body.name, language))}
              aria-current={place === 0 ? 'true' : undefined}
              className="group/dot inline-flex size-11 items-center justify-center rounded-full"
            >
              <span
                className={
                  'size-3 rounded-full border border-control-line ' +
                  'group-hover/dot:bg-control-line group-aria-[current]/dot:border-primary ' +
                  'group-aria-[current]/dot:bg-primary ' +
                  'forced-colors:group-aria-[current]/dot:bg-[Highlight]'
                }
              />
            </button>
          ))}
        </div>
        <Arrow
          attribute={{ 'data-carousel-next': '' }}
          label={w.next}
          icon={<ChevronRight aria-hidden size={22} />}
        />
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
      className={
        'target inline-flex items-center justify-center rounded-full border ' +
        'border-control-line bg-surface hover:bg-sunken'
      }
    >
      {icon}
    </button>
  )
}
