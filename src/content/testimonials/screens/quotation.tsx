import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { TestimonialAmount, TestimonialLanguage } from '../shared/rules.ts'
import { testimonialWords } from '../shared/words.ts'
import { Stars } from './stars.tsx'

interface Props {
  text: ReactNode
  language: TestimonialLanguage
  shownName: string
  location: string
  rating: number
  writtenAt: Date
  /** The address of the writer's picture. */
  picture?: string | undefined
  amount: TestimonialAmount | null
}

/** A testimonial as the public reads it. */
export function Quotation({
  text,
  language,
  shownName,
  location,
  rating,
  writtenAt,
  picture,
  amount,
}: Props) {
  const w = useWords(testimonialWords)
  const chosen = useLanguage()
  return (
    <figure className="grid gap-2">
      {rating > 0 && (
        <p>
          <Stars count={rating} label={w.stars(rating)} />
        </p>
      )}
      <blockquote lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
      <figcaption className="flex items-center gap-3 text-sm wrap-anywhere text-muted">
        {picture && (
          <img
            src={picture}
            alt={w.pictureOf(shownName)}
            width={48}
            height={48}
            className="size-12 shrink-0 rounded-full object-cover"
          />
        )}
        <span className="min-w-0">
          <span className="font-medium text-ink">{shownName}</span>
          {location && `, ${location}`}
          {amount && (
            <span className="figures block">
              {w.amountShown[amount.direction](showPesos(amount.centavos))}
            </span>
          )}
          <span className="block">{showDay(writtenAt, chosen)}</span>
        </span>
      </figcaption>
    </figure>
  )
}
