import { useId, type ReactNode } from 'react'
import { manilaDate, showWrittenDay } from '#foundation/time/shared/time.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { dayWords } from '../i18n/words-days.ts'
import { serverNow } from './server-clock.ts'

const dayMs = 86_400_000

/** A day of a list, '2026-11-22' in Manila. Its heading stays while its rows scroll past. */
export function DaySection({ day, children }: { day: string; children: ReactNode }) {
  const w = useWords(dayWords)
  const language = useLanguage()
  const id = useId()
  const written = showWrittenDay(day, language)
  const now = serverNow()
  const title =
    day === manilaDate(new Date(now))
      ? w.today(written)
      : day === manilaDate(new Date(now - dayMs))
        ? w.yesterday(written)
        : written
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line">
      <h2
        id={id}
        className={
          'sticky top-(--sticky-top,0px) z-10 border-b border-line bg-sunken edge py-2 ' +
          'text-sm font-medium text-muted sm:px-5'
        }
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
