import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { PlacementMoveView } from '../../shared/views.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { stateTones } from './state-tones.ts'

interface Props {
  moves: readonly PlacementMoveView[]
  /** Its end is not called a loss: all of the principal came back. */
  noReturn: boolean
}

/** All moves, newest first. */
export function PlacementHistory({ moves, noReturn }: Props) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const name = (state: PlacementMoveView['newState']) =>
    state === 'impaired' && noReturn ? w.noReturn : w.states[state]
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-medium">{w.history}</h3>
      <Timeline
        label={w.history}
        steps={moves.toReversed().map((move) => ({
          id: move.moveId,
          tone: move.newState === 'impaired' && noReturn ? 'held' : stateTones[move.newState],
          title: w.moved(move.previousState && name(move.previousState), name(move.newState)),
          detail: [
            `${showListTime(move.changedAt, language)}, ${w.by[move.changedBy]}`,
            move.reason[language],
          ]
            .filter((part) => part !== '')
            .join(' · '),
        }))}
      />
    </section>
  )
}
