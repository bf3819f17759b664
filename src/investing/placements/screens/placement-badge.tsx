import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { manilaDate, showDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import { endedWithoutReturn } from '../shared/states.ts'
import { showUntil } from '../shared/user/deadline.ts'
import { statusText } from '../shared/user/status-text.ts'
import { portfolioWords } from '../shared/user/words-portfolio.ts'
import type { PlacementView } from '../shared/views.ts'
import { placementTone } from './placement-tone.ts'

type Standing = Pick<
  PlacementView,
  | 'state'
  | 'status'
  | 'lateSince'
  | 'coolingUntil'
  | 'dueOn'
  | 'principalCentavos'
  | 'returnedCentavos'
>

/** The status, and beside it the mark of a late one. */
export function PlacementBadges({ placement }: { placement: Standing }) {
  const w = useWords(portfolioWords)
  const { state, lateSince } = placement
  const tone = endedWithoutReturn(placement) ? 'held' : placementTone[state]
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {lateSince && state === 'due' && <StatusBadge tone="held">{w.late}</StatusBadge>}
      <StatusBadge tone={tone}>{statusText(placement, w)}</StatusBadge>
    </span>
  )
}

const isPast = (day: string) => day <= manilaDate(new Date(serverNow()))

/** Its state in a sentence. */
export function usePlacementSays(): (placement: Standing) => string {
  const w = useWords(portfolioWords)
  const language = useLanguage()
  return (placement) => {
    const { state, lateSince, coolingUntil, dueOn } = placement
    // A job begins and ends terms: until it has run, these days are past.
    if (state === 'cooling' && coolingUntil.getTime() <= serverNow()) return w.says.begins
    if (state === 'cooling') return w.says.cooling(showUntil(coolingUntil, language))
    if (state === 'active' && isPast(dueOn)) return w.says.due
    if (state === 'active') return w.says.active(showWrittenDay(dueOn, language))
    if (state === 'due' && lateSince) return w.says.late(showDay(lateSince, language))
    if (endedWithoutReturn(placement)) return w.says.noReturn
    return w.says[state]
  }
}
