import { Star } from 'lucide-react'
import {
  testimonialPictureAddress,
  type PublicTestimonial,
} from '#content/testimonials/shared/rules.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { PageLanguage, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'

/** Testimonials in the words of their authors. The average includes those that are not shown. */
export function Testimonials({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).testimonials
  const { shown } = site.testimonials
  return (
    <PageSection
      id="testimonials"
      title={w.title}
      lead={<Average testimonials={site.testimonials} asOf={site.madeAt} language={language} />}
      layout="above"
      sample={shown.some(({ sample }) => sample)}
      language={language}
    >
      {shown.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <ul className="shelf shelf-of-three py-1">
          {shown.map((one) => (
            <Testimonial key={one.testimonialId} testimonial={one} language={language} />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

function Average({
  testimonials: { count, averageHundredths },
  asOf,
  language,
}: {
  testimonials: PublicSite['testimonials']
  asOf: Date
  language: PageLanguage
}) {
  const w = landingWords(language).testimonials
  const k = knownWords(language)
  if (averageHundredths === null) return <p>{w.lead}</p>
  return (
    <HowWeKnow
      source="query:testimonials"
      language={language}
      about={w.title}
      label={
        <>
          <span className="figures font-semibold text-ink">
            {w.average((averageHundredths / 100).toFixed(1))}
          </span>
          , {w.ofAll(count)}. {w.lead}
        </>
      }
      rows={[[k.asOf, `${showDay(asOf, language)}, ${k.manila}`]]}
    >
      <p>{w.know}</p>
    </HowWeKnow>
  )
}

function Testimonial({
  testimonial,
  language,
}: {
  testimonial: PublicTestimonial
  language: PageLanguage
}) {
  const w = landingWords(language).testimonials
  const { testimonialId, shownName, location, text, rating, writtenAt, hasPicture, amount } =
    testimonial
  const source = `testimonial:${testimonialId}` as const
  return (
    <li className={'card panel relative snap-start rounded-bl-control px-4 pt-4 pb-1 sm:px-5'}>
      <figure data-source={source} className="flex h-full flex-col gap-2">
        <Stars rating={rating} label={w.stars(rating)} />
        <blockquote
          lang={testimonial.language}
          className="text-[0.9375rem] whitespace-pre-line wrap-anywhere"
        >
          {text}
        </blockquote>
        <figcaption className="mt-auto flex items-center gap-3 print:block">
          {hasPicture && (
            <img
              src={testimonialPictureAddress(testimonialId)}
              alt={w.pictureOf(shownName)}
              width={48}
              height={48}
              loading="lazy"
              decoding="async"
              className="size-12 shrink-0 rounded-full object-cover"
            />
          )}
          <span className="min-w-0 grow py-2 text-sm text-muted wrap-anywhere">
            <span className="font-semibold text-ink">
              {shownName}
              {location !== '' && `, ${location}`}
            </span>
            {amount && (
              <span className="figures">
                {' '}
                · {w.amount[amount.direction](showPesos(amount.centavos))}
              </span>
            )}
            <span className="block">
              <span className="sr-only">{w.written} </span>
              <time dateTime={writtenAt.toISOString()}>{showDay(writtenAt, language)}</time>
            </span>
          </span>
          <HowWeKnow
            source={source}
            language={language}
            about={shownName}
            opens="inCard"
            className="-mr-3 shrink-0 text-muted"
          >
            <p>{w.knowOne}</p>
            {amount && <p>{w.knowAmount}</p>}
          </HowWeKnow>
        </figcaption>
      </figure>
    </li>
  )
}

/** Filled and empty stars also differ in shape, for people who cannot distinguish colours. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p role="img" aria-label={label} className="flex gap-0.5 text-stars">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={18}
          strokeWidth={1.75}
          fill={star <= rating ? 'currentColor' : 'none'}
        />
      ))}
    </p>
  )
}
