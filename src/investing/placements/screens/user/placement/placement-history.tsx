import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Timeline, type TimelineStep } from '#foundation/kit/ui/timeline.tsx'
import { showListTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import { endOf } from '../../../shared/user/dates.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { latenessOf } from '../../../shared/user/history/lateness.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PlacementDetail } from '../../../shared/views.ts'
import { placementTone } from '../../placement-tone.ts'

/** The moves so far, newest first, and the next one. A late one says since when and how long. */
export function PlacementHistory({ detail: { moves, placement } }: { detail: PlacementDetail }) {
  const w = useWords(placementWords)
  const p = useWords(portfolioWords)
  const language = useLanguage()
  const by = { user: w.byUser, staff: w.byStaff, job: w.bySystem }
  const { state, coolingUntil, dueOn } = placement
  const next =
    state === 'cooling'
      ? { title: w.next.cooling, detail: showUntil(coolingUntil, language) }
      : state === 'active'
        ? { title: w.next.active, detail: showWrittenDay(dueOn, language) }
        : state === 'due'
          ? { title: w.next.due, detail: w.next.dueMore }
          : undefined
  const endedAt = endOf(state, moves)
  const late = latenessOf(placement, { endedAt, now: new Date(serverNow()) }, w.lateness, language)
  const steps = moves.map(
    ({ moveId, previousState, newState, changedBy, changedAt, reason }): TimelineStep => ({
      id: moveId,
      tone: placementTone[newState],
      // A note changes no state: its text says what happened.
      title: previousState === newState ? planText(reason, language) : p.states[newState],
      detail: (
        <>
          <span className="figures">
            {w.changed(showListTime(changedAt, language), by[changedBy])}
          </span>
          {previousState !== newState && <Told>{planText(reason, language)}</Told>}
          {changedAt === endedAt && late && <Told>{late.endText}</Told>}
        </>
      ),
    }),
  )
  if (late) {
    const after = moves.filter(({ changedAt }) => changedAt <= late.at).length
    steps.splice(after, 0, {
      id: 'late',
      tone: 'held',
      title: w.lateness.title,
      detail: (
        <>
          <span className="figures">{w.changed(showListTime(late.at, language), w.bySystem)}</span>
          <Told>{late.text}</Told>
        </>
      ),
    })
  }
  return (
    <Card title={w.history}>
      <Timeline label={w.history} next={next} steps={steps.toReversed()} />
    </Card>
  )
}

function Told({ children }: { children: string }) {
  if (children === '') return null
  return <span className="block whitespace-pre-wrap wrap-anywhere text-ink">{children}</span>
}
