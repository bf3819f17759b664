import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { QueuedTestimonial } from '../shared/contract.ts'
import { testimonialPictureAddress } from '../shared/rules.ts'
import { testimonialQueueWords } from '../shared/words-queue.ts'
import { Stars } from './stars.tsx'

interface Props {
  item: QueuedTestimonial
  /** The shortcuts act on this item. */
  isCurrent: boolean
  pending: boolean
  onPublish: () => void
  onRefuse: () => void
}

export function QueuedItem({ item, isCurrent, pending, onPublish, onRefuse }: Props) {
  const w = useWords(testimonialQueueWords)
  const language = useLanguage()
  const { testimonialId, state, shownName, location, text, rating, writtenAt, reason } = item
  const waits = state === 'waiting'
  return (
    <li
      tabIndex={-1}
      data-item={testimonialId}
      aria-label={w.by(shownName)}
      aria-current={isCurrent || undefined}
      className={
        'grid gap-3 border-b border-line px-4 py-4 outline-none last:border-b-0 ' +
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus ' +
        `${isCurrent ? 'bg-primary-tint' : ''}`
      }
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{w.from(shownName, location)}</p>
        <p className="text-sm text-muted">
          {w.written} {w.languages[item.language]}, <Since instant={writtenAt} />{' '}
          <span className="figures">({showListTime(writtenAt, language)})</span>
        </p>
      </div>
      {item.hasPicture && (
        <img
          src={testimonialPictureAddress(testimonialId)}
          alt={w.pictureOf(shownName)}
          width={96}
          height={96}
          className="size-24 rounded-full border border-line object-cover"
        />
      )}
      <p lang={item.language} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {rating !== null && (
        <p>
          <Stars count={rating} label={w.stars(rating)} />
        </p>
      )}
      {reason && (
        <p>
          <StatusBadge tone="failed">{w.reasons[reason]}</StatusBadge>
        </p>
      )}
      {state !== 'rejected' && (
        <div className="flex flex-wrap gap-2">
          {waits && (
            <Button
              size="small"
              aria-label={w.publishOne(shownName)}
              pending={pending}
              onClick={onPublish}
            >
              {w.publish}
              {isCurrent && <KeyHint>A</KeyHint>}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            aria-label={waits ? w.refuseOne(shownName) : w.takeDownOne(shownName)}
            disabled={pending}
            onClick={onRefuse}
          >
            {waits ? w.refuse : w.takeDown}
            {isCurrent && <KeyHint>R</KeyHint>}
          </Button>
        </div>
      )}
    </li>
  )
}
