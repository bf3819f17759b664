import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showListTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PlacementDetail } from '../../../shared/views.ts'
import { placementTone } from '../../placement-badge.tsx'

/** The moves so far, newest first, and the next one. */
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
  return (
    <Card title={w.history}>
      <Timeline
        label={w.history}
        next={next}
        steps={moves
          .toReversed()
          .map(({ moveId, previousState, newState, changedBy, changedAt, reason }) => ({
            id: moveId,
            tone: placementTone[newState],
            // A note changes no state: its text says what happened.
            title: previousState === newState ? planText(reason, language) : p.states[newState],
            detail: (
              <>
                <span className="figures">
                  {w.changed(showListTime(changedAt, language), by[changedBy])}
                </span>
                {previousState !== newState && planText(reason, language) !== '' && (
                  <span className="block whitespace-pre-wrap wrap-anywhere text-ink">
                    {planText(reason, language)}
                  </span>
                )}
              </>
            ),
          }))}
      />
    </Card>
  )
}
