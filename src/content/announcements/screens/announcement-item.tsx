import { useState } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RelativeTime } from '#foundation/kit/time/relative-time.tsx'
import type { AnnouncementView } from '../shared/contract.ts'
import { announcementWords } from '../shared/words.ts'
import { PriorityMark } from './priority-mark.tsx'

/** Longer texts are cut, with a button for the rest. */
const longText = 240

export function AnnouncementItem({
  announcement,
  isNew,
}: {
  announcement: AnnouncementView
  isNew: boolean
}) {
  const w = useWords(announcementWords)
  const [open, setOpen] = useState(false)
  const { title, description, priority, isPersonal, createdAt } = announcement
  const long = description.length > longText || description.split('\n').length > 4
  return (
    <li
      className={
        'grid grid-cols-1 gap-1 edge pt-3 pb-1 sm:px-5 ' +
        `${priority === 'high' ? 'bg-waiting-tint' : ''}`
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <PriorityMark priority={priority} name={w.priorities[priority]} />
        {isPersonal && <span>{w.personal}</span>}
        {isNew && (
          <span className="inline-flex items-center gap-1.5 font-medium text-primary">
            <span aria-hidden className="size-2 rounded-full bg-primary" />
            {w.unseen}
          </span>
        )}
      </p>
      <h3 className="text-base font-medium wrap-anywhere">{title}</h3>
      {description && (
        <p
          className={
            'max-w-prose wrap-anywhere whitespace-pre-line ' +
            `${long && !open ? 'line-clamp-4' : ''}`
          }
        >
          {description}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <RelativeTime instant={createdAt} className="!justify-start" />
        {long && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="link target inline-flex items-center text-sm"
          >
            {open ? w.readLess : w.readMore}
          </button>
        )}
      </div>
    </li>
  )
}
