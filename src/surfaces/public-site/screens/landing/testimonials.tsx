import { Star } from 'lucide-react'
import {
  testimonialPictureAddress,
  type PublicTestimonial,
} from '#content/testimonials/shared/rules.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { PageLanguage, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { NothingYet, PageSection, SampleMark } from '../page/page-section.tsx'
import { knownWords, landingWords } from '../page/site-words.ts'
import { HowWeKnow } from './how-we-know.tsx'

/** Testimonials in the words of their authors. The average includes those that are not shown. */
export function Testimonials({ site, frame: { language } }: SectionProps) {
  const w = landingWords(language).testimonials
  const { shown } = site.testimonials
  return (
    <PageSection id="testimonials" title={w.title} lead={<p>{w.lead}</p>}>
      {shown.length === 0 ? (
        <NothingYet>{w.none}</NothingYet>
      ) : (
        <>
          <Average testimonials={site.testimonials} asOf={site.madeAt} language={language} />
          <ul className="grid border-t border-line">
            {shown.map((one) => (
              <Testimonial key={one.testimonialId} testimonial={one} language={language} />
            ))}
          </ul>
        </>
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
  if (averageHundredths === null) return null
  return (
    <div className="grid">
      <p data-source="query:testimonials" className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-xl font-semibold">
          {w.average((averageHundredths / 100).toFixed(1))}
        </span>
        <span className="text-muted">{w.ofAll(count)}</span>
      </p>
      <HowWeKnow
        source="query:testimonials"
        language={language}
        about={w.title}
        rows={[[k.asOf, `${showDay(asOf, language)}, ${k.manila}`]]}
      >
        <p>{w.know}</p>
      </HowWeKnow>
    </div>
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
  const {
    testimonialId,
    shownName,
    location,
    text,
    rating,
    writtenAt,
    sample,
    hasPicture,
    amount,
  } = testimonial
  const source = `testimonial:${testimonialId}` as const
  return (
    <li className="border-b border-line pt-4 pb-1">
      <figure data-source={source} className="grid gap-1.5">
        <Stars rating={rating} label={w.stars(rating)} />
        <blockquote
          lang={testimonial.language}
          className="max-w-[68ch] whitespace-pre-line wrap-anywhere"
        >
          {text}
        </blockquote>
        {hasPicture && (
          <img
            src={testimonialPictureAddress(testimonialId)}
            alt={w.pictureOf(shownName)}
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            className="size-12 rounded-full object-cover"
          />
        )}
        <figcaption>
          <HowWeKnow
            source={source}
            language={language}
            about={shownName}
            label={
              <>
                <span className="font-medium text-ink">{shownName}</span>
                {location !== '' && <span>{location}</span>}
                {amount && (
                  <span className="figures">
                    {w.amount[amount.direction](showPesos(amount.centavos))}
                  </span>
                )}
                <span>
                  <span className="sr-only">{w.written} </span>
                  <time dateTime={writtenAt.toISOString()}>{showDay(writtenAt, language)}</time>
                </span>
                {sample && <SampleMark language={language} />}
              </>
            }
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
    <p role="img" aria-label={label} className="flex gap-0.5 text-primary">
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
