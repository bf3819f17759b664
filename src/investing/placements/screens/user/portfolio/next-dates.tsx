import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '#foundation/kit/data/save-file.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import {
  manilaDate,
  showListTime,
  showWrittenDay,
  type Language,
} from '#foundation/time/shared/time.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { wouldComeBack } from '../../../shared/rolls/roll-amounts.ts'
import { writeCalendar, type CalendarEvent } from '../../../shared/user/calendar-file.ts'
import {
  asksToRoll,
  datesAhead,
  lookAlike,
  type PlacementDate,
} from '../../../shared/user/dates.ts'
import { lastMoment, showUntil } from '../../../shared/user/deadline.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { offersQuery } from '../../calls.ts'

const firstShown = 6

interface Props {
  placements: readonly PlacementView[]
  /** Of one placement, so that its name need not be repeated at every date. */
  alone?: boolean
  /** They are the newest ones: more are not loaded. */
  hasOlder?: boolean
}

/** The dates ahead, also as a file for a calendar. */
export function NextDates({ placements, alone = false, hasOlder = false }: Props) {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  const hidden = useAmountsHidden()
  const [all, setAll] = useState(false)
  const now = new Date(serverNow())
  const { data: offers } = useQuery({ ...offersQuery, enabled: placements.some(asksToRoll) })
  const dates = datesAhead(placements, { now, today: manilaDate(now), offers })
  if (dates.length === 0) return null
  const whose = namer(dates, { hidden, w, language })
  const save = () => {
    const named = namer(dates, { hidden: false, w, language })
    const events = dates.map((date) => eventOf(date, named(date), { w, language }))
    const file = new Blob([writeCalendar(w.title, events)], { type: 'text/calendar' })
    saveFile(file, w.calendarFile)
  }
  return (
    <Card title={w.nextDates}>
      <ul className="grid gap-3">
        {dates.slice(0, all ? undefined : firstShown).map((date) => (
          <li key={keyOf(date)} className="grid">
            <span className="figures font-medium first-letter:uppercase">
              {whenOf(date, language)}
            </span>
            <span className="text-sm text-muted">
              {nameOf(date, w)}
              {!alone && (
                <>
                  {', '}
                  <Link
                    to="/dashboard/investments/$placementId"
                    params={{ placementId: date.placement.placementId }}
                    className="link"
                  >
                    {planText(date.placement.planName, language) + whose(date)}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {dates.length > firstShown && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? w.showFewer : w.showAllDates(dates.length)}
        </Button>
      )}
      {hasOlder && <p className="mt-3 text-sm text-muted">{w.datesOfNewest(placements.length)}</p>}
      <div className="mt-4 grid gap-1">
        <Button variant="secondary" wide icon={<Download aria-hidden size={18} />} onClick={save}>
          {w.calendar}
        </Button>
        <p className="text-sm text-muted">{w.calendarMore}</p>
      </div>
    </Card>
  )
}

function keyOf({ kind, placement }: PlacementDate): string {
  return `${kind}-${placement.placementId}`
}

function whenOf(date: PlacementDate, language: Language): string {
  return date.kind === 'cooling' ? showUntil(date.at, language) : showWrittenDay(date.on, language)
}

function nameOf({ kind }: PlacementDate, w: typeof portfolioWords): string {
  return { cooling: w.coolingEnds, due: w.termEnds, roll: w.rollEnds }[kind]
}

interface Spoken {
  w: typeof portfolioWords
  language: Language
}

/** Behind the name of the plan: which of its placements. */
function namer(
  dates: readonly PlacementDate[],
  { hidden, w, language }: Spoken & { hidden: boolean },
): (date: PlacementDate) => string {
  const isAmbiguous = lookAlike(dates, hidden)
  return (date) => {
    const { principalCentavos, createdAt } = date.placement
    const amount = hidden ? '' : `, ${showPesos(principalCentavos)}`
    const placed = isAmbiguous(date) ? `, ${w.placedAt(showListTime(createdAt, language))}` : ''
    return amount + placed
  }
}

function eventOf(date: PlacementDate, whose: string, { w, language }: Spoken): CalendarEvent {
  const { planName, updatedAt } = date.placement
  const plan = planText(planName, language) + whose
  const texts = {
    cooling: [w.event.cooling(plan), w.event.coolingMore],
    roll: [w.event.roll(plan), w.event.rollMore],
    due: [w.event.due(plan), w.event.dueMore(showPesos(wouldComeBack(date.placement)))],
  } as const
  const [title, text] = texts[date.kind]
  const at = date.kind === 'cooling' ? lastMoment(date.at) : date.on
  return { id: keyOf(date), at, title, text, updatedAt }
}
